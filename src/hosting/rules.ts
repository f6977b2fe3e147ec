/** One table of what a host does beside handing out files: headers, caching, redirects. */
import { neighbourhoodPath, staticRoutes } from "#routes.ts";
import { collectionReaders } from "#schemas/collections.ts";
import { readCollection } from "#schemas/loader.ts";

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

/** How long an answer may be kept. The first matching rule counts. */
export const caching = [
  // Their names change with their content.
  { prefix: "/_astro/", value: "public, max-age=31536000, immutable" },
  // Everything else may change with the next deploy. It is the static hosts' own default, too.
  { prefix: "/", value: "public, max-age=0, must-revalidate" },
] as const;

/** What may be kept of the answer at a path, and for how long. */
export const cacheControl = (path: string) =>
  caching.find(({ prefix }) => path.startsWith(prefix))?.value ?? "no-store";

/** The status of every redirect: permanent. */
export const redirectStatus = 301;

/** Addresses that people type or keep, and the page each means: the reviews in lower case, a city or neighbourhood by its name alone. */
export function redirects(): Map<string, string> {
  const areas = readCollection(collectionReaders.areas).entries.get("areas")?.value;
  return new Map<string, string>([
    [staticRoutes.reviews.toLowerCase(), staticRoutes.reviews],
    ...(areas?.cities ?? []).map(({ slug, path }) => [`/${slug}`, path] as const),
    ...(areas?.neighbourhoods ?? []).map(
      ({ slug }) => [`/toronto/${slug}`, neighbourhoodPath(slug)] as const,
    ),
  ]);
}

/** The table as Netlify and Cloudflare read headers. */
export function headersFile() {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return [
    block("/*", Object.entries(securityHeaders)),
    ...caching
      .filter(({ prefix }) => prefix !== "/")
      .map(({ prefix, value }) => block(`${prefix}*`, [["Cache-Control", value]])),
    "",
  ].join("\n\n");
}

/** The table as Netlify and Cloudflare read redirects. */
export const redirectsFile = () =>
  [...redirects()].map(([from, to]) => `${from} ${to} ${redirectStatus}\n`).join("");
