/** The licence notices of third-party works in the built site, from Vite's list of the packages that it bundled. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The file in the built site in which Vite lists the packages (its option `build.license`). */
export const packageListFile = "packages.json";

const packageList = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string(),
    text: z.string().optional(),
  }),
);

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

/** Returns the notices, each licence text once after the works that it covers. Deletes Vite's list from the site. */
export function thirdPartyNotices(siteFolder: string): string {
  const list = join(siteFolder, packageListFile);
  const packages = packageList.parse(JSON.parse(readFileSync(list, "utf8")));
  rmSync(list);
  const works = [
    ...packages.map(({ name, version, identifier, text }) => ({
      name: `${name} ${version}`,
      licence: identifier,
      text:
        text ?? `Released under the licence ${identifier}; the package contains no licence text.`,
    })),
    ...unbundled.map(({ file, ...work }) => {
      // The rest of Vite's file is about its own dependencies, none of which are in the site.
      const [text = ""] = readFileSync(file, "utf8").split(/^# Licenses of bundled/m);
      return { ...work, text };
    }),
  ];
  const byText = Map.groupBy(
    works.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    ({ text }) => text.trim(),
  );
  const parts = [...byText].map(([text, group]) =>
    [...group.map(({ name, licence }) => `- ${name} (${licence})`), "", text].join("\n"),
  );
  return ["This site contains the following works, each under the licence below it.", ...parts]
    .map((part) => `${part}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}
