/** `npm run hosting`: compresses dist/ for nginx and Caddy, and writes each host's configuration. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "#tools/hosts/compress.ts";
import { caddyfile } from "#tools/hosts/caddy.ts";
import { nginxConfig } from "#tools/hosts/nginx.ts";
import { vercelConfig } from "#tools/hosts/vercel.ts";
import { wranglerConfig } from "#tools/hosts/wrangler.ts";
import { readMode } from "#mode.ts";
import { buildIfChanged } from "./shared/site-build.ts";

const { siteUrl, kind } = readMode(process.env);
if (kind === "demo" && !process.argv.includes("--demo")) {
  console.error(
    "SITE_URL is not set, so this would prepare a demo. Set SITE_URL to the site's address, such as https://www.your-company.ca, or run npm run hosting -- --demo.",
  );
  process.exit(1);
}
await buildIfChanged();

const folder = "hosting-output";
const root = `/var/www/${new URL(siteUrl).hostname}`;
const files = {
  "nginx.conf": nginxConfig({ siteUrl, root }),
  Caddyfile: caddyfile({ siteUrl, root }),
  "vercel.json": vercelConfig({ siteUrl }),
  "wrangler.jsonc": wranglerConfig({ siteUrl, folder: "../dist" }),
};
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(`${folder}/ contains ${Object.keys(files).join(", ")} for ${siteUrl}.`);
await compressFolder("dist");
// Cloudflare compresses files itself.
writeFileSync(join("dist", ".assetsignore"), ".nojekyll\n*.br\n*.gz\n");
console.log("dist/ is ready for nginx and Caddy: each text file has compressed copies beside it.");
