/** `npm run hosting`: compresses dist/ and configures nginx and Caddy in hosting-output/. */
import "#tools/load-env.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { readArguments, stop } from "#tools/command.ts";
import { readMode } from "#settings.ts";
import { caddyfile } from "./caddy.ts";
import { compressFolder } from "./compress.ts";
import { nginxConfig } from "./nginx.ts";

const { values } = readArguments("Usage: npm run hosting", {
  options: { demo: { type: "boolean" } },
});
const { siteUrl, kind } = readMode(process.env);
if (kind === "demo" && !values.demo) {
  stop(
    "SITE_URL is not set, so this would prepare a demo. Set SITE_URL to the site's address, such as https://www.your-company.ca, or run npm run hosting -- --demo.",
  );
}

const folder = "hosting-output";
const root = `/var/www/${new URL(siteUrl).hostname}`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "nginx.conf"), nginxConfig({ siteUrl, root }));
writeFileSync(join(folder, "Caddyfile"), caddyfile({ siteUrl, root }));
console.log(`${folder}/ contains nginx.conf and Caddyfile for ${siteUrl}.`);
await compressFolder("dist");
console.log("dist/ is ready for nginx and Caddy: each text file has compressed copies beside it.");
