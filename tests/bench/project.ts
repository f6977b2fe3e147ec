/** Copies of the project in which builds can be measured: with caches of their own, so that they start cold and leave no trace. */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
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
import { writeCities } from "./synthetic-cities.ts";

const usage = z.object({
  seconds: z.number(),
  processorSeconds: z.number(),
  megabytes: z.number(),
});

/** What a build took. */
export interface Build extends z.infer<typeof usage> {
  pages: number;
  /** Seconds by the names that the build prints. */
  phases: ReadonlyMap<string, number>;
}

const content = "made-up-content";
const site = "built-site";

/** A copy of the project with its packages linked and no caches, in a folder of its own. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), "bench-build-"));

  constructor() {
    const parts = ["src", "public", "astro.config.mjs", "tsconfig.json", "package.json"];
    for (const name of [...parts, "package-lock.json"]) {
      cpSync(name, join(this.folder, name), { recursive: true });
    }
    mkdirSync(join(this.folder, "node_modules"));
    // Hidden folders are caches, but for the one of commands.
    for (const name of readdirSync("node_modules")) {
      if (name.startsWith(".") && name !== ".bin") continue;
      symlinkSync(resolve("node_modules", name), join(this.folder, "node_modules", name));
    }
  }

  /** Gives the copy content with so many cities. */
  writeCities(count: number) {
    writeCities(join(this.folder, content), count);
  }

  /** A file of the content. */
  contentFile(...path: string[]) {
    return join(this.folder, content, ...path);
  }

  /** Replaces all pages by so many blank ones at the next build. */
  becomeBlank() {
    const pages = join(this.folder, "src", "pages");
    rmSync(pages, { recursive: true });
    mkdirSync(pages);
    cpSync(join("tests", "bench", "blank-page.astro"), join(pages, "[page].astro"));
  }

  /** Forgets what earlier builds have kept, but for the share images where told to. */
  forget({ shareImages }: { shareImages: "forget" | "keep" }) {
    const caches = [".astro", join("node_modules", ".cache")];
    const kept = join(this.folder, "node_modules", ".cache", "share-images");
    const aside = join(this.folder, "share-images");
    if (shareImages === "keep" && existsSync(kept)) cpSync(kept, aside, { recursive: true });
    for (const cache of caches) rmSync(join(this.folder, cache), { recursive: true, force: true });
    if (existsSync(aside)) {
      cpSync(aside, kept, { recursive: true });
      rmSync(aside, { recursive: true });
    }
  }

  /** Builds with the real command and tells what it took. */
  async build(variables: Record<string, string> = {}): Promise<Build> {
    const report = join(this.folder, "usage.json");
    const usageReporter = resolve("tests", "bench", "report-usage.ts");
    const command = ["--import", usageReporter, "node_modules/astro/bin/astro.mjs", "build"];
    const child = spawn(process.execPath, command, {
      cwd: this.folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
        CONTENT_DIR: content,
        OUT_DIR: `./${site}`,
        USAGE_FILE: report,
        ...variables,
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
      phases: new Map(
        [...log.matchAll(/\[phases\] +([\d.]+) s {2}(.+)/g)].map(
          ([, seconds, name = ""]) => [name, Number(seconds)] as const,
        ),
      ),
    };
  }

  /** The sitemap's files with the number of pages that each lists. */
  sitemap(): number[] {
    return globSync("sitemap-[0-9]*.xml", { cwd: join(this.folder, site) }).map(
      (name) => readFileSync(join(this.folder, site, name), "utf8").match(/<loc>/g)?.length ?? 0,
    );
  }

  [Symbol.dispose]() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
