/** What all pages are made of. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#loader/content-folder.ts";

/**
 * Changes with anything that may show on every page: code, drawings, settings, and the content that pages share. It
 * covers more than each page needs, so that nothing can be forgotten. Only the cities are left out: a page has its own
 * in its cache key (`src/queries/cache-key.ts`). Astro itself covers the packages.
 */
export function buildInputsHash(): string {
  const hash = createHash("sha256");
  const files = [
    ...globSync("src/**/*.*"),
    "astro.config.mjs",
    ...globSync("**/*.{md,yaml}", { cwd: contentFolder, exclude: ["cities/**", "areas.yaml"] }).map(
      (name) => join(contentFolder, name),
    ),
  ];
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  const variables = Object.entries(process.env).filter(
    ([name]) => name.startsWith("PUBLIC_") || name === "SITE_URL",
  );
  return hash.update(JSON.stringify(variables.toSorted())).digest("hex");
}
