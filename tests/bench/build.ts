/**
 * `npm run bench:build`: measures how build time grows with the number of cities. Builds the real site, and then a copy
 * with each number of cities, twice: with empty caches, and after one city has changed. Without arguments it takes three
 * minutes; `npm run bench:build -- 1000 10000` takes half an hour.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { copyProject } from "../support/project-copy.ts";
import { addCities } from "./synthetic-cities.ts";
import { figure, publish, table } from "./table.ts";

const usageSchema = z.object({
  seconds: z.number(),
  processorSeconds: z.number(),
  megabytes: z.number(),
});

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000];
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Give growing numbers of cities: npm run bench:build -- 1000 10000");
  process.exit(1);
}

/** Builds a copy of the project as `npm run build` does, and returns what the build used and its number of pages. */
function build(project: string, name: string) {
  process.stderr.write(`${name} … `);
  const usageFile = join(project, "usage.json");
  // As `npm run build` does, so that only the caches are reused.
  rmSync(join(project, "dist"), { recursive: true, force: true });
  const reporter = resolve("tests", "bench", "report-usage.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", reporter, "node_modules/astro/bin/astro.mjs", "build"],
    {
      cwd: project,
      encoding: "utf8",
      maxBuffer: Infinity,
      env: { ...process.env, NO_COLOR: "1", CONTENT_DIR: "content", USAGE_FILE: usageFile },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-4000)}`);
  const usage = usageSchema.parse(JSON.parse(readFileSync(usageFile, "utf8")));
  process.stderr.write(`${figure(usage.seconds, 1)} s\n`);
  return { ...usage, pages: Number(/(\d+) page\(s\) built/.exec(stdout)?.[1]) };
}

/** Builds a copy of the project twice: with empty caches, and after one city has changed. */
function measure(name: string, cities?: number) {
  const project = copyProject();
  const content = join(project, "content");
  if (cities !== undefined) addCities(content, cities);
  const cold = build(project, `${name}, nothing cached`);
  const [city = ""] = readdirSync(join(content, "cities"));
  appendFileSync(join(content, "cities", city), "\nOne sentence more.\n");
  const changed = build(project, `${name}, one city changed`);
  rmSync(project, { recursive: true });
  return { name, cold, changed };
}

const real = measure("the real site");
const others = sizes.map((size) => measure(`${figure(size)} cities`, size));

/** Returns the milliseconds that each page adds to the build of the real site. */
const perPage = ({ cold }: typeof real) =>
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
