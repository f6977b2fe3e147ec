/** What the server behind `npm start` does beyond what tests/servers/ asks of every server. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressOnRequest } from "#tools/demo/compress-on-request.ts";
import { createServer, type Handler } from "#tools/demo/server.ts";
import { askPort } from "../support/ask.ts";
import { listen, stopListening } from "../support/listen.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
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
after(async () => {
  await stopListening(server);
  rmSync(folder, { recursive: true });
});
const ask = askPort(() => port);

test("handlers are asked before the files", async () => {
  assert.equal((await ask("/areas?own")).body.toString(), "own");
});

test("a page is compressed by the time its first request is answered", async () => {
  const compressed = await Promise.all(
    ["br", "br", "gzip"].map((encoding) => ask("/areas", { "Accept-Encoding": encoding })),
  );
  const [first, second, third] = compressed.map(({ body }) => body);
  assert.ok(first && second && third);
  assert.ok(first.equals(second));
  assert.equal(brotliDecompressSync(first).toString(), areas);
  assert.equal(gunzipSync(third).toString(), areas);
});

test("a request that fails is answered with 500, and the next one as usual", async (context) => {
  context.mock.method(console, "error", () => undefined);
  assert.equal((await ask("/fails")).status, 500);
  assert.equal((await ask("/areas")).status, 200);
});
