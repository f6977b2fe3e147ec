/**
 * `npm run bench`: measures how fast one page of each kind is on a phone with a slow network,
 * compared with a baseline page of one paragraph from the same server. Times depend on the machine:
 * compare only figures of one run. Arguments choose the pages: `npm run bench -- / /contact`.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { BuiltPage, distFolder } from "../support/built-page.ts";
import { brotli, bytesUntil } from "../support/first-round-trip.ts";
import { everyPage, onePageOfEachKind } from "../support/pages.ts";
import { freePort, start } from "../support/servers.ts";
import { measure, startBrowser } from "./lighthouse.ts";
import { figure, publish, table } from "./table.ts";

const paths = process.argv.slice(2);
const unknown = paths.filter((path) => !everyPage.some((page) => page.path === path));
if (unknown.length > 0) {
  console.error(
    `The site has no page ${unknown.join(", ")}. For example: npm run bench -- / /contact`,
  );
  process.exit(1);
}
if (!existsSync(`${distFolder}/index.html`)) {
  console.error(`There is no built site in ${distFolder}/; run npm run build first.`);
  process.exit(1);
}

await using servers = new AsyncDisposableStack();

/** Serves a folder in a process of its own; returns the origin. */
async function serve(folder: string) {
  const work = mkdtempSync(join(tmpdir(), "bench-server-"));
  servers.defer(() => rmSync(work, { recursive: true, force: true }));
  const port = await freePort();
  const command = ["tests/bench/serve.ts", folder, String(port), join(work, "mailbox")];
  const { stop } = await start(process.execPath, command, port, work);
  servers.defer(stop);
  return `http://localhost:${port}`;
}

const site = await serve(distFolder);
const baselineSite = await serve("tests/bench/baseline");
const browser = await startBrowser();
const baseline = await measure(`${baselineSite}/`);

const times = (found: typeof baseline) => [
  found.scores.map((score) => figure(score)).join(" "),
  figure(found.first),
  figure(found.first / baseline.first, 2),
  figure(found.largest),
  figure(found.largest / baseline.largest, 2),
  figure(found.blocked),
];

const rows = [["baseline page", ...times(baseline), "", ""]];
for (const path of paths.length > 0 ? paths : onePageOfEachKind.map((page) => page.path)) {
  const found = await measure(site + path);
  const firstScreen = path === "/" ? "</form>" : "</h1>";
  const bytes = [11, 5].map((quality) =>
    figure(bytesUntil(firstScreen, Buffer.from(new BuiltPage(path).html), brotli(quality))),
  );
  rows.push([path, ...times(found), ...bytes]);
}
await browser.close();

publish("bench.md", [
  "Lighthouse with a simulated phone on slow 4G. Scores are for performance, accessibility, best practices and SEO. Times are medians of five visits in milliseconds, also as a multiple of the baseline page's. Br 11 and Br 5: the number of bytes up to the end of the heading (of the form on the home page), with Brotli quality 11 and 5; the first round trip carries 14,600 bytes.",
  table(
    ["page", "scores", "FCP", "÷ baseline", "LCP", "÷ baseline", "blocked", "Br 11", "Br 5"],
    rows,
  ),
]);
