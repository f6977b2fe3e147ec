/**
 * Measures how build time grows with the number of cities: `npx node tests/bench/build.ts`. Builds a
 * copy of the real site, and then copies with generated cities: 1,000, or the numbers given.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { copyProject } from "../support/project-copy.ts";
import { addCities } from "./synthetic-cities.ts";
import { figure, publish, table } from "./table.ts";

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000];
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Give numbers of cities: npx node tests/bench/build.ts 1000 10000");
  process.exit(1);
}

/** Builds a copy of the project, and returns the seconds that it took and the number of pages. */
function measure(name: string, cities?: number) {
  process.stderr.write(`${name} … `);
  const project = copyProject();
  if (cities !== undefined) addCities(join(project, "content"), cities);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build"],
    {
      cwd: project,
      encoding: "utf8",
      maxBuffer: Infinity,
      env: { ...process.env, NO_COLOR: "1", SITE_URL: "", CONTENT_DIR: "content" },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  rmSync(project, { recursive: true });
  if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-4000)}`);
  process.stderr.write(`${figure(seconds, 1)} s\n`);
  return { name, seconds, pages: Number(/(\d+) page\(s\) built/.exec(stdout)?.[1]) };
}

const real = measure("the real site");
const builds = [real, ...sizes.map((size) => measure(`${figure(size)} cities`, size))];
const rows = builds.map(({ name, seconds, pages }) => [
  name,
  figure(pages),
  figure(seconds, 1),
  pages > real.pages ? figure(((seconds - real.seconds) * 1000) / (pages - real.pages), 1) : "",
]);

publish("bench-build.md", [
  "# The build, by number of cities",
  `Node ${process.version}. Milliseconds a page are what each page adds to the build of the real site.`,
  table(["build", "pages", "s", "ms a page"], rows),
]);
