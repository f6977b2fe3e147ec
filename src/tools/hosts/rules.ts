/**
 * The rules for hosts: response headers, content types, caching, redirects, denied paths. Each
 * host's configuration is generated from them, and the server of `npm start` uses them.
 */
import { staticRoutes } from "#routes.ts";

/**
 * Headers of every response. The rest of the Content-Security-Policy is in each page, for hosts
 * without custom headers.
 */
export const securityHeaders = {
  // `frame-ancestors` works only in a header, not in a meta element.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. No `preload`: it affects every subdomain permanently, so the owner of the domain
  // must decide.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Cache-Control of files that are not in `immutableFiles`: they can change with each deploy. Static
 * hosts have the same default.
 */
export const defaultCacheControl = "public, max-age=0, must-revalidate";

/** Cache-Control of the files whose names change with their content. */
export const immutableFiles = {
  prefix: "/_astro/",
  cacheControl: "public, max-age=31536000, immutable",
} as const;

/** The Content-Type of every file in a build, by its extension. */
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

/**
 * Paths that always return 404, as a regular expression with the same meaning in JavaScript, nginx
 * (PCRE) and Caddy (RE2).
 */
export const deniedPaths = [
  // Double slashes: at the start of a redirect's target they would lead to another host.
  "//",
  // Hidden files.
  String.raw`/\.`,
  // Compressed copies, and source maps.
  String.raw`\.(?:br|gz|map)$`,
  // Configuration files of hosts.
  "^/_(?:headers|redirects)$",
  // The path of the not-found page, and paths below it and below /index.
  String.raw`^/404(?:\.html)?$`,
  "^/(?:404|index)/",
].join("|");

/**
 * The exception to `deniedPaths`: the files of RFC 8615, such as security.txt. Its folder is the
 * only one with a leading dot.
 */
export const wellKnownPaths = String.raw`^/\.well-known(?:/[\w-]+)+(?:\.(?:txt|json))?$`;

/** Suffixes after a page's path that redirect to the page. */
export const redirectedSuffixes = ["/index.html", "/index", ".html", "/"] as const;

/** The suffixes as a regular expression. */
export const suffixPattern = redirectedSuffixes.join("|").replaceAll(".", String.raw`\.`);

/** The status of every redirect: permanent. */
export const redirectStatus = 301;

const lowerCaseReviewsPath = staticRoutes.reviews.toLowerCase();

/**
 * Redirects from one path to another, with and without a trailing slash, so that no host redirects
 * twice.
 */
export const redirects: ReadonlyMap<string, string> = new Map([
  [lowerCaseReviewsPath, staticRoutes.reviews],
  [`${lowerCaseReviewsPath}/`, staticRoutes.reviews],
]);

/**
 * The redirects for nginx and Caddy. They include those of the home page, because its path, unlike
 * those of other pages, is not its file name without `.html`.
 */
export const serverRedirects = [
  ...redirectedSuffixes
    .filter((suffix) => suffix.startsWith("/index"))
    .map((from) => [from, "/"] as const),
  ...redirects,
];

/** The settings of a host's configuration that differ from site to site. */
export interface Site {
  /** The site's URL. With https the server uses TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/**
 * Returns the other host name that visitors may type: the one without `www.` for a site with it,
 * and the reverse. A subdomain, such as shop.raccoons.ca, has none.
 */
export function otherHostname(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (hostname.startsWith("www.")) return hostname.slice("www.".length);
  return /^[^.]+\.[a-z]+$/.test(hostname) ? `www.${hostname}` : undefined;
}
