/** Tells whether a page that the last build made may be used again: its key changes with all that it is made of. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fontData } from "astro:assets";
import { contentFolder } from "#loader/content-folder.ts";

const hashOf = (...parts: readonly string[]) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url");

/**
 * Everything that any page may be made of: code, drawings, packages, settings, the cut of the typeface, and the
 * content that pages share. It is more than a page needs, so that nothing can be forgotten here. Left out are only
 * the documents and the list of cities, whose share in a page the page itself must name.
 */
function hashOfAllPages(): string {
  const files = [
    ...globSync("src/**/*.*"),
    "astro.config.mjs",
    "package-lock.json",
    "tsconfig.json",
    ...globSync("**/*.{md,yaml}", { cwd: contentFolder, exclude: ["cities/**", "areas.yaml"] }).map(
      (name) => join(contentFolder, name),
    ),
  ].toSorted();
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith("PUBLIC_") || name === "SITE_URL",
  );
  return hashOf(
    JSON.stringify([fontData, settings.toSorted()]),
    ...files.flatMap((file) => [file, readFileSync(file, "base64")]),
  );
}

/** Returns a function that makes the key of a page from what it alone is made of. */
export function pageKeys(): (own: unknown) => string {
  const all = hashOfAllPages();
  return (own) => hashOf(all, JSON.stringify(own));
}
