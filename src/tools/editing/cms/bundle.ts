import { cpSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";

/** Bundles the CMS with our file formats, its fonts and all licences into a site's `admin`. */
export async function bundleCms(siteFolder: string) {
  const folder = join(siteFolder, "admin");
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      license: { fileName: "admin/licences.md" },
      rolldownOptions: {
        input: join("src", "tools", "editing", "cms", "admin.ts"),
        // Colour themes and grammars of 300 programming languages; the content has no code.
        external: /^@shikijs\//,
        output: {
          entryFileNames: "admin/admin.js",
          chunkFileNames: "admin/[name].[hash].js",
          assetFileNames: "admin/[name].[hash][extname]",
        },
      },
    },
  });
  for (const licence of globSync("node_modules/@sveltia/cms/npm/assets/*.LICENSE.txt")) {
    cpSync(licence, join(folder, basename(licence)));
  }
}
