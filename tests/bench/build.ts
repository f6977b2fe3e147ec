/**
 * `npm run bench:build`: how the build grows with the number of cities. The real site and then each number of cities
 * is built twice by the real command: with nothing cached, and again after one city has changed. Without arguments
 * it takes three minutes; `npm run bench:build -- 1000 10000` takes half an hour.
 */
import { Project, type Build } from "./project.ts";
import { bars, figure, publish, table, type Bar } from "./table.ts";

/** What was measured with one content. */
interface Measured {
  name: string;
  cities?: number;
  /** With nothing cached. */
  cold: Build;
  /** After one city has changed. */
  changed: Build;
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000];
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Give growing numbers of cities: npm run bench:build -- 1000 10000");
  process.exit(1);
}

async function build(project: Project, name: string): Promise<Build> {
  process.stderr.write(`${name} … `);
  const result = await project.build();
  process.stderr.write(`${figure(result.seconds, 1)} s\n`);
  return result;
}

async function measure(name: string, cities?: number): Promise<Measured> {
  using project = new Project();
  if (cities !== undefined) project.writeCities(cities);
  const cold = await build(project, `${name}, nothing cached`);
  project.changeCity();
  const changed = await build(project, `${name}, one city changed`);
  return { name, cold, changed, ...(cities !== undefined && { cities }) };
}

const real = await measure("the real site");
const others: Measured[] = [];
for (const size of sizes) others.push(await measure(`${figure(size)} cities`, size));

/** Milliseconds that each page adds to the build of the real site. */
const perPage = ({ cold }: Measured) =>
  ((cold.seconds - real.cold.seconds) * 1000) / (cold.pages - real.cold.pages);

const rows = [real, ...others].flatMap((of) =>
  (["cold", "changed"] as const).map((kind) => [
    `${of.name}: ${kind === "cold" ? "nothing cached" : "one city changed"}`,
    figure(of[kind].pages),
    figure(of[kind].seconds, 1),
    figure(of[kind].processorSeconds, 1),
    of === real || kind === "changed" ? "" : figure(perPage(of), 1),
    figure(of[kind].megabytes),
  ]),
);

const list: Bar[] = [
  { name: "the real site", most: 8, found: real.cold.seconds, unit: " s", decimals: 1 },
  ...others
    .filter(({ cities }) => cities === 1_000)
    .map(({ name, cold }) => ({ name, most: 300, found: cold.seconds, unit: " s" })),
  ...others.map(({ name, cold, changed }) => ({
    name: `${name}: one city changed ÷ nothing cached`,
    most: 1 / 3,
    found: changed.seconds / cold.seconds,
    decimals: 2,
  })),
  ...others.slice(1).map((large, index) => {
    const small = others[index] ?? large;
    return {
      name: `time per page, ${large.name} ÷ ${small.name}`,
      most: 1.2,
      found: perPage(large) / perPage(small),
      decimals: 2,
    };
  }),
  {
    name: "most memory",
    most: 4_096,
    found: Math.max(
      ...others.map(({ cold, changed }) => Math.max(cold.megabytes, changed.megabytes)),
    ),
    unit: " MB",
  },
];

publish("bench-build.md", [
  "# The build, by number of cities",
  `Node ${process.version}. Milliseconds a page are what each page adds to the build of the real site.`,
  table(["build", "pages", "s", "processor s", "ms a page", "MB"], rows),
  bars(list),
]);
