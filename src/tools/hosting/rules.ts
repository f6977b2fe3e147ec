/** The hosts' rules, also of `npm start`: headers, types, caching, redirects and denied paths. */
import { noVarySearch, staticRoutes } from "#routes.ts";

/** Headers of every response. Pages hold the rest of the CSP, for hosts without custom headers. */
export const responseHeaders = {
  // `frame-ancestors` works only in a header, not in a meta element.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "No-Vary-Search": noVarySearch,
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. No `preload`: it is permanent for all subdomains, so the owner must decide.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Cache-Control of files not in `immutableFiles`, which deploys can change; hosts' own default. */
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
  ["vcf", "text/vcard; charset=utf-8"],
  ["xml", "application/xml; charset=utf-8"],
  ["json", "application/json"],
  ["wasm", "application/wasm"],
  ["webmanifest", "application/manifest+json; charset=utf-8"],
]);

/** The Content-Type of a file with any other extension. */
export const unknownContentType = "application/octet-stream";

/** Paths that are always 404: an expression for JavaScript, nginx (PCRE) and Caddy (RE2). */
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

/** The exception to `deniedPaths`: the files of RFC 8615, such as security.txt. */
export const wellKnownPaths = String.raw`^/\.well-known(?:/[\w-]+)+(?:\.(?:txt|json))?$`;

/** Suffixes after a page's path that redirect to the page. */
export const redirectedSuffixes = ["/index.html", "/index", ".html", "/"] as const;

/** The suffixes as a regular expression. */
export const suffixPattern = redirectedSuffixes.join("|").replaceAll(".", String.raw`\.`);

/** The status of every redirect: permanent. */
export const redirectStatus = 301;

/** Redirects from each path, with and without a trailing slash: no host redirects twice. */
export const redirects: ReadonlyMap<string, string> = new Map(
  ["", "/"].map((slash) => [staticRoutes.reviews.toLowerCase() + slash, staticRoutes.reviews]),
);

/** For nginx and Caddy, with the home page's, whose path is not its file without `.html`. */
export const serverRedirects = [["/index.html", "/"], ["/index", "/"], ...redirects] as const;

/** The settings of a host's configuration that differ from site to site. */
export interface Site {
  /** The site's URL. With https the server uses TLS. */
  siteUrl: string;
  /** The folder on the server that the built site is copied to. */
  root: string;
}

/** Returns the other host name that visitors type, with or without `www.`; subdomains have none. */
export function otherHostname(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (hostname.startsWith("www.")) return hostname.slice("www.".length);
  return /^[^.]+\.[a-z]+$/.test(hostname) ? `www.${hostname}` : undefined;
}
