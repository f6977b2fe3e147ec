/**
 * Astro integration: `dist/` is always the whole of the last good build. Without it, Astro empties
 * the folder before a build.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";

/** The folder beside `dist/` in which each build has a folder of its own, so that two do not mix. */
export const buildsBeside = (dist: string) => join(dirname(dist), `.${basename(dist)}-build`);

/** Puts the last good build back, which a build that ended between two renames has left aside. */
function restore(dist: string) {
  const [previous] = existsSync(dist) ? [] : globSync(join(buildsBeside(dist), "*", "previous"));
  if (previous) renameSync(previous, dist);
}

/**
 * Builds beside the output folder, and renames at the end. Comes last in astro.config.mjs, so that
 * the other integrations have finished the files.
 */
export function atomicDist(): AstroIntegration {
  let dist = "dist";
  let work = "";
  // The last good build comes back before other integrations' checks, which can stop the build.
  restore(dist);
  return {
    name: "atomic-dist",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig }) => {
        if (command !== "build") return;
        dist = fileURLToPath(config.outDir);
        const yesterday = Date.now() - 24 * 60 * 60_000;
        // Builds that were killed: no build takes a day.
        for (const folder of globSync(join(buildsBeside(dist), "*")))
          if (statSync(folder).mtimeMs < yesterday) rmSync(folder, { recursive: true });
        mkdirSync(buildsBeside(dist), { recursive: true });
        work = mkdtempSync(join(buildsBeside(dist), "build-"));
        process.once("exit", () => {
          restore(dist);
          rmSync(work, { recursive: true, force: true });
        });
        updateConfig({ outDir: pathToFileURL(`${join(work, "site")}/`) });
      },
      "astro:build:done": () => {
        if (existsSync(dist)) renameSync(dist, join(work, "previous"));
        renameSync(join(work, "site"), dist);
      },
    },
  };
}
