/** What a build is made of. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { contentFolder } from "#loader/content-folder.ts";

/** A hash of these files and of the settings of builds. */
export function hashOfInputs(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  const variables = Object.entries(process.env).filter(
    ([name, value]) => value && /^(?:SITE_URL|CONTENT_DIR|CMS_REPOSITORY|PUBLIC_\w+)$/.test(name),
  );
  return hash.update(JSON.stringify(variables.toSorted())).digest("hex");
}

/**
 * Changes with anything that may show on every page: code, drawings, settings, and the content that pages share. It
 * covers more than each page needs, so that nothing can be forgotten. Only the cities are left out: a page has its own
 * in its cache key (`src/queries/cache-key.ts`). Astro itself covers the packages.
 */
export const buildInputsHash = () =>
  hashOfInputs(
    globSync(["src/**/*.*", "astro.config.mjs", `${contentFolder}/**/*.{md,yaml}`], {
      exclude: [`${contentFolder}/cities/**`, `${contentFolder}/areas.yaml`],
    }),
  );
