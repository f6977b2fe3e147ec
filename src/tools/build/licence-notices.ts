/** The notices of third-party works in the built site, made from what is really bundled. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

/** A third-party work, and the text of its licence. */
interface Work {
  name: string;
  licence: string;
  text: string;
}

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

/** Helpers that the bundler itself writes into its output, and the packages that they come from. */
const bundlerHelpers = new Map([
  ["\0vite/preload-helper.js", "node_modules/vite"],
  ["\0rolldown/runtime.js", "node_modules/rolldown"],
]);

/** Works that reach the pages without being bundled. */
const unbundled = {
  // Every page's styles begin with Tailwind's reset, and its scripts with Astro's island runtime.
  packages: ["node_modules/tailwindcss", "node_modules/astro"],
  works: [
    { name: "Besley", licence: "OFL-1.1", file: "src/assets/fonts/BESLEY-OFL.txt" },
    { name: "Lucide", licence: "ISC", file: "src/assets/LUCIDE-ISC.txt" },
  ],
};

/** A Vite plugin that records the folders of the packages whose modules are in the browser's scripts. */
export function bundledPackages() {
  const folders = new Set(unbundled.packages);
  const plugin: Plugin = {
    name: "bundled-packages",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const folder =
            bundlerHelpers.get(id) ?? /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
          if (folder) folders.add(folder);
        }
      }
    },
  };
  return { plugin, folders };
}

function packageIn(folder: string): Work {
  const { name, version, license, author } = packageFile.parse(
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const [file] = globSync("LICEN[CS]E*", { cwd: folder });
  const by = typeof author === "object" ? author.name : (author ?? "its authors");
  const [text = ""] = file
    ? // Vite's file continues with the licences of its own dependencies, none of which reach the site.
      readFileSync(join(folder, file), "utf8").split(/^# Licenses of bundled/m)
    : [`Released by ${by} under the licence ${license}; the package brings no text of it.`];
  return { name: `${name} ${version}`, licence: license, text };
}

/** The notices: each licence once, with the works that it covers. */
export function thirdPartyNotices(folders: ReadonlySet<string>): string {
  const works = [
    ...[...folders].map(packageIn),
    ...unbundled.works.map(({ file, ...work }) => ({ ...work, text: readFileSync(file, "utf8") })),
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
