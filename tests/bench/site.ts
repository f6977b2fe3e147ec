/**
 * `npm run bench`: how fast one page of each kind is for a phone on a slow line, beside a page with one paragraph from
 * the same server in the same run. Times belong to this machine: compare them within one table only.
 */
import { existsSync } from "node:fs";
import { onePageOfEachKind } from "../support/pages.ts";
import { startBrowser } from "./browser.ts";
import { slowestFirstUse } from "./first-use.ts";
import { medianOf, visit, type Visit } from "./lighthouse.ts";
import { serve } from "./serving.ts";
import { figure, publish, table } from "./table.ts";

const folder = process.env["DIST_DIR"] ?? "dist";
if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}/; run npm run build first.`);
  process.exit(1);
}

const visitsPerPage = 5;
using site = await serve(folder);
using floorSite = await serve("tests/bench/floor");
const { browser, port } = await startBrowser();

async function measure(url: string): Promise<Visit> {
  process.stderr.write(`${url}\n`);
  // The server compresses each file when it is first asked for it, and a browser's first visit pays for its start.
  await visit(url, port);
  const visits: Visit[] = [];
  for (let count = 0; count < visitsPerPage; count++) visits.push(await visit(url, port));
  return medianOf(visits);
}

const floor = await measure(`${floorSite.origin}/`);

const rowOf = (name: string, found: Visit, firstUse = "") => [
  name,
  found.scores.map((score) => figure(score)).join(" "),
  figure(found.firstPaint),
  figure(found.firstPaint / floor.firstPaint, 2),
  figure(found.largestPaint),
  figure(found.largestPaint / floor.largestPaint, 2),
  figure(found.blockedTime),
  figure(found.shift, 3),
  figure(found.bytes / 1000, 1),
  firstUse,
];

const rows = [rowOf("the floor page", floor)];
for (const { path } of onePageOfEachKind) {
  const found = await measure(site.origin + path);
  const { island, milliseconds } = await slowestFirstUse(browser, site.origin + path);
  rows.push(rowOf(path, found, `${figure(milliseconds)} ${island}`));
}
await browser.close();

publish("bench.md", [
  `Medians of ${visitsPerPage} visits with Lighthouse: a phone on slow 4G, both simulated. Scores are for performance, accessibility, best practices and SEO; times in milliseconds, also as a multiple of the floor page's; bytes in kB as they travel. First use: the slowest island's, with the processor slowed four times.`,
  table(
    ["page", "scores", "FCP", "÷ floor", "LCP", "÷ floor", "TBT", "CLS", "kB", "first use"],
    rows,
  ),
]);
