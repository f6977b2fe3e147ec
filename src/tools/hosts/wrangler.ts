/** Returns wrangler.jsonc for Cloudflare Workers, which read headers and redirects from `_headers` and `_redirects`. */
export function wranglerConfig({ siteUrl, folder }: { siteUrl: string; folder: string }): string {
  const config = {
    name: new URL(siteUrl).hostname.replaceAll(".", "-"),
    // Required for every Worker. It does not change how files are served.
    compatibility_date: "2026-01-01",
    assets: {
      directory: folder,
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  };
  return `// Written by \`npm run hosting\`.\n${JSON.stringify(config, undefined, 2)}\n`;
}
