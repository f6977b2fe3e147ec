import {
  defaultCacheControl,
  immutableFiles,
  redirects,
  redirectStatus,
  securityHeaders,
} from "./rules.ts";
import { otherHostname, type Site } from "./site.ts";

const headersFor = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Returns the rules as vercel.json, which belongs beside package.json. */
export function vercelConfig({ siteUrl }: Pick<Site, "siteUrl">): string {
  const other = otherHostname(siteUrl);
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    // Vercel removes trailing slashes before it applies redirects.
    redirects: [
      ...(other === undefined
        ? []
        : [
            {
              source: "/:path(.*)",
              has: [{ type: "host", value: other }],
              destination: `${new URL(siteUrl).origin}/:path`,
              statusCode: redirectStatus,
            },
          ]),
      ...[...redirects]
        .filter(([from]) => !from.endsWith("/"))
        .map(([source, destination]) => ({ source, destination, statusCode: redirectStatus })),
    ],
    // If two entries set the same header, the later one applies.
    headers: [
      headersFor("/(.*)", { ...securityHeaders, "Cache-Control": defaultCacheControl }),
      headersFor(`${immutableFiles.prefix}(.*)`, { "Cache-Control": immutableFiles.cacheControl }),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
