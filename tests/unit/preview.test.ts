/** The server of `npm run preview` and of the tests. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import type { PreviewServer } from "vite";
import { previewSite } from "#demo/preview.ts";
import { requestsTo } from "../support/http-request.ts";
import { freePort } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = join(temporaryFolder(), "dist");

/** Writes a site as a build does: beside the folder, which is renamed. */
function build(text: string) {
  const next = `${folder}-next`;
  mkdirSync(join(next, "services"), { recursive: true });
  for (const [name, content] of Object.entries({
    "index.html": text,
    "areas.html": text,
    "services/attic.html": text,
    "404.html": "Page Not Found",
    "icon.svg": "<svg/>",
    _redirects: "/attic /services/attic 301\n/attic/ /services/attic 301\n",
    "robots.txt": "Sitemap: http://localhost:4321/sitemap-index.xml",
    _headers:
      "/*\n  X-Test: yes\n\n/_astro/*\n  X-Test: no\n# Later\n/icon*\n  ! X-Test\n  X-Test: icon\n",
  }))
    writeFileSync(join(next, name), content);
  renameSync(next, folder);
}

build("first");
let server: PreviewServer | undefined;
let port = 0;
before(async () => {
  port = await freePort();
  server = await previewSite(folder, {
    port,
    middlewares: [
      ({ url }, response, next) => {
        if (url === "/areas?own") response.end("own");
        else next();
      },
    ],
  });
});
after(() => server?.close());
const send = requestsTo(() => port);

test("pages have clean URLs, and other paths the not-found page with status 404", async () => {
  for (const [path, status, body] of [
    ["/", 200, "first"],
    ["/areas", 200, "first"],
    ["/areas?from=van", 200, "first"],
    ["/services/attic", 200, "first"],
    ["/icon.svg", 200, "<svg/>"],
    ["/areas?own", 200, "own"],
    ["//areas/", 404, "Page Not Found"],
    ["/services/", 404, "Page Not Found"],
    ["/services", 404, "Page Not Found"],
    ["/no-such-page", 404, "Page Not Found"],
    ["/no-such-page.html", 404, "Page Not Found"],
    ["/../dist-secret", 404, "Page Not Found"],
  ] as const) {
    const response = await send(path);
    assert.equal(response.status, status, path);
    assert.equal(String(response.body), body, path);
    assert.equal(response.headers["x-test"], path === "/icon.svg" ? "icon" : "yes", path);
  }
});

test("other spellings of a page's path lead to it, with the query", async () => {
  for (const [from, to] of [
    ["/areas/", "/areas"],
    ["/areas.html?from=van", "/areas?from=van"],
    ["/services/attic/?a=1?b=2", "/services/attic?a=1?b=2"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/attic", "/services/attic"],
    ["/attic/?a=1", "/services/attic?a=1"],
  ] as const) {
    const { status, headers } = await send(from);
    assert.deepEqual([status, headers.location], [301, to], from);
  }
});

test("only requests that name this machine are answered", async () => {
  for (const [host, status] of [
    ["localhost:4321", 200],
    ["192.168.1.5:4321", 200],
    ["[::1]:4321", 200],
    ["raccoons.example:4321", 403],
    ["localhost.example", 403],
  ] as const)
    assert.equal((await send("/areas", { Host: host })).status, status, host);
});

const network = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;
test("npm start says that its port is in use before it builds", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--run", "start"], {
    env: { ...process.env, PORT: String(port) },
    encoding: "utf8",
  });
  assert.equal(status, 1);
  assert.match(stderr, /already in use[^]*Write another port into \.env, such as PORT=\d+/);
  assert.doesNotMatch(stdout, /build/);
});

test("other machines cannot reach it", { skip: network === undefined }, async () => {
  await assert.rejects(fetch(`http://${network ?? ""}:${port}/`));
});

test("after another build it serves that one", async () => {
  renameSync(folder, `${folder}-previous`);
  build("second");
  for (const path of ["/", "/areas"]) assert.equal(String((await send(path)).body), "second");
});

const built = dirname(folder);
for (const [title, cwd, value, sentence] of [
  [
    "its port is in use",
    built,
    () => String(port),
    /^Port \d+ is already in use\. Write another port into \.env, such as PORT=\d+/,
  ],
  ["its port is none", built, () => "http", /^PORT must be a number from 1 to 65535\./],
  ["nothing is built", temporaryFolder(), () => "4321", /^There is no dist\/ yet\. Run npm start/],
] as const) {
  test(`the command says in a sentence that ${title}`, () => {
    const { status, stderr } = spawnSync(process.execPath, [resolve("src/demo/start.ts")], {
      cwd,
      env: { ...process.env, PORT: value() },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.match(stderr, sentence);
    assert.doesNotMatch(stderr, /\n +at /);
  });
}

for (const [kind, siteUrl, lines] of [
  [
    "demo",
    "http://localhost:4321",
    [
      "The site is at",
      "Quote requests arrive at",
      "Its canonical URLs and its sitemap name port N, for which it was built. npm start builds it for port N.",
    ],
  ],
  [
    "public site",
    "https://raccoons.example",
    ["The site is at", "This is the public site: its form sends to the office."],
  ],
] as const) {
  test(`the command offers the mailbox according to what is built: a ${kind}`, async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "dist"));
    writeFileSync(join(cwd, "dist/robots.txt"), `Sitemap: ${siteUrl}/sitemap-index.xml\n`);
    writeFileSync(join(cwd, "dist/404.html"), "");
    const port = await freePort();
    const contrary = kind === "demo" ? "https://raccoons.example" : "";
    const child = spawn(process.execPath, [resolve("src/demo/start.ts")], {
      cwd,
      env: { ...process.env, PORT: String(port), SITE_URL: contrary },
    });
    const output: unknown[] = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    await once(child.stdout, "data");
    const { status } = await fetch(`http://127.0.0.1:${port}/__mailbox`);
    child.kill();
    await once(child, "close");
    assert.equal(status, kind === "demo" ? 200 : 404);
    const printed = output.join("").trim().split("\n");
    assert.deepEqual(
      printed.map((line) => line.replace(/ http.*/, "").replaceAll(/port \d+/g, "port N")),
      lines,
    );
  });
}
