/**
 * Astro integration: gives drawings the colours of the theme. A drawing of `src/assets/` names them
 * in braces, such as `{amber}`, or `{amber}99` at 60 %. Pages import `@drawings/art/family.svg`, its
 * copy with the values of theme.css, in every way that Vite has for a file.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { paletteOf } from "#styles/palette.ts";

const drawn = resolve("src", "assets");
const theme = resolve("src", "styles", "theme.css");

/** Creates the integration for astro.config.mjs. */
export function drawings(): AstroIntegration {
  let folder: string;
  return {
    name: "drawings",
    hooks: {
      "astro:config:setup": ({ createCodegenDir, updateConfig }) => {
        folder = fileURLToPath(createCodegenDir());
        writeDrawings(folder);
        updateConfig({ vite: { resolve: { alias: { "@drawings": folder } } } });
      },
      "astro:server:setup": ({ server, logger }) => {
        server.watcher.on("all", (_event, file) => {
          if (file !== theme && !(file.startsWith(drawn) && file.endsWith(".svg"))) return;
          try {
            writeDrawings(folder);
          } catch (error) {
            logger.error(String(error));
          }
        });
      },
    },
  };
}

/** Writes the copies that changed, and removes those whose drawing is gone. */
function writeDrawings(folder: string) {
  const colours = paletteOf(readFileSync(theme, "utf8"));
  const names = globSync("**/*.svg", { cwd: drawn });
  const copies = globSync("**/*.svg", { cwd: folder });
  for (const name of copies) if (!names.includes(name)) rmSync(join(folder, name));
  for (const name of names) {
    const svg = inColour(readFileSync(join(drawn, name), "utf8"), colours, name);
    const copy = join(folder, name);
    if (copies.includes(name) && readFileSync(copy, "utf8") === svg) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, svg);
  }
}

/** Fills in a drawing's colours. Throws for a name that is no plain colour of the theme. */
export const inColour = (svg: string, colours: ReadonlyMap<string, string>, name: string) =>
  svg.replaceAll(/\{([a-z-]+)\}/g, (_, colour: string) => {
    const value = colours.get(colour);
    if (!value || !/^#[0-9a-f]{6}$/.test(value))
      throw new Error(`src/assets/${name}: theme.css has no colour “${colour}” of six digits.`);
    return value;
  });
