/**
 * `npm run bench:build`: how the build grows with the number of cities. The real site and then each number of cities
 * is built twice by the real command: with nothing cached, and again after one city has changed. Without arguments
 * it takes three minutes; `npm run bench:build -- 1000 10000` takes half an hour.
 */
import { Project, type Build } from "./project.ts";
import { figure, publish, table } from "./table.ts";

/** What was measured with one content. */
interface Measured {
  name: string;
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

function build(project: Project, name: string): Build {
  process.stderr.write(`${name} … `);
  const result = project.build();
  process.stderr.write(`${figure(result.seconds, 1)} s\n`);
  return result;
}

function measure(name: string, cities?: number): Measured {
  using project = new Project();
  if (cities !== undefined) project.addCities(cities);
  const cold = build(project, `${name}, nothing cached`);
  project.changeCity();
  const changed = build(project, `${name}, one city changed`);
  return { name, cold, changed };
}

const real = measure("the real site");
const others = sizes.map((size) => measure(`${figure(size)} cities`, size));

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

publish("bench-build.md", [
  "# The build, by number of cities",
  `Node ${process.version}. Milliseconds a page are what each page adds to the build of the real site.`,
  table(["build", "pages", "s", "processor s", "ms a page", "MB"], rows),
]);
