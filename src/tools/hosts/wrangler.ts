/** How Cloudflare Workers serve the site: wrangler.jsonc. They read headers and redirects from `_headers` and `_redirects`. */
export function wranglerConfig({ siteUrl, folder }: { siteUrl: string; folder: string }): string {
  const config = {
    name: new URL(siteUrl).hostname.replaceAll(".", "-"),
    // Every Worker must name one; files are served alike at any date.
    compatibility_date: "2026-01-01",
    assets: {
      directory: folder,
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  };
  return `// Written by \`npm run hosting\`.\n${JSON.stringify(config, undefined, 2)}\n`;
}
