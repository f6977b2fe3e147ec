/** Builds that can be measured, in copies of the project with caches of their own, so that they start cold. */
import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { copyProject } from "../support/project-copy.ts";
import { addCities } from "./synthetic-cities.ts";

const usage = z.object({
  seconds: z.number(),
  processorSeconds: z.number(),
  megabytes: z.number(),
});

/** What a build took. */
export interface Build extends z.infer<typeof usage> {
  pages: number;
}

/** A copy of the project. */
export class Project {
  readonly #folder = copyProject();

  /** Adds made-up cities until there are so many. */
  addCities(count: number) {
    addCities(join(this.#folder, "content"), count);
  }

  /** Adds a sentence to the document of one city. */
  changeCity() {
    const cities = join(this.#folder, "content", "cities");
    const [file = ""] = readdirSync(cities);
    appendFileSync(join(cities, file), "\nOne sentence more.\n");
  }

  /** Builds with the real command and tells what it took. */
  build(): Build {
    const report = join(this.#folder, "usage.json");
    // As the command of package.json does: nothing is reused but what is in the caches.
    rmSync(join(this.#folder, "dist"), { recursive: true, force: true });
    const usageReporter = resolve("tests", "bench", "report-usage.ts");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", usageReporter, "node_modules/astro/bin/astro.mjs", "build"],
      {
        cwd: this.#folder,
        encoding: "utf8",
        maxBuffer: Infinity,
        env: { ...process.env, NO_COLOR: "1", CONTENT_DIR: "content", USAGE_FILE: report },
      },
    );
    if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-4000)}`);
    return {
      ...usage.parse(JSON.parse(readFileSync(report, "utf8"))),
      pages: Number(/(\d+) page\(s\) built/.exec(stdout)?.[1]),
    };
  }

  [Symbol.dispose]() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
