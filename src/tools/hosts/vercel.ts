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

/** The rules as Vercel reads them: vercel.json, to be put beside package.json. */
export function vercelConfig({ siteUrl }: Pick<Site, "siteUrl">): string {
  const other = otherHostname(siteUrl);
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    // Vercel removes a slash at the end before it looks here.
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
    // Of two values of one header the later one counts.
    headers: [
      headersFor("/(.*)", { ...securityHeaders, "Cache-Control": defaultCacheControl }),
      headersFor(`${immutableFiles.prefix}(.*)`, { "Cache-Control": immutableFiles.cacheControl }),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
