/** The licence notices of third-party works: Vite lists the bundled packages, this file the rest. */
import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** The file in the built site that Vite writes (its option `build.license`). */
export const noticesFile = "third-party-notices.txt";

/** A file of an installed package. */
function packageFile(name: string, file: string) {
  const manifest = findPackageJSON(name, import.meta.url);
  assert.ok(manifest, `The package ${name} is not installed.`);
  return join(dirname(manifest), file);
}

/** A file of the project's own assets. */
const asset = (path: string) => new URL(`../assets/${path}`, import.meta.url);

/** Works in the built site that Vite does not list. */
const unbundled = [
  // Pages have Tailwind's reset styles, and those with an island Astro's runtime for it.
  { name: "tailwindcss", licence: "MIT", file: packageFile("tailwindcss", "LICENSE") },
  { name: "astro", licence: "MIT", file: packageFile("astro", "LICENSE") },
  // The bundler adds helper functions of its own.
  { name: "rolldown", licence: "MIT", file: packageFile("rolldown", "LICENSE") },
  { name: "vite", licence: "MIT", file: packageFile("vite", "LICENSE.md") },
  { name: "Besley", licence: "OFL-1.1", file: asset("fonts/BESLEY-OFL.txt") },
  { name: "Lucide", licence: "ISC", file: asset("LUCIDE-ISC.txt") },
];

/** Adds the works that Vite does not list to the file in the built site. */
export function completeNotices(siteFolder: string) {
  for (const { name, licence, file } of unbundled) {
    // The rest of Vite's file is about its own dependencies, none of which are in the site.
    const [text = ""] = readFileSync(file, "utf8").split(/^# Licenses of bundled/m);
    appendFileSync(join(siteFolder, noticesFile), `\n## ${name} (${licence})\n\n${text}`);
  }
}
