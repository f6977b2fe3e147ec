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

/** Leads from the site's other name, with or without www, to the site. */
function redirectOfOtherName(siteUrl: string) {
  const other = otherHostname(siteUrl);
  if (other === undefined) return [];
  const destination = `${new URL(siteUrl).origin}/:path`;
  return [
    {
      source: "/:path(.*)",
      has: [{ type: "host", value: other }],
      destination,
      statusCode: redirectStatus,
    },
  ];
}

/** The rules as Vercel reads them: vercel.json, to be put beside package.json. */
export function vercelConfig({ siteUrl }: Pick<Site, "siteUrl">): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    // Vercel removes a slash at the end before it looks here.
    redirects: [
      ...redirectOfOtherName(siteUrl),
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
