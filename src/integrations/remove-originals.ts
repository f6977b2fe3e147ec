/** Keeps the original photos out of a built site: they know the place and time of their making. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, photosFolder } from "#content/content-folder.ts";

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * Removes the copies of originals from a built site. Astro removes those of photos that a page shows,
 * but not those that only wait in the folder, and Vite has copied all of them.
 */
export function removeOriginals(site: string): void {
  const photos = globSync(join(contentFolder, photosFolder, "*"), { withFileTypes: true });
  const originals = new Set(
    photos
      .filter((photo) => photo.isFile())
      .map(({ parentPath, name }) => hashOf(join(parentPath, name))),
  );
  for (const name of globSync("_astro/*", { cwd: site })) {
    const file = join(site, name);
    if (!/\.(?:js|css|woff2|svg)$/.test(name) && originals.has(hashOf(file))) rmSync(file);
  }
}
