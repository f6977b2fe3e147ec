/** The tests that every server of the built site must pass. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { encodings } from "#tools/hosting/compress.ts";
import {
  contentTypes,
  defaultCacheControl,
  immutableFiles,
  redirects,
  responseHeaders,
} from "#tools/hosting/rules.ts";
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import type { SendRequest, ServerResponse } from "../support/send-request.ts";
import { content, everyPage, required, unknownPaths } from "../support/pages.ts";

const page = neighbourhoodPath(required(content.areas.neighbourhoods[0]).slug);
const query = "?a=1&b=%C3%A9%20/&c";

const fileOf = (path: string) =>
  path === "/" ? "index.html" : `${path.slice(1)}${extname(path) ? "" : ".html"}`;

/** Whether a path has malformed or dangerous encoding, which some servers answer with 400. */
const isMalformed = (path: string) => /%(?![0-9a-f]{2})|%00|%E0|%2f/i.test(path);

/** Other spellings of paths, and the path that each redirects to, permanently and at once. */
const redirected = [
  ...everyPage
    .filter(({ path }) => path !== "/")
    .flatMap(({ path }) =>
      ["/", ".html", "/index.html", "/index"].map((suffix) => [path + suffix, path] as const),
    ),
  [`${page}/${query}`, page + query],
  [`${page}.html${query}`, page + query],
  ["/index.html", "/"],
  ["/index", "/"],
  [`/index.html${query}`, `/${query}`],
  [staticRoutes.reviews.toLowerCase(), staticRoutes.reviews],
  [`${staticRoutes.reviews.toLowerCase()}/${query}`, staticRoutes.reviews + query],
  ...redirects,
] as const;

const notFound: Readonly<Record<string, readonly string[]>> = {
  "unknown paths": [
    ...unknownPaths.filter((path) => !isMalformed(path)),
    ...content.areas.cities.map(({ slug }) => `/${slug}`),
    ...content.areas.neighbourhoods.map(({ slug }) => `/toronto/${slug}`),
    "/toronto/",
    `${page}/x`,
    "/_astro/gone.js",
  ],
  "paths in other letters": ["/AREAS", "/areas.HTML"],
  "two suffixes": ["/areas.html/", "/areas/index.html/", "/index/"],
  "files with a suffix": ["/favicon.svg/", "/favicon.svg.html"],
  "the not-found page": ["/404.html", "/404/", "/404/index.html"],
  "double slashes": ["//", "//areas", "//areas/", "/areas//", "/toronto//raccoon-removal"],
  "double slashes before a host": ["//example.org/.."],
  folders: ["/_astro", "/_astro/", "/_astro/fonts/", "/share", "/share/", "/.well-known"],
  "files for hosts": ["/_headers", "/_redirects", "/.nojekyll"],
  "compressed copies": Object.values(encodings).flatMap(({ suffix }) => [
    `/areas.html${suffix}`,
    `/areas${suffix}`,
    `/.well-known/security.txt${suffix}`,
  ]),
};

/** Paths that try to leave the folder or to add a response header. */
const attacks = [
  ...unknownPaths.filter(isMalformed),
  "/../package.json",
  "/..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/_astro/../../package.json",
  "/_astro/..%2f..%2fpackage.json",
  "/.well-known/../.env",
  "/.well-known/%2e%2e/.env",
  String.raw`/..\..\etc\passwd`,
  "/areas%0d%0aSet-Cookie:%20a=b/",
  "/areas/%0d%0aSet-Cookie:%20a=b",
];

/** Registers tests of a server of a compressed copy of the site, which may not send `secrets`. */
export function testServer(send: SendRequest, folder: string, secrets: readonly string[]) {
  const read = (name: string) => readFileSync(join(folder, name));
  const builtFiles = (pattern: string) =>
    globSync(pattern, { cwd: folder }).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const [script = ""] = builtFiles("_astro/*.js");

  function isFile(body: Buffer, name: string) {
    assert.ok(body.equals(read(name)), `${name} is not as it was built`);
  }

  function hasSecurityHeaders({ headers }: ServerResponse, path: string) {
    for (const [name, value] of Object.entries(responseHeaders)) {
      assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
    }
  }

  function isUncachedPage(response: ServerResponse, name: string, path: string) {
    isFile(response.body, name);
    assert.equal(response.headers["content-type"], "text/html; charset=utf-8", path);
    assert.equal(response.headers["cache-control"], defaultCacheControl, path);
    hasSecurityHeaders(response, path);
  }

  test("every page is served at its path, with any query, and revalidated on each visit", async () => {
    for (const path of everyPage.flatMap((entry) => [entry.path, entry.path + query])) {
      const response = await send(path);
      assert.equal(response.status, 200, path);
      isUncachedPage(response, fileOf(path.replace(query, "")), path);
    }
  });

  test("other spellings of a page's path redirect to it once, permanently and with the query", async () => {
    for (const [from, to] of redirected) {
      const response = await send(from);
      assert.equal(response.status, 301, from);
      assert.equal(response.headers.location, to, from);
      hasSecurityHeaders(response, from);
      assert.equal((await send(to)).status, 200, `${from} leads to ${to}`);
    }
  });

  for (const [kind, paths] of Object.entries({
    ...notFound,
    "files that nobody may read": secrets.map((name) => `/${name}`),
  })) {
    test(`404 is the answer for ${kind}`, async () => {
      for (const path of paths) {
        const response = await send(path);
        assert.equal(response.status, 404, path.slice(0, 60));
        isUncachedPage(response, "404.html", path.slice(0, 60));
      }
    });
  }

  test("no path leads out of the folder or adds a response header", async () => {
    for (const path of attacks) {
      const { status, headers, body } = await send(path);
      assert.ok([400, 404].includes(status), `${path}: ${status}`);
      assert.doesNotMatch(body.toString(), /root:|"dependencies"|secret/, path);
      assert.equal(headers["set-cookie"], undefined, path);
    }
  });

  test("the files in /.well-known/ are served", async () => {
    const path = "/.well-known/security.txt";
    const response = await send(path);
    assert.equal(response.status, 200);
    isFile(response.body, path);
    assert.equal(response.headers["content-type"], contentTypes.get("txt"));
    assert.equal(response.headers["cache-control"], defaultCacheControl);
    hasSecurityHeaders(response, path);
  });

  test("files with a hash in their name are cached for a year, and all others revalidated", async () => {
    const { prefix, cacheControl } = immutableFiles;
    for (const name of builtFiles(`${prefix.slice(1)}**/*.*`)) {
      assert.equal((await send(`/${name}`)).headers["cache-control"], cacheControl, name);
    }
    for (const name of builtFiles("*.*").filter((found) => !found.endsWith(".html"))) {
      assert.equal((await send(`/${name}`)).headers["cache-control"], defaultCacheControl, name);
    }
  });

  test("every file has the right content type", async () => {
    const names = builtFiles("**/*.*").filter((name) => !name.endsWith(".html"));
    for (const [extension, [name = ""]] of Map.groupBy(names, (name) => extname(name).slice(1))) {
      assert.ok(contentTypes.has(extension), `there is no content type for ${name}`);
      const { headers, body } = await send(`/${name}`);
      assert.equal(headers["content-type"], contentTypes.get(extension), name);
      isFile(body, name);
    }
  });

  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", undefined],
  ] as const) {
    test(`text files are sent as ${encoding ?? "they are"} to a browser that accepts ${accepted}, images as they are`, async () => {
      for (const path of [page, "/", `/${script}`, "/favicon.svg"]) {
        const { headers, body } = await send(path, { "Accept-Encoding": accepted });
        assert.equal(headers["content-encoding"], encoding, path);
        if (encoding) assert.match(String(headers.vary), /accept-encoding/i, path);
        isFile(body, fileOf(path) + (encoding ? encodings[encoding].suffix : ""));
      }
      const { headers } = await send("/icon-192.png", { "Accept-Encoding": accepted });
      assert.equal(headers["content-encoding"], undefined);
    });
  }

  test("a file that the browser has cached is not sent again", async () => {
    for (const path of [page, "/", `/${script}`, "/icon-192.png"]) {
      for (const accepted of ["identity", "br"]) {
        const sendWith = (etag = "") =>
          send(path, { "Accept-Encoding": accepted, "If-None-Match": etag });
        const { headers } = await sendWith('"other"');
        const again = await sendWith(headers.etag);
        assert.equal(again.status, 304, `${path}, ${accepted}`);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers["cache-control"], headers["cache-control"], path);
      }
    }
  });

  test("range requests work", async () => {
    for (const path of [page, "/icon-192.png"]) {
      const whole = read(fileOf(path));
      const size = whole.length;
      for (const [range, start, end] of [
        ["bytes=2-4", 2, 5],
        ["bytes=0-0", 0, 1],
        ["bytes=-2", size - 2, size],
        [`bytes=2-${size}`, 2, size],
        [`bytes=${size - 2}-`, size - 2, size],
      ] as const) {
        const { status, headers, body } = await send(path, { Range: range });
        assert.equal(status, 206, `${path} ${range}`);
        assert.equal(headers["content-range"], `bytes ${start}-${end - 1}/${size}`);
        assert.ok(body.equals(whole.subarray(start, end)), `${path} ${range}`);
      }
      assert.equal((await send(path, { Range: `bytes=${size}-` })).status, 416, path);
    }
  });

  test("HEAD returns the same headers without a body, and other methods return 405", async () => {
    for (const path of [page, "/icon-192.png", "/no-such-page", `${page}/`]) {
      const whole = await send(path);
      const { status, headers, body } = await send(path, {}, "HEAD");
      assert.equal(status, whole.status, path);
      assert.equal(body.length, 0, path);
      for (const name of ["content-type", "cache-control", "etag", "location"]) {
        assert.equal(headers[name], whole.headers[name], `${path} ${name}`);
      }
      if (status === 200) assert.equal(Number(headers["content-length"]), whole.body.length);
    }
    for (const method of ["POST", "PUT", "DELETE"]) {
      assert.equal((await send(page, {}, method)).status, 405, method);
    }
  });

  test("no response reveals the server's version", async () => {
    for (const path of [page, "/no-such-page"]) {
      const { headers } = await send(path);
      assert.doesNotMatch(String(headers.server ?? ""), /\d/);
      assert.equal(headers["x-powered-by"], undefined);
    }
  });
}
