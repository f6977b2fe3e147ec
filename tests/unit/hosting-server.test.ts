/** What our own server does beyond the table that tests/servers/ holds every server to. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createServer } from "#tools/demo/server.ts";
import { asking } from "../support/ask.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(folder, "toronto"));
const page = (text: string) =>
  `<!doctype html><title>${text}</title>${"<p>raccoon</p>".repeat(50)}`;
const files: Record<string, string> = {
  "index.html": page("home"),
  "areas.html": page("areas"),
  "404.html": page("Page Not Found"),
  "toronto/raccoon-removal.html": page("toronto"),
  "icon.png": "0123456789",
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
symlinkSync("/etc/passwd", join(folder, "linked.txt"));

const server = createServer({ folder });
let port = 0;
before(
  () =>
    new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        port = typeof address === "object" && address ? address.port : 0;
        done();
      });
    }),
);
after(() => {
  server.close();
});
const ask = asking(() => port);

describe("an encoding", () => {
  for (const [accepted, encoding] of [
    ["*", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0.5, *;q=0.8", "br"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, *;q=0", undefined],
    ["", undefined],
  ] as const) {
    test(`is chosen by weight: ${accepted || "nothing"} gets ${encoding ?? "none"}`, async () => {
      const { headers } = await ask("/areas", { "Accept-Encoding": accepted });
      assert.equal(headers["content-encoding"], encoding);
    });
  }

  test("has a tag of its own, since its bytes are others", async () => {
    const plain = await ask("/areas");
    const small = await ask("/areas", { "Accept-Encoding": "br" });
    assert.notEqual(plain.headers.etag, small.headers.etag);
  });
});

describe("a part of a file", () => {
  test("is not sent of what the file no longer is", async () => {
    const { headers } = await ask("/icon.png");
    const range = { Range: "bytes=2-4" };
    const same = await ask("/icon.png", { ...range, "If-Range": String(headers.etag) });
    assert.equal(same.body.toString(), "234");
    const other = await ask("/icon.png", { ...range, "If-Range": '"other"' });
    assert.equal(other.status, 200);
    assert.equal(other.body.toString(), "0123456789");
  });

  test("is the whole where several are asked for at once", async () => {
    const { status, body } = await ask("/icon.png", { Range: "bytes=0-1,4-5" });
    assert.equal(status, 200);
    assert.equal(body.toString(), "0123456789");
  });
});

describe("an address that no page has", () => {
  for (const path of [
    "/../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/toronto/../areas",
    "/\\areas",
    "/areas%00",
    "/%E0%A4%A",
    "/__proto__",
    "/constructor",
    "/toString",
    "/linked.txt",
    `/${"a".repeat(2000)}`,
  ]) {
    test(`${path.slice(0, 40)} is not found, with the page that says so`, async () => {
      const { status, body } = await ask(path);
      assert.equal(status, 404);
      assert.match(body.toString(), /Page Not Found/);
    });
  }
});

test("a method that changes things is told which do not", async () => {
  const { status, headers } = await ask("/areas", {}, "POST");
  assert.equal(status, 405);
  assert.equal(headers.allow, "GET, HEAD");
});
