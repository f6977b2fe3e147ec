/** Keeps the original photos out of a built site: cameras write the place and time into them. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, photosFolder } from "#content/content-folder.ts";

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

const hashOf = (file: string) => hash("sha256", readFileSync(file));

/**
 * Removes the copies of originals from a built site. Vite copies every photo of the folder; Astro
 * removes the originals of photos that a page shows, but not those of photos that no page shows yet.
 */
export function removeOriginals(site: string): void {
  const photos = join(contentFolder, photosFolder);
  const originals = new Set(filesIn(photos).map(({ name }) => hashOf(join(photos, name))));
  const assets = join(site, "_astro");
  for (const { name } of filesIn(assets)) {
    const file = join(assets, name);
    if (!/\.(?:js|css|woff2|svg)$/.test(name) && originals.has(hashOf(file))) rmSync(file);
  }
}
