/**
 * `npm run bench:build`: how the build grows with the number of cities. Each size is built three times by the real
 * command: with nothing kept, with only the share images kept, and again after one city has changed. The yardstick
 * is as many blank pages with the same layout, built in between.
 */
import { appendFileSync } from "node:fs";
import { nearest } from "#queries/nearest.ts";
import { Project, type Build } from "./project.ts";
import { bars, figure, publish, table, type Bar } from "./table.ts";

/** What was measured with so many cities. */
interface Measured {
  cities: number;
  /** With nothing kept. */
  cold: Build;
  /** With only the share images kept. */
  first: Build;
  /** After one city has changed. */
  second: Build;
  blank: Build;
  sitemap: number[];
}

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [17, 1_000, 10_000];
if (sizes.length < 3 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Three growing numbers of cities are compared: npm run bench:build -- 17 100 1000");
  process.exit(1);
}

const told = async (words: string, build: () => Promise<Build>) => {
  process.stderr.write(`${words} … `);
  const result = await build();
  process.stderr.write(`${figure(result.seconds, 1)} s\n`);
  return result;
};

async function measure(cities: number): Promise<Measured> {
  using project = new Project();
  project.writeCities(cities);
  const cold = await told(`${cities} cities, nothing kept`, () => project.build());
  project.forget({ shareImages: "keep" });
  const first = await told(`${cities} cities, share images kept`, () => project.build());
  const sitemap = project.sitemap();
  appendFileSync(project.contentFile("cities", "toronto.md"), "\nOne sentence more.\n");
  const second = await told(`${cities} cities, one changed`, () => project.build());
  project.becomeBlank();
  project.forget({ shareImages: "keep" });
  const blank = await told(`${first.pages} blank pages`, () =>
    project.build({ BLANK_PAGES: String(first.pages) }),
  );
  return { cities, cold, first, second, blank, sitemap };
}

const measured: Measured[] = [];
for (const size of sizes) measured.push(await measure(size));
const [smallest] = measured;
const [middle, largest] = measured.slice(-2);
if (!smallest || !middle || !largest) throw new Error("Nothing was measured.");

/** Milliseconds that each page adds to the smallest build of its kind: what every build begins with is left out. */
const perPage = (of: Measured, kind: "cold" | "first" | "second" | "blank") =>
  ((of[kind].seconds - smallest[kind].seconds) * 1000) / (of[kind].pages - smallest[kind].pages);

/** Milliseconds to find a city's neighbours among so many. */
function perNeighbourhood(count: number) {
  const places = Array.from({ length: count }, (_, index) => ({
    latitude: 42 + ((index * 0.618034) % 4),
    longitude: -83 + ((index * 0.7548777) % 8),
  }));
  const start = performance.now();
  const near = nearest(places, 5);
  for (const place of places) near(place);
  return (performance.now() - start) / count;
}

const kinds = [
  ["nothing kept", "cold"],
  ["share images kept", "first"],
  ["one city changed", "second"],
  ["blank pages", "blank"],
] as const;
const rows = measured.flatMap((of) =>
  kinds.map(([name, kind]) => [
    `${figure(of.cities)} cities: ${name}`,
    figure(of[kind].pages),
    figure(of[kind].seconds, 1),
    figure(of[kind].processorSeconds, 1),
    of === smallest ? "" : figure(perPage(of, kind), 2),
    figure(of[kind].megabytes),
  ]),
);

const phaseNames = [...largest.cold.phases.keys()];
const phaseRows = phaseNames.map((phase) => [
  phase,
  ...kinds.map(([, kind]) => figure(largest[kind].phases.get(phase) ?? 0, 1)),
]);

const list: Bar[] = [
  {
    name: `time per page, ${figure(largest.cities)} cities ÷ ${figure(middle.cities)} (share images kept)`,
    most: 1.2,
    found: perPage(largest, "first") / perPage(middle, "first"),
    decimals: 2,
  },
  {
    name: "the same with nothing kept",
    most: 1.2,
    found: perPage(largest, "cold") / perPage(middle, "cold"),
    decimals: 2,
  },
  {
    name: "time per page ÷ a blank page's (share images kept)",
    most: 1.5,
    found: perPage(largest, "first") / perPage(largest, "blank"),
    decimals: 2,
  },
  {
    name: "most memory",
    most: 2048,
    found: Math.max(...measured.flatMap((of) => kinds.map(([, kind]) => of[kind].megabytes))),
    unit: " MB",
  },
  {
    name: "second build ÷ first, nothing kept",
    most: 1 / 3,
    found: largest.second.seconds / largest.cold.seconds,
    decimals: 2,
  },
  {
    name: "second build ÷ first, share images kept",
    most: 1 / 3,
    found: largest.second.seconds / largest.first.seconds,
    decimals: 2,
  },
  {
    name: `finding five neighbours, among ${figure(largest.cities)} ÷ among ${figure(middle.cities)}`,
    most: 4,
    found: perNeighbourhood(largest.cities) / perNeighbourhood(middle.cities),
    decimals: 2,
  },
  { name: "pages in the fullest sitemap", most: 5_000, found: Math.max(...largest.sitemap) },
];

publish("bench-build.md", [
  "# The build, by number of cities",
  `Node ${process.version}. Milliseconds a page are what it adds to the smallest build of its kind. Sitemaps: ${largest.sitemap.length}.`,
  table(["build", "pages", "s", "processor s", "ms a page", "MB"], rows),
  `Seconds by phase, ${figure(largest.cities)} cities:`,
  table(["phase", ...kinds.map(([name]) => name)], phaseRows),
  bars(list),
]);
