/**
 * `npm run bench`: how fast the built site is for a phone on a slow line, beside a page with one paragraph from the
 * same server in the same run. Times belong to this machine: compare them within one table only.
 */
import { existsSync } from "node:fs";
import { everyPage, onePageOfEachKind } from "../support/pages.ts";
import { startBrowser } from "./browser.ts";
import { weighIntents } from "./intents.ts";
import { useControls, useSubmit, type Use } from "./interactions.ts";
import { categories, medianOf, visit, type Visit } from "./lighthouse.ts";
import { serve } from "./serving.ts";
import { bars, figure, publish, table, type Bar } from "./table.ts";

const folder = process.env["DIST_DIR"] ?? "dist";
if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}/; run npm run build first.`);
  process.exit(1);
}

using site = await serve(folder);
using ground = await serve("tests/bench/floor");
const { browser, port } = await startBrowser();

/** Visits of a page, so many. */
async function visits(url: string, count: number): Promise<Visit[]> {
  // Hosts keep files compressed; this server compresses each when it is first asked for it.
  await fetch(url, { headers: { "accept-encoding": "br" } });
  const all: Visit[] = [];
  for (let time = 0; time < count; time++) all.push(await visit(url, port));
  return all;
}

// The first visit of a browser pays for its start.
await visit(`${ground.origin}/`, port);
const floor = medianOf(await visits(`${ground.origin}/`, 3));

const seen: { path: string; visits: number; found: Visit }[] = [];
for (const { path } of everyPage.filter(({ indexed }) => indexed)) {
  const count = onePageOfEachKind.some((page) => page.path === path) ? 3 : 1;
  process.stderr.write(`${path}\n`);
  seen.push({ path, visits: count, found: medianOf(await visits(site.origin + path, count)) });
}

process.stderr.write("intents\n");
const intents = await weighIntents(browser, `${site.origin}/`);

const used: { path: string; uses: Use[] }[] = [];
for (const { path } of onePageOfEachKind) {
  process.stderr.write(`controls of ${path}\n`);
  used.push({ path, uses: await useControls(browser, site.origin + path) });
}
used.push({ path: "/contact", uses: await useSubmit(browser, `${site.origin}/contact`) });
await browser.close();

const seconds = (milliseconds: number) => figure(milliseconds / 1000, 2);
const rowOf = (name: string, found: Visit) => [
  name,
  found.scores.map((score) => figure(score)).join(" "),
  seconds(found.firstPaint),
  seconds(found.largestPaint),
  seconds(found.speedIndex),
  figure(found.blockedTime),
  figure(found.shift, 3),
  figure(found.requests),
  figure(found.bytes / 1000, 1),
  figure(found.scriptBytes / 1000, 1),
  figure(found.blocking),
];

const median = seen.filter(({ visits: count }) => count > 1);
const worst = (of: (found: Visit) => number, list = seen) =>
  Math.max(...list.map(({ found }) => of(found)));
const allUses = used.flatMap(({ path, uses }) => uses.map((one) => ({ path, ...one })));
const slowest = allUses.toSorted((a, b) => b.milliseconds - a.milliseconds);

const list: Bar[] = [
  ...categories.map((name, index) => ({
    name: `points missing in ${name}, worst page`,
    most: 0,
    found: worst(({ scores }) => 100 - (scores[index] ?? 0)),
  })),
  {
    name: "first paint ÷ the floor's, worst median",
    most: 1.25,
    found: worst(({ firstPaint }) => firstPaint, median) / floor.firstPaint,
    decimals: 2,
  },
  {
    name: "largest paint ÷ the floor's, worst median",
    most: 1.25,
    found: worst(({ largestPaint }) => largestPaint, median) / floor.largestPaint,
    decimals: 2,
  },
  {
    name: "Speed Index behind first paint, worst median",
    most: 0,
    found: worst(({ speedIndex, firstPaint }) => speedIndex - firstPaint, median),
    unit: " ms",
  },
  {
    name: "blocked time, worst median",
    most: 0,
    found: worst((f) => f.blockedTime, median),
    unit: " ms",
  },
  { name: "layout shift, worst page", most: 0, found: worst(({ shift }) => shift), decimals: 3 },
  { name: "script on load, worst page", most: 0, found: worst((f) => f.scriptBytes), unit: " B" },
  { name: "blocking requests, worst page", most: 0, found: worst(({ blocking }) => blocking) },
  {
    name: "heaviest first intent of the home page",
    most: 80,
    found: (intents.first[0]?.bytes ?? 0) / 1000,
    unit: " kB",
    decimals: 1,
  },
  {
    name: "every intent of the home page",
    most: 115,
    found: intents.all / 1000,
    unit: " kB",
    decimals: 1,
  },
  {
    name: "slowest control, processor slowed four times",
    most: 100,
    found: slowest[0]?.milliseconds ?? 0,
    unit: " ms",
  },
];

const faults = seen.flatMap(({ path, found }) =>
  found.faults.length > 0 ? [[path, found.faults.join("; ")]] : [],
);

publish("bench.md", [
  "# The site, on a phone and slow 4G",
  `Lighthouse 13.5, mobile, simulated; pages of a new kind are medians of three visits. Scores: ${categories.join(", ")}. Times in seconds, blocked time in milliseconds, bytes in kB as they travel.`,
  table(
    ["page", "scores", "FCP", "LCP", "SI", "TBT", "CLS", "requests", "kB", "JS kB", "blocking"],
    [rowOf("the floor", floor), ...seen.map(({ path, found }) => rowOf(path, found))],
  ),
  ...(faults.length > 0 ? [table(["page", "what costs points"], faults)] : []),
  "What a first intent on the home page loads, and what all together load:",
  table(
    ["island", "kB"],
    [
      ...intents.first.map(({ island, bytes }) => [island, figure(bytes / 1000, 1)]),
      ["all", figure(intents.all / 1000, 1)],
    ],
  ),
  `The slowest of ${figure(allUses.length)} uses of controls, in milliseconds (0 is less than 16):`,
  table(
    ["control", "page", "first use", "ms"],
    slowest
      .slice(0, 25)
      .map(({ control, path, first, milliseconds }) => [
        control,
        path,
        first ? "yes" : "",
        figure(milliseconds),
      ]),
  ),
  bars(list),
]);
