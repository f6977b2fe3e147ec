/** `npm run check:live`: compares the live site with dist/, and exits with 1 if it finds something. */
import "#load-env.ts";
import { existsSync } from "node:fs";
import process from "node:process";
import { readArguments, stop } from "#command.ts";
import { readSettings } from "#settings.ts";
import { builtSite, checkSite, liveSitemap, vanished } from "./check-site.ts";
import { liveClient } from "./client.ts";
import { tableOf } from "./compare.ts";

const { values, positionals } = readArguments(
  `Usage: npm run check:live -- https://www.example.org
  --before         only compares the live sitemap with dist/, before a deploy
  --per-minute 60  the most requests a minute; more only for a server of your own
  --timeout 15     the seconds to wait for an answer`,
  {
    allowPositionals: true,
    options: {
      before: { type: "boolean" },
      "per-minute": { type: "string", default: "60" },
      timeout: { type: "string", default: "15" },
    },
  },
);
const { origin } =
  URL.parse(positionals[0] ?? readSettings().siteUrl) ?? stop("The address is no URL.");
if (!existsSync("dist/robots.txt")) stop("There is no dist/ yet. Run npm run build first.");
const client = liveClient({
  perMinute: Number(values["per-minute"]) || 60,
  timeout: Number(values.timeout) || 15,
});
const started = Date.now();
const site = builtSite("dist");
const findings = values.before
  ? // Before the first deploy there is no sitemap.
    vanished(await liveSitemap(origin, client).catch(() => []), site)
  : await checkSite(origin, site, client);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  findings.length > 0 ? tableOf(findings) : "No problem found.",
  `\n\n${origin}: ${client.count()} requests, ${seconds} seconds.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
