/** Copies of the project in which builds can be measured: with caches of their own, so that they start cold. */
import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { contentFolder } from "#loader/content-folder.ts";
import { writeCities } from "./synthetic-cities.ts";

const usage = z.object({
  seconds: z.number(),
  processorSeconds: z.number(),
  megabytes: z.number(),
});

/** What a build took. */
export interface Build extends z.infer<typeof usage> {
  pages: number;
}

const content = "content";

/** A copy of the project with its packages linked and no caches, in a folder of its own. */
export class Project {
  readonly #folder = mkdtempSync(join(tmpdir(), "bench-build-"));

  constructor() {
    const files = ["src", "public", "astro.config.mjs", "tsconfig.json", "package.json"];
    for (const name of [...files, "package-lock.json"]) {
      cpSync(name, join(this.#folder, name), { recursive: true });
    }
    cpSync(contentFolder, join(this.#folder, content), { recursive: true });
    mkdirSync(join(this.#folder, "node_modules"));
    // Hidden folders are caches, but for the one of commands.
    for (const name of readdirSync("node_modules")) {
      if (name.startsWith(".") && name !== ".bin") continue;
      symlinkSync(resolve("node_modules", name), join(this.#folder, "node_modules", name));
    }
  }

  /** Replaces the cities by so many others. */
  writeCities(count: number) {
    writeCities(join(this.#folder, content), count);
  }

  /** Adds a sentence to the document of one city. */
  changeCity() {
    const cities = join(this.#folder, content, "cities");
    const [file = ""] = readdirSync(cities);
    appendFileSync(join(cities, file), "\nOne sentence more.\n");
  }

  /** Builds with the real command and tells what it took. */
  async build(): Promise<Build> {
    const report = join(this.#folder, "usage.json");
    // As the command of package.json does: nothing is reused but what is in the caches.
    rmSync(join(this.#folder, "dist"), { recursive: true, force: true });
    const usageReporter = resolve("tests", "bench", "report-usage.ts");
    const command = ["--import", usageReporter, "node_modules/astro/bin/astro.mjs", "build"];
    const child = spawn(process.execPath, command, {
      cwd: this.#folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
        CONTENT_DIR: content,
        USAGE_FILE: report,
      },
    });
    let log = "";
    child.stdout.on("data", (chunk) => (log += String(chunk)));
    child.stderr.on("data", (chunk) => (log += String(chunk)));
    const end = await new Promise<string>((done) => {
      child.on("exit", (code, signal) => {
        done(signal ?? String(code));
      });
    });
    if (end !== "0") throw new Error(`The build ended with ${end}:\n${log.slice(-4000)}`);
    return {
      ...usage.parse(JSON.parse(readFileSync(report, "utf8"))),
      pages: Number(/(\d+) page\(s\) built/.exec(log)?.[1]),
    };
  }

  [Symbol.dispose]() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
