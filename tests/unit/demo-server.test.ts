/** The server of `npm start`: features that other servers do not have (see tests/servers/). */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressOnRequest } from "#integrations/demo/compress-on-request.ts";
import { createServer, type Handler } from "#integrations/demo/server.ts";
import { listen, stopListening } from "../support/listen.ts";
import { requestsTo } from "../support/send-request.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const areas = `<!doctype html><title>Areas</title>${"<p>raccoon</p>".repeat(50)}`;
const files = { "areas.html": areas, "404.html": "Page Not Found", "icon.png": "0123456789" };
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const own: Handler = ({ url }, response) => {
  if (url === "/fails") throw new Error("meant to fail");
  if (url === "/areas?own") response.end("own");
  return Promise.resolve(url === "/areas?own");
};
const server = createServer({ folder, handlers: [own, compressOnRequest(folder)] });
let port = 0;
before(async () => {
  port = await listen(server);
});
after(() => stopListening(server));
const send = requestsTo(() => port);

test("handlers are called before files are served", async () => {
  assert.equal((await send("/areas?own")).body.toString(), "own");
});

test("the first response of a page is compressed", async () => {
  const compressed = await Promise.all(
    ["br", "br", "gzip"].map((encoding) => send("/areas", { "Accept-Encoding": encoding })),
  );
  const [first, second, third] = compressed.map(({ body }) => body);
  assert.ok(first && second && third);
  assert.ok(first.equals(second));
  assert.equal(brotliDecompressSync(first).toString(), areas);
  assert.equal(gunzipSync(third).toString(), areas);
});

test("only requests that name this machine are answered", async () => {
  for (const [host, status] of [
    ["localhost:4321", 200],
    ["192.168.1.5:4321", 200],
    ["[::1]:4321", 200],
    ["raccoons.example:4321", 421],
    ["localhost.example", 421],
  ] as const) {
    assert.equal((await send("/areas", { Host: host })).status, status, host);
  }
});

const descriptors = "/proc/self/fd";
test("a download that is aborted frees its file", { skip: !existsSync(descriptors) }, async () => {
  const name = join(folder, "large.bin");
  writeFileSync(name, Buffer.alloc(50_000_000));
  const isOpen = () =>
    readdirSync(descriptors).some((number) => {
      const link = join(descriptors, number);
      return existsSync(link) && readlinkSync(link) === name;
    });
  const request = get({ port, path: "/large.bin", host: "127.0.0.1" });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  await once(response, "data");
  assert.ok(isOpen());
  response.destroy();
  while (isOpen()) await setTimeout(10);
});

const [site, copies, mailbox] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
for (const name of ["404.html", "index.html"]) writeFileSync(join(site, name), "");

/** Starts the server of `npm start`, and returns its process and its port. */
async function start(...options: string[]) {
  const child = spawn(process.execPath, ["src/integrations/demo/start.ts", ...options], {
    env: { ...process.env, DIST_DIR: site, TMPDIR: copies, PORT: "0", MAILBOX_DIR: mailbox },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = String(await once(child.stdout, "data"));
  return { child, port: Number(/localhost:(\d+)/.exec(printed)?.[1]) };
}

describe("npm start", () => {
  const network = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4")?.address;
  test("serves the network only with --host", { skip: network === undefined }, async () => {
    for (const options of [["--host"], []]) {
      const { child, port: own } = await start(...options);
      const response = fetch(`http://${network ?? ""}:${own}/`);
      await (options.length > 0 ? response : assert.rejects(response));
      assert.equal((await fetch(`http://127.0.0.1:${own}/`)).status, 200);
      child.kill();
      await once(child, "exit");
    }
  });

  test("deletes its copy of the site, even if Ctrl+C sends SIGINT several times", async () => {
    // Deleting many files takes long enough for a second signal.
    for (let index = 0; index < 2000; index++) writeFileSync(join(site, `${index}.txt`), "");
    const { child } = await start();
    const signals = setInterval(() => child.kill("SIGINT"), 5);
    const ended = await once(child, "exit");
    clearInterval(signals);
    assert.deepEqual(readdirSync(copies), []);
    assert.deepEqual(ended, [0, null]);
  });

  test("says that its port is taken before it builds", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["src/integrations/demo/check-port.ts"],
      {
        env: { ...process.env, PORT: String(port) },
        encoding: "utf8",
      },
    );
    assert.equal(status, 1);
    assert.match(stderr, /^Port \d+ is in use\. Stop the program that uses it, or choose another/);
  });
});

test("after a request that fails with 500 the server continues", async (context) => {
  context.mock.method(console, "error", () => undefined);
  assert.equal((await send("/fails")).status, 500);
  assert.equal((await send("/areas")).status, 200);
});
