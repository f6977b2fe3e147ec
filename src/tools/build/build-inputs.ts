/** The files and settings that a build reads. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { contentFolder } from "#loader/content-folder.ts";

const inputs = [
  ...["src", contentFolder, "public"].map((folder) => `${folder}/**/*.*`),
  ...["astro.config.mjs", "package-lock.json", "tsconfig.json"],
];

/** A hash of the files and of the environment variables that change a build. */
function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  const variables = Object.entries(process.env).filter(
    ([name, value]) => value && /^(?:SITE_URL|CONTENT_DIR|CMS_REPOSITORY|PUBLIC_\w+)$/.test(name),
  );
  return hash.update(JSON.stringify(variables.toSorted())).digest("hex");
}

/** Changes when anything changes that a build reads. */
export const inputsHash = () => hashOf(globSync(inputs));

/**
 * Changes when code, settings or shared content change. City documents are left out: each is in its own page's cache
 * key (`src/queries/cache-key.ts`), as is its entry in `areas.yaml`.
 */
export const sharedInputsHash = () =>
  hashOf(
    globSync(inputs, { exclude: [`${contentFolder}/cities/**`, `${contentFolder}/areas.yaml`] }),
  );
