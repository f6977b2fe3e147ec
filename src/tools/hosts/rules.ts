/**
 * What a host does besides serving files: response headers, content types, caching, redirects, denied paths.
 * One table, from which each host's configuration is written and which the server behind `npm start` follows.
 */
import { staticRoutes } from "#routes.ts";

/** Headers of every response. The rest of the Content-Security-Policy is in each page, so that hosts without headers have it too. */
export const securityHeaders = {
  // `frame-ancestors` works in a header only, not in a meta element.
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

/** Cache-Control unless `immutableFiles` says otherwise: any file may change with the next deploy. Static hosts have the same default. */
export const defaultCacheControl = "public, max-age=0, must-revalidate";

/** Cache-Control of the files whose names change with their content. */
export const immutableFiles = {
  prefix: "/_astro/",
  cacheControl: "public, max-age=31536000, immutable",
} as const;

/** The Content-Type of every file that a build makes, by its extension. */
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

/** The Content-Type of a file with any other extension. */
export const unknownContentType = "application/octet-stream";

/** Paths that answer 404 whatever is in the folder, as a regular expression that JavaScript, nginx (PCRE) and Caddy (RE2) read alike. */
export const deniedPaths = [
  // Doubled slashes: at the start of a redirect's target they would name another host.
  "//",
  // Hidden files.
  String.raw`/\.`,
  // Compressed copies, and source maps.
  String.raw`\.(?:br|gz|map)$`,
  // Files that hosts read themselves.
  "^/_(?:headers|redirects)$",
  // The not-found page under its own name, and two wrong names of the home page.
  String.raw`^/404(?:\.html)?$`,
  "^/(?:404|index)/",
].join("|");

/** What may follow a page's path by mistake: the request is redirected to the page. */
export const redirectedSuffixes = ["/index.html", "/index", ".html", "/"] as const;

/** The same as a regular expression. */
export const suffixPattern = redirectedSuffixes.join("|").replaceAll(".", String.raw`\.`);

/** The status of every redirect: permanent. */
export const redirectStatus = 301;

const reviewsInSmallLetters = staticRoutes.reviews.toLowerCase();

/** Redirects from one path to another; both forms with and without a slash, so that no host needs two hops. */
export const redirects: ReadonlyMap<string, string> = new Map([
  [reviewsInSmallLetters, staticRoutes.reviews],
  [`${reviewsInSmallLetters}/`, staticRoutes.reviews],
]);

/** The same for servers of one's own, with the wrong names of the home page, whose file is not named like its path. */
export const serverRedirects = [
  ...redirectedSuffixes
    .filter((suffix) => suffix.startsWith("/index"))
    .map((from) => [from, "/"] as const),
  ...redirects,
];
