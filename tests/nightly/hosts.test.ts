/** The built site on nginx and Caddy, with the example configurations of the owner's guide. */
import assert from "node:assert/strict";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { checkSite } from "#live/check-live.ts";
import { liveClient } from "#live/client.ts";
import { builtSite } from "#live/compare.ts";
import { shareImagePath, staticRoutes } from "#routes.ts";
import { copySite } from "../support/copy-site.ts";
import { requestsTo } from "../support/http-request.ts";
import { content } from "../support/pages.ts";
import { freePort, start, type Running } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const nginx = "/usr/sbin/nginx";
const caddy = "/usr/bin/caddy";
const { reviews } = staticRoutes;

const work = temporaryFolder();
const root = join(work, "site");
// nginx runs as another user.
chmodSync(work, 0o755);

const example = (name: string) => readFileSync(join("src/hosting", name), "utf8");

/** Writes a server's configuration, and returns the name of its file. */
function configuration(name: string, text: string) {
  const file = join(work, name);
  writeFileSync(file, text.replaceAll("/var/www/www.example.org", root));
  return file;
}

/** Starts nginx on a port, without TLS. */
function startNginx(port: number) {
  const site = example("nginx.conf")
    .replaceAll(/^ssl_.*$/gm, "")
    .replaceAll(/listen \[::\]:80.*;/g, "")
    .replaceAll(/listen \[::\]:443.*;/g, `listen 127.0.0.1:${port};`)
    .replace("server_name www.example.org;", "server_name 127.0.0.1;");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  const file = configuration(
    "nginx.conf",
    `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${join(work, "nginx.pid")};
events {}
http {
access_log off;
${folders.join("\n")}
${site.replace("mime.types", "/etc/nginx/mime.types")}
}
`,
  );
  return start(nginx, ["-e", "stderr", "-c", file], port, work);
}

/** Starts Caddy on a port, without TLS. */
function startCaddy(port: number) {
  const site = example("Caddyfile")
    .replace("https://example.org {", `http://localhost:${port} {`)
    .replace("https://www.example.org {", `http://127.0.0.1:${port} {`);
  const file = configuration("Caddyfile", `{\n\tadmin off\n}\n${site}`);
  return start(caddy, ["run", "--config", file, "--adapter", "caddyfile"], port, work);
}

for (const [name, program, startServer] of [
  ["nginx", nginx, startNginx],
  ["Caddy", caddy, startCaddy],
] as const) {
  // A missing program is a failure in CI, not a skip.
  describe(name, { skip: !existsSync(program) && !process.env["CI"] }, () => {
    let server: Running | undefined;
    before(async () => {
      const port = await freePort();
      copySite(root, `http://127.0.0.1:${port}`);
      writeFileSync(join(root, ".env"), "secret");
      server = await startServer(port);
    });
    after(() => server?.stop());
    const send = requestsTo(() => server?.port ?? 0);

    test("serves pages and files as they were built", async () => {
      for (const [path, file, type] of [
        ["/", "index.html", "text/html"],
        ["/areas?a=1", "areas.html", "text/html"],
        [reviews, `${reviews}.html`, "text/html"],
        ["/favicon.svg", "favicon.svg", "image/svg+xml"],
        ["/contact.vcf", "contact.vcf", "text/vcard"],
        ["/site.webmanifest", "site.webmanifest", "application/manifest+json"],
        ["/.well-known/security.txt", ".well-known/security.txt", "text/plain"],
      ] as const) {
        if (!existsSync(join(root, file))) continue;
        const { status, headers, body } = await send(path);
        assert.equal(status, 200, path);
        assert.ok(body.equals(readFileSync(join(root, file))), path);
        assert.ok(headers["content-type"]?.startsWith(type), `${path}: ${headers["content-type"]}`);
        assert.equal(headers["cache-control"], "public, max-age=0, must-revalidate", path);
      }
    });

    test("redirects other spellings of a page's path, with the query", async () => {
      for (const [from, to] of [
        ["/areas/?a=1", "/areas?a=1"],
        ["/areas.html", "/areas"],
        ["/index.html", "/"],
        [reviews.toLowerCase(), reviews],
        [`${reviews.toLowerCase()}/?a=1`, `${reviews}?a=1`],
        // The example of a page that has moved.
        ["/learn/chimney-or-deck", "/learn/raccoon-in-the-chimney"],
        ["/learn/chimney-or-deck/?a=1", "/learn/raccoon-in-the-chimney?a=1"],
      ] as const) {
        const { status, headers } = await send(from);
        assert.equal(status, 301, from);
        assert.equal(headers.location, to, from);
      }
    });

    test("leads to the present page from every address in moved.yaml", async () => {
      for (const { from, to } of content.moved) {
        const { status, headers, body } = await send(from);
        const document = readFileSync(join(root, `${from}.html`));
        assert.ok(status === 200 ? body.equals(document) : headers.location === to, from);
      }
    });

    test("answers other paths with the not-found page", async () => {
      for (const path of [
        "/no-such-page",
        "/AREAS",
        "/toronto",
        "/toronto/",
        "/_astro/",
        "/404.html/",
        "//areas",
        "//example.org/..",
        "/_headers",
        "/.env",
        "/.well-known/../.env",
      ]) {
        const { status, body } = await send(path);
        assert.equal(status, 404, path);
        assert.ok(body.equals(readFileSync(join(root, "404.html"))), path);
      }
    });

    test("is right for check:live", async () => {
      const client = liveClient({ perMinute: 60_000, timeout: 5 });
      const origin = `http://127.0.0.1:${server?.port}`;
      assert.deepEqual(await checkSite(origin, builtSite(root), client), []);
    });

    test("sends the headers of public/_headers, and compresses", async () => {
      const [everyPath = ""] = readFileSync("public/_headers", "utf8").split("\n\n");
      const expected = [...everyPath.matchAll(/^ +([\w-]+): (.+)$/gm)];
      assert.ok(expected.length > 5);
      for (const path of ["/", "/areas/", "/no-such-page"]) {
        const { headers } = await send(path, { "Accept-Encoding": "gzip" });
        for (const [, header = "", value] of expected)
          assert.equal(headers[header.toLowerCase()], value, `${path}: ${header}`);
        if (path === "/") assert.equal(headers["content-encoding"], "gzip");
      }
      for (const path of [shareImagePath("/"), "/icon-512.png", "/favicon.ico"]) {
        const { headers } = await send(path);
        assert.equal(headers["cross-origin-resource-policy"], "cross-origin", path);
      }
      const html = String((await send("/")).body);
      const [script = ""] = /\/_astro\/[\w.-]+\.js/.exec(html) ?? [];
      const { headers } = await send(script);
      assert.equal(headers["cache-control"], "public, max-age=31536000, immutable", script);
    });
  });
}
