import { caching, longerCaching, redirects, redirectStatus, securityHeaders } from "./rules.ts";

/** The table as Vercel reads it: vercel.json, to stand beside package.json. */
export function vercelConfig(): string {
  const asPairs = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    // Vercel takes the slash at an end away before it looks here.
    redirects: [...redirects()]
      .filter(([from]) => !from.endsWith("/"))
      .map(([source, destination]) => ({ source, destination, statusCode: redirectStatus })),
    // Of two values for one header the later counts.
    headers: [
      {
        source: "/(.*)",
        headers: asPairs({ ...securityHeaders, "Cache-Control": caching }),
      },
      ...longerCaching.map(({ prefix, value }) => ({
        source: `${prefix}(.*)`,
        headers: asPairs({ "Cache-Control": value }),
      })),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
