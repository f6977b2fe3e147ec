/** What every server has to do with the built site, address by address: one table for all of them. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encodings, textsIn } from "#tools/hosts/compress.ts";
import { contentTypes, redirects, securityHeaders } from "#tools/hosts/rules.ts";
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import { type Ask } from "../support/ask.ts";
import { content, everyPage, unknownPaths } from "../support/pages.ts";

const revalidate = "public, max-age=0, must-revalidate";
const aYear = "public, max-age=31536000, immutable";
const page = neighbourhoodPath(content.areas.neighbourhoods[0]?.slug ?? "");

/** One thing that holds: its name, and the proof. */
export type Expectation = [name: string, proof: (ask: Ask) => Promise<void>];

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The expectations for the built site in a folder, to which the tests have added what must not be handed out. */
export function expectations(folder: string, secrets: readonly string[]): Expectation[] {
  const built = (name: string) => readFileSync(join(folder, name));
  const script = globSync("_astro/*.js", { cwd: folder })[0] ?? "";

  /** Same bytes as in the folder; only where none are sent is the length believed. */
  const isWhole = (body: Buffer, name: string) => {
    assert.ok(body.equals(built(name)), `${name} came otherwise than it was built`);
  };

  /** The not-found page, with all that an answer carries, and not to be kept. */
  async function isNotFound(ask: Ask, path: string) {
    const { status, headers, body } = await ask(path);
    const what = path.slice(0, 60);
    assert.equal(status, 404, what);
    isWhole(body, "404.html");
    assert.equal(headers["content-type"], "text/html; charset=utf-8", what);
    assert.equal(headers["cache-control"], revalidate, what);
    carriesHeaders(headers, what);
  }

  async function isMoved(ask: Ask, from: string, to: string) {
    const { status, headers } = await ask(from);
    assert.equal(status, 301, from);
    assert.equal(headers.location, to, from);
    carriesHeaders(headers, from);
    assert.equal((await ask(to)).status, 200, `${from} leads to ${to}`);
  }

  return [
    [
      "every page answers at its address, whole, with its type and headers, to be asked for again",
      async (ask) => {
        for (const { path } of everyPage) {
          const { status, headers, body } = await ask(path);
          assert.equal(status, 200, path);
          isWhole(body, fileOf(path));
          assert.equal(headers["content-type"], "text/html; charset=utf-8", path);
          assert.equal(headers["cache-control"], revalidate, path);
          carriesHeaders(headers, path);
        }
      },
    ],
    [
      "a page answers alike whatever is asked of it",
      async (ask) => {
        const { status, body } = await ask(`${page}?utm_source=card&utm_medium=print`);
        assert.equal(status, 200);
        isWhole(body, fileOf(page));
      },
    ],
    [
      "one ending too many redirects once, for good, to the page, and keeps the query",
      async (ask) => {
        for (const { path } of everyPage.filter((entry) => entry.path !== "/")) {
          for (const stray of ["/", ".html", "/index.html", "/index"]) {
            await isMoved(ask, path + stray, path);
          }
        }
        for (const home of ["/index.html", "/index"]) await isMoved(ask, home, "/");
        const query = "?a=1&b=%C3%A9%20/&c";
        for (const stray of ["/", ".html"]) await isMoved(ask, page + stray + query, page + query);
        await isMoved(ask, `/index.html${query}`, `/${query}`);
      },
    ],
    [
      "what people type redirects once, for good, and keeps the query",
      async (ask) => {
        for (const [from, to] of redirects()) await isMoved(ask, from, to);
        const typed = staticRoutes.reviews.toLowerCase();
        await isMoved(ask, `${typed}?page=2&x=y%20z`, `${staticRoutes.reviews}?page=2&x=y%20z`);
      },
    ],
    [
      "an address that no page has answers 404 with the not-found page",
      async (ask) => {
        for (const path of [
          ...unknownPaths.filter((unknown) => !isMalformed(unknown)),
          "/AREAS",
          "/areas.HTML",
          "/toronto/raccoon-removal/x",
          "/toronto/annexe/",
          "/areas.html/",
          "/areas/index.html/",
          "/favicon.svg/",
          "/favicon.svg.html",
          "/_astro/gone.js",
          "/404.html",
          "/404/",
          "/404/index.html",
          "/index/",
          "//areas/",
          "//",
          "//areas",
          "/areas//",
          "/toronto//raccoon-removal",
          "//example.org/..",
        ]) {
          await isNotFound(ask, path);
        }
      },
    ],
    [
      "no folder is listed",
      async (ask) => {
        for (const path of ["/_astro", "/_astro/", "/_astro/fonts/", "/share", "/share/"]) {
          await isNotFound(ask, path);
        }
      },
    ],
    [
      "hidden files, source maps, compressed twins and the hosts' own files are not handed out",
      async (ask) => {
        for (const name of secrets) await isNotFound(ask, `/${name}`);
        for (const path of ["/_headers", "/_redirects", "/.nojekyll"]) await isNotFound(ask, path);
        for (const { suffix } of Object.values(encodings)) {
          await isNotFound(ask, `/areas.html${suffix}`);
          await isNotFound(ask, `/areas${suffix}`);
        }
      },
    ],
    [
      "no address leads out of the folder, and a malformed one meets no fault",
      async (ask) => {
        for (const path of [
          ...unknownPaths.filter(isMalformed),
          "/../package.json",
          "/..%2f..%2fetc%2fpasswd",
          "/%2e%2e/%2e%2e/etc/passwd",
          "/_astro/../../package.json",
          "/_astro/..%2f..%2fpackage.json",
          String.raw`/..\..\etc\passwd`,
          "/areas%0d%0aSet-Cookie:%20a=b/",
          "/areas/%0d%0aSet-Cookie:%20a=b",
        ]) {
          const { status, headers, body } = await ask(path);
          assert.ok([400, 404].includes(status), `${path}: ${status}`);
          assert.ok(!/root:|"dependencies"/.test(body.toString()), path);
          assert.equal(headers["set-cookie"], undefined, path);
        }
      },
    ],
    [
      "hashed files may be kept for a year, everything else is asked for again",
      async (ask) => {
        for (const name of globSync("_astro/**/*.*", { cwd: folder }).filter(isBuilt)) {
          assert.equal((await ask(`/${name}`)).headers["cache-control"], aYear, name);
        }
        for (const name of globSync("*.*", { cwd: folder, exclude: ["*.html"] }).filter(isBuilt)) {
          assert.equal((await ask(`/${name}`)).headers["cache-control"], revalidate, name);
        }
      },
    ],
    [
      "every file has its type",
      async (ask) => {
        const names = globSync("**/*.*", { cwd: folder, exclude: ["**/*.html"] }).filter(isBuilt);
        for (const [ending, examples] of Map.groupBy(names, (name) => extname(name).slice(1))) {
          const type = contentTypes.get(ending);
          assert.ok(type, `the table knows no type for ${examples[0]}`);
          const { headers, body } = await ask(`/${examples[0]}`);
          assert.equal(headers["content-type"], type, examples[0]);
          isWhole(body, examples[0] ?? "");
        }
      },
    ],
    [
      "texts come compressed as the browser likes it, at the highest level",
      async (ask) => {
        for (const path of [page, "/", `/${script}`, "/favicon.svg"]) {
          const name = extname(path) ? path.slice(1) : fileOf(path);
          const plain = await ask(path);
          assert.equal(plain.headers["content-encoding"], undefined, path);
          const best = {
            br: await encodings.br.compress(built(name)),
            gzip: await encodings.gzip.compress(built(name)),
          };
          for (const [accepted, encoding, unpack] of [
            ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
            ["br", "br", brotliDecompressSync],
            ["gzip, br;q=0", "gzip", gunzipSync],
            ["gzip, deflate", "gzip", gunzipSync],
          ] as const) {
            const { headers, body } = await ask(path, { "Accept-Encoding": accepted });
            assert.equal(headers["content-encoding"], encoding, `${path} for ${accepted}`);
            assert.match(String(headers.vary), /accept-encoding/i, path);
            isWhole(unpack(body), name);
            assert.equal(
              body.length,
              best[encoding].length,
              `${path} as small as ${encoding} makes it`,
            );
          }
          for (const refused of ["identity", "br;q=0", "gzip;q=0, br;q=0"]) {
            const { headers } = await ask(path, { "Accept-Encoding": refused });
            assert.equal(headers["content-encoding"], undefined, `${path} for ${refused}`);
          }
        }
      },
    ],
    [
      "pictures and fonts, which are compressed by nature, come as they are",
      async (ask) => {
        const { headers } = await ask("/icon-192.png", { "Accept-Encoding": "gzip, br" });
        assert.equal(headers["content-encoding"], undefined);
        assert.equal(headers["content-type"], "image/png");
      },
    ],
    [
      "a browser that has it is not sent it again",
      async (ask) => {
        for (const path of [page, "/", `/${script}`, "/icon-192.png"]) {
          for (const accepted of ["identity", "br"]) {
            const asked = { "Accept-Encoding": accepted };
            const { headers } = await ask(path, asked);
            const tag = String(headers.etag);
            const date = String(headers["last-modified"]);
            const later = new Date(Date.parse(date) + 60_000).toUTCString();
            const before = new Date(Date.parse(date) - 60_000).toUTCString();
            for (const [condition, status] of [
              [{ "If-None-Match": tag }, 304],
              [{ "If-None-Match": `"other", ${tag}` }, 304],
              [{ "If-None-Match": '"other"' }, 200],
              [{ "If-Modified-Since": date }, 304],
              [{ "If-Modified-Since": before }, 200],
              // The tag knows better than the date.
              [{ "If-None-Match": '"other"', "If-Modified-Since": later }, 200],
            ] as const) {
              const again = await ask(path, { ...asked, ...condition });
              const what = `${path}, ${accepted}, ${JSON.stringify(condition)}`;
              assert.equal(again.status, status, what);
              if (status === 304) {
                assert.equal(again.body.length, 0, what);
                assert.equal(again.headers["cache-control"], headers["cache-control"], what);
              }
            }
          }
        }
      },
    ],
    [
      "a file can be had in part",
      async (ask) => {
        for (const name of ["icon-192.png", fileOf(page)]) {
          const path = name.endsWith(".html") ? page : `/${name}`;
          const whole = built(name);
          const size = whole.length;
          const parts = [
            ["bytes=2-4", 2, 5],
            ["bytes=-3", size - 3, size],
            [`bytes=${size - 2}-`, size - 2, size],
          ] as const;
          for (const [range, first, end] of parts) {
            const { status, headers, body } = await ask(path, { Range: range });
            assert.equal(status, 206, `${path} ${range}`);
            assert.equal(headers["content-range"], `bytes ${first}-${end - 1}/${size}`);
            assert.ok(body.equals(whole.subarray(first, end)), `${path} ${range}`);
          }
          const beyond = await ask(path, { Range: `bytes=${size}-` });
          assert.equal(beyond.status, 416, path);
          assert.equal((await ask(path)).headers["accept-ranges"], "bytes");
        }
      },
    ],
    [
      "the headers can be had alone",
      async (ask) => {
        for (const path of [page, "/icon-192.png", "/no-such-page", `${page}/`]) {
          const whole = await ask(path);
          const { status, headers, body } = await ask(path, {}, "HEAD");
          assert.equal(status, whole.status, path);
          assert.equal(body.length, 0, path);
          for (const name of ["content-type", "cache-control", "etag", "location"]) {
            assert.equal(headers[name], whole.headers[name], `${path} ${name}`);
          }
          if (status === 200) assert.equal(Number(headers["content-length"]), whole.body.length);
        }
      },
    ],
    [
      "a method that changes things is refused",
      async (ask) => {
        for (const method of ["POST", "PUT", "DELETE"]) {
          assert.equal((await ask(page, {}, method)).status, 405, method);
        }
      },
    ],
    [
      "no answer tells which server it is, but for its name",
      async (ask) => {
        for (const path of [page, "/no-such-page"]) {
          const { headers } = await ask(path);
          assert.doesNotMatch(String(headers.server ?? ""), /\d/);
          assert.equal(headers["x-powered-by"], undefined);
        }
      },
    ],
    [
      "every text that shrinks has its compressed twins ready",
      () => {
        for (const name of textsIn(folder)) {
          for (const { suffix } of Object.values(encodings)) {
            const twin = globSync(name + suffix, { cwd: folder }).length > 0;
            assert.ok(twin || built(name).length < 400, name + suffix);
            if (twin) assert.ok(built(name + suffix).length < built(name).length, name + suffix);
          }
        }
        return Promise.resolve();
      },
    ],
  ];
}

/** Addresses that are no addresses; some servers say so (400), and none finds a page. */
const isMalformed = (path: string) => /%(?![0-9a-f]{2})|%00|%E0|%2f/i.test(path);

/** Whether a file came from the build, not from what the tests or the compressor added. */
const isBuilt = (name: string) => !/\.(?:br|gz|map)$/.test(name);

function carriesHeaders(headers: NodeJS.Dict<string | string[]>, what: string) {
  for (const [name, value] of Object.entries(securityHeaders)) {
    assert.equal(headers[name.toLowerCase()], value, `${what}: ${name}`);
  }
}
