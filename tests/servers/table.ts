/** The tests that every server of the built site must pass. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { encodings } from "#tools/hosts/compress.ts";
import {
  contentTypes,
  defaultCacheControl,
  immutableFiles,
  redirects,
  securityHeaders,
} from "#tools/hosts/rules.ts";
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import { type Answer, type Ask } from "../support/ask.ts";
import { content, everyPage, unknownPaths } from "../support/pages.ts";

const page = neighbourhoodPath(content.areas.neighbourhoods[0]?.slug ?? "");

const fileOf = (path: string) =>
  path === "/" ? "index.html" : `${path.slice(1)}${extname(path) ? "" : ".html"}`;

/** Whether a path has malformed or dangerous encoding. Some servers answer with 400 instead of 404. */
const isMalformed = (path: string) => /%(?![0-9a-f]{2})|%00|%E0|%2f/i.test(path);

function hasSecurityHeaders({ headers }: Answer, path: string) {
  for (const [name, value] of Object.entries(securityHeaders)) {
    assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
  }
}

/**
 * Registers the tests of a server that serves a copy of the built site.
 *
 * @param folder the copy, with its compressed files
 * @param added files in it that are not from the build and must not be sent
 */
export function testServer(ask: Ask, folder: string, added: readonly string[]) {
  const read = (name: string) => readFileSync(join(folder, name));
  const builtFiles = (pattern: string) =>
    globSync(pattern, { cwd: folder }).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const [script = ""] = builtFiles("_astro/*.js");

  function isFile(body: Buffer, name: string) {
    assert.ok(body.equals(read(name)), `${name} is not as it was built`);
  }

  function isUncachedPage(answer: Answer, name: string, path: string) {
    isFile(answer.body, name);
    assert.equal(answer.headers["content-type"], "text/html; charset=utf-8", path);
    assert.equal(answer.headers["cache-control"], defaultCacheControl, path);
    hasSecurityHeaders(answer, path);
  }

  async function isNotFound(path: string) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path.slice(0, 60));
    isUncachedPage(answer, "404.html", path.slice(0, 60));
  }

  async function isRedirected(from: string, to: string) {
    const answer = await ask(from);
    assert.equal(answer.status, 301, from);
    assert.equal(answer.headers.location, to, from);
    hasSecurityHeaders(answer, from);
    assert.equal((await ask(to)).status, 200, `${from} leads to ${to}`);
  }

  test("every page is served at its path, with any query, and revalidated on each visit", async () => {
    for (const { path } of everyPage) {
      for (const query of ["", "?utm_source=card&utm_medium=print"]) {
        const answer = await ask(path + query);
        assert.equal(answer.status, 200, path);
        isUncachedPage(answer, fileOf(path), path);
      }
    }
  });

  test("other spellings of a page's path redirect to it once, permanently and with the query", async () => {
    const query = "?a=1&b=%C3%A9%20/&c";
    for (const { path } of everyPage.filter((entry) => entry.path !== "/")) {
      for (const suffix of ["/", ".html", "/index.html", "/index"]) {
        await isRedirected(path + suffix, path);
      }
    }
    for (const suffix of ["/", ".html"]) await isRedirected(page + suffix + query, page + query);
    for (const path of ["/index.html", "/index"]) await isRedirected(path, "/");
    await isRedirected(`/index.html${query}`, `/${query}`);
    assert.ok(redirects.has(staticRoutes.reviews.toLowerCase()));
    for (const [from, to] of redirects) {
      await isRedirected(from, to);
      await isRedirected(from + query, to + query);
    }
  });

  test("every other path returns 404", async () => {
    const { cities, neighbourhoods } = content.areas;
    for (const path of [
      ...unknownPaths.filter((unknown) => !isMalformed(unknown)),
      ...cities.map(({ slug }) => `/${slug}`),
      ...neighbourhoods.map(({ slug }) => `/toronto/${slug}`),
      "/toronto/",
      "/AREAS",
      "/areas.HTML",
      `${page}/x`,
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
      await isNotFound(path);
    }
  });

  test("folders, hidden files, source maps, compressed copies and files for hosts return 404", async () => {
    for (const path of [
      ...added.map((name) => `/${name}`),
      ...["/_astro", "/_astro/", "/_astro/fonts/", "/share", "/share/"],
      ...["/_headers", "/_redirects", "/.nojekyll"],
      ...Object.values(encodings).flatMap(({ suffix }) => [
        `/areas.html${suffix}`,
        `/areas${suffix}`,
      ]),
    ]) {
      await isNotFound(path);
    }
  });

  test("no path leads out of the folder or adds a response header", async () => {
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
      assert.doesNotMatch(body.toString(), /root:|"dependencies"/, path);
      assert.equal(headers["set-cookie"], undefined, path);
    }
  });

  test("files with a hash in their name are cached for a year, and all others revalidated", async () => {
    const { prefix, cacheControl } = immutableFiles;
    for (const name of builtFiles(`${prefix.slice(1)}**/*.*`)) {
      assert.equal((await ask(`/${name}`)).headers["cache-control"], cacheControl, name);
    }
    for (const name of builtFiles("*.*").filter((found) => !found.endsWith(".html"))) {
      assert.equal((await ask(`/${name}`)).headers["cache-control"], defaultCacheControl, name);
    }
  });

  test("every file has the right content type", async () => {
    const names = builtFiles("**/*.*").filter((name) => !name.endsWith(".html"));
    for (const [extension, [name = ""]] of Map.groupBy(names, (name) => extname(name).slice(1))) {
      assert.ok(contentTypes.has(extension), `there is no content type for ${name}`);
      const { headers, body } = await ask(`/${name}`);
      assert.equal(headers["content-type"], contentTypes.get(extension), name);
      isFile(body, name);
    }
  });

  test("text files are sent in an accepted encoding, and images uncompressed", async () => {
    for (const path of [page, "/", `/${script}`, "/favicon.svg"]) {
      for (const [accepted, encoding] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip, deflate", "gzip"],
      ] as const) {
        const { headers, body } = await ask(path, { "Accept-Encoding": accepted });
        assert.equal(headers["content-encoding"], encoding, `${path} for ${accepted}`);
        assert.match(String(headers.vary), /accept-encoding/i, path);
        isFile(body, fileOf(path) + encodings[encoding].suffix);
      }
      const { headers } = await ask(path, { "Accept-Encoding": "identity" });
      assert.equal(headers["content-encoding"], undefined, path);
    }
    const { headers } = await ask("/icon-192.png", { "Accept-Encoding": "gzip, br" });
    assert.equal(headers["content-encoding"], undefined);
  });

  test("a file that the browser has cached is not sent again", async () => {
    for (const path of [page, "/", `/${script}`, "/icon-192.png"]) {
      for (const accepted of ["identity", "br"]) {
        const { headers } = await ask(path, { "Accept-Encoding": accepted });
        const askWith = (etag: string) =>
          ask(path, { "Accept-Encoding": accepted, "If-None-Match": etag });
        const again = await askWith(String(headers.etag));
        assert.equal(again.status, 304, `${path}, ${accepted}`);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers["cache-control"], headers["cache-control"], path);
        assert.equal((await askWith('"other"')).status, 200, path);
      }
    }
  });

  test("range requests work", async () => {
    for (const path of [page, "/icon-192.png"]) {
      const whole = read(fileOf(path));
      const size = whole.length;
      for (const [range, start, end] of [
        ["bytes=2-4", 2, 5],
        [`bytes=${size - 2}-`, size - 2, size],
      ] as const) {
        const { status, headers, body } = await ask(path, { Range: range });
        assert.equal(status, 206, `${path} ${range}`);
        assert.equal(headers["content-range"], `bytes ${start}-${end - 1}/${size}`);
        assert.ok(body.equals(whole.subarray(start, end)), `${path} ${range}`);
      }
      assert.equal((await ask(path, { Range: `bytes=${size}-` })).status, 416, path);
    }
  });

  test("HEAD returns the same headers without a body, and other methods return 405", async () => {
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
    for (const method of ["POST", "PUT", "DELETE"]) {
      assert.equal((await ask(page, {}, method)).status, 405, method);
    }
  });

  test("no response reveals the server's version", async () => {
    for (const path of [page, "/no-such-page"]) {
      const { headers } = await ask(path);
      assert.doesNotMatch(String(headers.server ?? ""), /\d/);
      assert.equal(headers["x-powered-by"], undefined);
    }
  });
}
