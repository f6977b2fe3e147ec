/** The licence notices of third-party works: Vite's of the packages it bundled, and some more. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file in the built site that Vite writes (its option `build.license`). */
export const noticesFile = "third-party-notices.txt";

/** Works in the built site that Vite does not list. */
const unbundled = [
  // Every page has Tailwind's reset styles and Astro's island runtime.
  { name: "tailwindcss", licence: "MIT", file: "node_modules/tailwindcss/LICENSE" },
  { name: "astro", licence: "MIT", file: "node_modules/astro/LICENSE" },
  // The bundler adds helper functions of its own.
  { name: "rolldown", licence: "MIT", file: "node_modules/rolldown/LICENSE" },
  { name: "vite", licence: "MIT", file: "node_modules/vite/LICENSE.md" },
  { name: "Besley", licence: "OFL-1.1", file: "src/assets/fonts/BESLEY-OFL.txt" },
  { name: "Lucide", licence: "ISC", file: "src/assets/LUCIDE-ISC.txt" },
];

/** Adds the works that Vite does not list to the file in the built site. */
export function completeNotices(siteFolder: string) {
  for (const { name, licence, file } of unbundled) {
    // The rest of Vite's file is about its own dependencies, none of which are in the site.
    const [text = ""] = readFileSync(file, "utf8").split(/^# Licenses of bundled/m);
    appendFileSync(join(siteFolder, noticesFile), `\n## ${name} (${licence})\n\n${text}`);
  }
}
