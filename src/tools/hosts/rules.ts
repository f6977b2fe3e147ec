/**
 * One table of what a host does beside handing out files: headers, types, caching, clean addresses,
 * redirects. `configs/` writes it down as each host reads it, and `server.ts` obeys it itself.
 */
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";

/** Response headers of every answer. The rest of the Content-Security-Policy stands in each page (csp.ts), so that hosts without headers have it too. */
export const securityHeaders = {
  // A frame's parent is known only to a header; a meta element cannot say it.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. No preload: it binds every subdomain of the owner's domain for good, which is the owner's to decide.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
} as const;

/** How long an answer may be kept: not at all, for it may change with the next deploy. It is the static hosts' own default, too. */
export const caching = "public, max-age=0, must-revalidate";

/** What may be kept for longer, by the beginning of its address. */
export const longerCaching = [
  // Their names change with their content.
  { prefix: "/_astro/", value: "public, max-age=31536000, immutable" },
] as const;

/** How long the answer at a path may be kept. */
export const cacheControl = (path: string) =>
  longerCaching.find(({ prefix }) => path.startsWith(prefix))?.value ?? caching;

/** The type of every file that a build makes, by its ending. */
export const contentTypes: ReadonlyMap<string, string> = new Map([
  ["html", "text/html; charset=utf-8"],
  ["js", "text/javascript; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
  ["svg", "image/svg+xml; charset=utf-8"],
  ["png", "image/png"],
  ["ico", "image/x-icon"],
  ["woff2", "font/woff2"],
  ["txt", "text/plain; charset=utf-8"],
  ["xml", "application/xml; charset=utf-8"],
  ["json", "application/json"],
  ["wasm", "application/wasm"],
  ["webmanifest", "application/manifest+json; charset=utf-8"],
]);

/** The type of a file that the table does not know. */
export const unknownType = "application/octet-stream";

/** Whether files of a type are text, which shrinks. */
export const isText = (type: string) =>
  /^(?:text\/|image\/svg|application\/(?:xml|json|manifest))/.test(type);

/**
 * Addresses at which nothing is handed out, whatever stands in the folder, as expressions that JavaScript,
 * nginx (PCRE) and Caddy (RE2) read alike.
 */
export const closed = [
  // Doubled slashes: at the start of a redirect's target they would name another host.
  "//",
  // Hidden files.
  String.raw`/\.`,
  // Compressed twins, and source maps.
  String.raw`\.(?:br|gz|map)$`,
  // What hosts read themselves.
  "^/_(?:headers|redirects)$",
  // The not-found page by its own name, and what would be the home page by two wrong ones.
  String.raw`^/404(?:\.html)?$`,
  "^/(?:404|index)/",
].join("|");

/** The endings that a page's address does not have: with one of them it redirects to the page. */
export const strayEndings = ["/index.html", "/index", ".html", "/"] as const;

/** The addresses that these make of the home page's, whose file is not named like its address. */
export const homeSpellings = strayEndings.filter((ending) => ending.startsWith("/index"));

/** The status of every redirect: permanent. */
export const redirectStatus = 301;

/**
 * Addresses that people type or keep, and the page each means: the reviews in lower case, a city or
 * neighbourhood by its name alone; each with a slash at its end, too, so that no host needs two hops.
 */
export function redirects(): Map<string, string> {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  const bare = [
    [staticRoutes.reviews.toLowerCase(), staticRoutes.reviews],
    ...(areas?.cities ?? []).map(({ slug, path }) => [`/${slug}`, path] as const),
    ...(areas?.neighbourhoods ?? []).map(
      ({ slug }) => [`/toronto/${slug}`, neighbourhoodPath(slug)] as const,
    ),
  ] as const;
  return new Map(
    bare.flatMap(
      ([from, to]) =>
        [
          [from, to],
          [`${from}/`, to],
        ] as const,
    ),
  );
}
