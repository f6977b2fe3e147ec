import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createServer } from "#hosting/server.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(folder, "toronto", "annex"), { recursive: true });
mkdirSync(join(folder, "_astro"));
mkdirSync(join(folder, ".mailbox"));
const page = (text: string) =>
  `<!doctype html><title>${text}</title>${"<p>raccoon</p>".repeat(50)}`;
const files: Record<string, string> = {
  "index.html": page("home"),
  "areas.html": page("areas"),
  "404.html": page("Page Not Found"),
  "AAA-Affordable-Wildlife-Control-Reviews.html": page("reviews"),
  "toronto/raccoon-removal.html": page("toronto"),
  "toronto/annex/raccoon-removal.html": page("annex"),
  "_astro/form.abc123.js": "export {};",
  "icon.png": "0123456789",
  _headers: "secret",
  _redirects: "secret",
  ".mailbox/message.eml": "secret",
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const server = createServer({ folder });
let port = 0;
before(
  () =>
    new Promise<void>((done) => {
      server.listen(0, () => {
        const address = server.address();
        port = typeof address === "object" && address ? address.port : 0;
        done();
      });
    }),
);
after(() => {
  server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is spelt, which fetch() would put right. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((done, fail) => {
    request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    })
      .on("error", fail)
      .end();
  });

describe("a page", () => {
  test("answers at its clean address, with its type and the headers of the table", async () => {
    const { status, headers, body } = await ask("/toronto/annex/raccoon-removal");
    assert.equal(status, 200);
    assert.equal(headers["content-type"], "text/html; charset=utf-8");
    assert.equal(headers["cache-control"], "public, max-age=0, must-revalidate");
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.match(String(headers["content-security-policy"]), /frame-ancestors 'none'/);
    assert.match(body.toString(), /annex/);
  });

  for (const [from, to] of [
    ["/areas/", "/areas"],
    ["/areas.html", "/areas"],
    ["/index.html", "/"],
    ["/toronto/raccoon-removal/index.html", "/toronto/raccoon-removal"],
    ["/areas/?utm=a&b=c", "/areas?utm=a&b=c"],
    ["/aaa-affordable-wildlife-control-reviews", "/AAA-Affordable-Wildlife-Control-Reviews"],
    ["/toronto", "/toronto/raccoon-removal"],
    ["/toronto/annex/", "/toronto/annex/raccoon-removal"],
  ] as const) {
    test(`asked for as ${from} redirects once, for good, to ${to}`, async () => {
      const { status, headers } = await ask(from);
      assert.equal(status, 301);
      assert.equal(headers.location, to);
    });
  }

  test("may be asked for its headers alone", async () => {
    const { status, headers, body } = await ask("/areas", {}, "HEAD");
    assert.equal(status, 200);
    assert.equal(Number(headers["content-length"]), Buffer.byteLength(files["areas.html"] ?? ""));
    assert.equal(body.length, 0);
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await ask("/areas");
    const again = await ask("/areas", { "If-None-Match": String(headers.etag) });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
  });

  test("is compressed as the browser likes it", async () => {
    const br = await ask("/areas", { "Accept-Encoding": "gzip, br" });
    assert.equal(br.headers["content-encoding"], "br");
    assert.equal(brotliDecompressSync(br.body).toString(), files["areas.html"]);
    const gz = await ask("/areas", { "Accept-Encoding": "gzip, br;q=0" });
    assert.equal(gz.headers["content-encoding"], "gzip");
    assert.equal(gunzipSync(gz.body).toString(), files["areas.html"]);
    const plain = await ask("/areas", { "Accept-Encoding": "br;q=0, *;q=0" });
    assert.equal(plain.headers["content-encoding"], undefined);
    assert.notEqual(br.headers.etag, plain.headers.etag);
    assert.equal(br.headers.vary, "Accept-Encoding");
  });
});

describe("a file", () => {
  test("with a hash in its name may be kept for a year", async () => {
    const { headers } = await ask("/_astro/form.abc123.js");
    assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal(headers["content-type"], "text/javascript; charset=utf-8");
  });

  test("can be had in part", async () => {
    const { status, headers, body } = await ask("/icon.png", { Range: "bytes=2-4" });
    assert.equal(status, 206);
    assert.equal(headers["content-range"], "bytes 2-4/10");
    assert.equal(body.toString(), "234");
    assert.equal((await ask("/icon.png", { Range: "bytes=-3" })).body.toString(), "789");
    assert.equal((await ask("/icon.png", { Range: "bytes=20-" })).status, 416);
  });
});

describe("an address that no page has", () => {
  for (const path of [
    "/nothing",
    "/404",
    "/404.html",
    "/../package.json",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/toronto/../areas",
    "//",
    "//areas",
    "/areas//",
    "/areas.html/",
    "/areas/index.html/",
    "/\\areas",
    "/areas%00",
    "/%E0%A4%A",
    "/__proto__",
    "/constructor",
    "/toString",
    "/_headers",
    "/_redirects",
    "/.mailbox/message.eml",
    "/toronto/annexe/",
    `/${"a".repeat(2000)}`,
    "/AREAS",
  ]) {
    test(`${path.slice(0, 40)} is not found, with the page that says so`, async () => {
      const { status, body } = await ask(path);
      assert.equal(status, 404);
      assert.match(body.toString(), /Page Not Found/);
      assert.doesNotMatch(body.toString(), /secret|root:/);
    });
  }

  test("a method that changes things is refused", async () => {
    const { status, headers } = await ask("/areas", {}, "POST");
    assert.equal(status, 405);
    assert.equal(headers.allow, "GET, HEAD");
  });
});
