/**
 * `npm run bench`: how fast one page of each kind is for a phone on a slow line, beside a page with one paragraph from
 * the same server in the same run. Times belong to this machine: compare them within one table only. Paths of pages may
 * be given: `npm run bench -- / /contact`.
 */
import { existsSync } from "node:fs";
import process from "node:process";
import { BuiltPage, distFolder } from "../support/built-page.ts";
import { brotli, bytesUntil } from "../support/first-window.ts";
import { onePageOfEachKind } from "../support/pages.ts";
import { slowestFirstUse } from "./first-use.ts";
import { measure, startBrowser } from "./lighthouse.ts";
import { serve } from "./serving.ts";
import { figure, publish, table } from "./table.ts";

if (!existsSync(`${distFolder}/index.html`)) {
  console.error(`There is no built site in ${distFolder}/; run npm run build first.`);
  process.exit(1);
}

const asked = process.argv.slice(2);
using site = await serve(distFolder);
using floorSite = await serve("tests/bench/floor");
const browser = await startBrowser();
const floor = await measure(`${floorSite.origin}/`);

const times = (found: typeof floor) => [
  found.scores.map((score) => figure(score)).join(" "),
  figure(found.first),
  figure(found.first / floor.first, 2),
  figure(found.largest),
  figure(found.largest / floor.largest, 2),
  figure(found.blocked),
];

const rows = [["the floor page", ...times(floor), "", "", ""]];
for (const path of asked.length > 0 ? asked : onePageOfEachKind.map((page) => page.path)) {
  const found = await measure(site.origin + path);
  const { island, milliseconds } = await slowestFirstUse(browser, site.origin + path);
  const firstScreen = path === "/" ? "</form>" : "</h1>";
  const bytes = [11, 5].map((quality) =>
    figure(bytesUntil(firstScreen, Buffer.from(new BuiltPage(path).html), brotli(quality))),
  );
  rows.push([path, ...times(found), `${figure(milliseconds)} ${island}`, ...bytes]);
}
await browser.close();

publish("bench.md", [
  "Lighthouse: a phone on slow 4G, both simulated. Scores are for performance, accessibility, best practices and SEO; times are medians of five visits in milliseconds, also as a multiple of the floor page's. First use: the slowest island's, with the processor slowed four times. Br 11 and Br 5: the bytes after which the heading has come, on the home page the form, with Brotli of these qualities; one round trip carries 14,600.",
  table(
    ["page", "scores", "FCP", "÷ floor", "LCP", "÷ floor", "blocked", "first use", "Br 11", "Br 5"],
    rows,
  ),
]);
