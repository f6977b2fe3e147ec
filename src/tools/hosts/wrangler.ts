/**
 * How Cloudflare Workers hand out the site: wrangler.jsonc, read where it is written. Headers and redirects
 * they read from `_headers` and `_redirects`.
 */
export function wranglerConfig({ siteUrl, folder }: { siteUrl: string; folder: string }): string {
  const config = {
    name: new URL(siteUrl).hostname.replaceAll(".", "-"),
    // Asked for of every Worker; files are handed out alike at any date.
    compatibility_date: "2026-01-01",
    assets: {
      directory: folder,
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  };
  return `// Written by \`npm run hosting\`.\n${JSON.stringify(config, undefined, 2)}\n`;
}
