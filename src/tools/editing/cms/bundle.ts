import { cpSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";

/** Bundles the CMS with our formats, its fonts and all their licences into the folder `admin` of a site. */
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
        // Colour schemes and grammars of 300 programming languages; the content holds no code.
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
