import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AstroIntegration } from "astro";
import { isRecoloured, recoloured } from "#styles/drawings.ts";

/**
 * An Astro integration that shows the drawings in the colours of the theme: if they differ from the
 * files', every import and `url()` of a drawing leads to a copy, whose name then has its own hash.
 */
export const recolourDrawings = (): AstroIntegration => ({
  name: "recolour-drawings",
  hooks: {
    "astro:config:setup": ({ config, updateConfig }) => {
      if (!isRecoloured) return;
      const folder = join(config.cacheDir.pathname, "drawings");
      for (const name of globSync("{art,illustrations}/**/*.svg", { cwd: "src/assets" })) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(
          join(folder, name),
          recoloured(readFileSync(join("src/assets", name), "utf8")),
        );
      }
      const find = /^.*\bassets\/(?=(?:art|illustrations)\/.*\.svg)/;
      updateConfig({ vite: { resolve: { alias: [{ find, replacement: `${folder}/` }] } } });
    },
  },
});
