/** The notices of third-party works in the built site, made from Vite's list of the packages that are really bundled. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Where Vite lists the packages, in the built site: the option `build.license`. */
export const packageListFile = "packages.json";

const packageList = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string(),
    text: z.string().optional(),
  }),
);

/** Works that reach the pages without being bundled. */
const unbundled = [
  // Every page's styles begin with Tailwind's reset, and its scripts with Astro's island runtime.
  { name: "tailwindcss", licence: "MIT", file: "node_modules/tailwindcss/LICENSE" },
  { name: "astro", licence: "MIT", file: "node_modules/astro/LICENSE" },
  // Helpers that the bundler itself writes into its output.
  { name: "rolldown", licence: "MIT", file: "node_modules/rolldown/LICENSE" },
  { name: "vite", licence: "MIT", file: "node_modules/vite/LICENSE.md" },
  { name: "Besley", licence: "OFL-1.1", file: "src/assets/fonts/BESLEY-OFL.txt" },
  { name: "Lucide", licence: "ISC", file: "src/assets/LUCIDE-ISC.txt" },
];

/** The notices for a built site, each licence once with the works that it covers; removes Vite's list from the site. */
export function thirdPartyNotices(siteFolder: string): string {
  const list = join(siteFolder, packageListFile);
  const packages = packageList.parse(JSON.parse(readFileSync(list, "utf8")));
  rmSync(list);
  const works = [
    ...packages.map(({ name, version, identifier, text }) => ({
      name: `${name} ${version}`,
      licence: identifier,
      text: text ?? `Released under the licence ${identifier}; the package brings no text of it.`,
    })),
    ...unbundled.map(({ file, ...work }) => {
      // Vite's file continues with the licences of its own dependencies, none of which reach the site.
      const [text = ""] = readFileSync(file, "utf8").split(/^# Licenses of bundled/m);
      return { ...work, text };
    }),
  ];
  const byText = Map.groupBy(
    works.toSorted((a, b) => a.name.localeCompare(b.name)),
    ({ text }) => text.trim(),
  );
  const parts = [...byText].map(([text, group]) =>
    [...group.map(({ name, licence }) => `- ${name} (${licence})`), "", text].join("\n"),
  );
  return ["This site carries these works of others, each under the licence below it.", ...parts]
    .map((part) => `${part}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}
