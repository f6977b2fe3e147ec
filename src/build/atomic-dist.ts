/**
 * Astro integration: `dist/` is always the whole of the last good build. Without it, Astro empties
 * the folder before a build.
 */
import { existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Builds beside the output folder, and renames at the end. Comes last in astro.config.mjs, so that
 * the other integrations have finished the files. Each build has folders of its own: two at once
 * with other settings do not mix, and share only Astro's cache of encoded pictures.
 */
export function atomicDist(): AstroIntegration {
  let dist = "";
  let work = "";
  return {
    name: "atomic-dist",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig }) => {
        if (command !== "build") return;
        dist = fileURLToPath(config.outDir);
        const builds = join(dirname(dist), `.${basename(dist)}-build`);
        // Removes the folders of builds that were interrupted.
        for (const pid of globSync("*", { cwd: builds }))
          if (!isRunning(Number(pid))) rmSync(join(builds, pid), { recursive: true });
        work = join(builds, String(process.pid));
        process.once("exit", () => rmSync(work, { recursive: true, force: true }));
        const cache = join(work, "cache");
        const pictures = join(fileURLToPath(config.cacheDir), "assets");
        for (const folder of [cache, pictures]) mkdirSync(folder, { recursive: true });
        symlinkSync(pictures, join(cache, "assets"), "junction");
        updateConfig({ outDir: folderUrl(work, "site"), cacheDir: folderUrl(cache) });
      },
      "astro:build:done": () => {
        if (existsSync(dist)) renameSync(dist, join(work, "previous"));
        renameSync(join(work, "site"), dist);
      },
    },
  };
}

const folderUrl = (...path: string[]) => pathToFileURL(`${join(...path)}/`);

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
