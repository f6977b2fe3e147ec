/** The server of `npm start`: features that other servers do not have (see tests/servers/). */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressOnRequest } from "#tools/demo/compress-on-request.ts";
import { createServer, type Handler } from "#tools/demo/server.ts";
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

test("npm start deletes its copy of the site, even if Ctrl+C sends SIGINT several times", async () => {
  const [site, copies, mailbox] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(site, "404.html"), "");
  // Deleting many files takes long enough for a second signal.
  for (let index = 0; index < 2000; index++) writeFileSync(join(site, `${index}.txt`), "");
  writeFileSync(join(site, "index.html"), "");
  const child = spawn(process.execPath, ["src/tools/demo/start.ts"], {
    env: { ...process.env, DIST_DIR: site, TMPDIR: copies, PORT: "0", MAILBOX_DIR: mailbox },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const signals = setInterval(() => child.kill("SIGINT"), 5);
  const ended = await once(child, "exit");
  clearInterval(signals);
  assert.deepEqual(readdirSync(copies), []);
  assert.deepEqual(ended, [0, null]);
});

test("after a request that fails with 500 the server continues", async (context) => {
  context.mock.method(console, "error", () => undefined);
  assert.equal((await send("/fails")).status, 500);
  assert.equal((await send("/areas")).status, 200);
});
