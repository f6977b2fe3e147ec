/** The display typeface, reduced to the characters that the site uses. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { fontProviders } from "astro/config";
import subsetFont from "subset-font";
import { contentFolder } from "#content/content-folder.ts";

const source = "src/assets/fonts/besley-latin-700.woff2";

/** Markup characters that no heading uses. Without them the font file is a tenth smaller. */
const markupCharacters = /[[\]{}<>\\^_`|~*=@\n]/g;

/** Returns all printable ASCII characters, and every one in the content and the components. */
function charactersUsed(): string {
  const files = globSync([`${contentFolder}/**/*.{md,yaml}`, "src/**/*.{astro,tsx}"], {
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const used = new Set(ascii + texts.join(""));
  return [...used].toSorted().join("").replaceAll(markupCharacters, "");
}

/** Returns the font file with the characters that the site uses. */
export const subsetDisplayFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(source), charactersUsed(), { targetFormat: "woff2" });

/** An Astro integration that adds the display typeface to Astro's fonts. */
export const displayFont = (): AstroIntegration => ({
  name: "display-font",
  hooks: {
    "astro:config:setup": async ({ config, updateConfig }) => {
      const file = new URL("besley.woff2", config.cacheDir);
      mkdirSync(config.cacheDir, { recursive: true });
      writeFileSync(file, await subsetDisplayFont());
      // A relative path, since Astro makes the font's name in the styles from it.
      const path = relative(fileURLToPath(config.root), fileURLToPath(file)).replaceAll("\\", "/");
      updateConfig({
        fonts: [
          {
            provider: fontProviders.local(),
            name: "Besley",
            cssVariable: "--font-besley",
            // Matched to Besley in src/styles/display-font.css; Astro only matches Times New Roman.
            fallbacks: [
              "Georgia for Besley",
              "Noto Serif for Besley",
              "Times for Besley",
              "DejaVu for Besley",
              "serif",
            ],
            optimizedFallbacks: false,
            options: {
              // It is preloaded, so it is ready for the first paint except on slow networks. There
              // it replaces a fallback with the same height and nearly the same width.
              variants: [{ src: [`./${path}`], weight: 700, style: "normal", display: "swap" }],
            },
          },
        ],
      });
    },
  },
});
