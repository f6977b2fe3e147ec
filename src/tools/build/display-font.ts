/** The display typeface, reduced at build time to the characters that the site uses. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { contentFolder } from "#loader/content-folder.ts";

const source = "src/assets/fonts/besley-latin-700.woff2";
const cache = join("node_modules", ".cache", "fonts");

/** Markup characters that no heading uses. Without them the font file is a tenth smaller. */
const markupCharacters = /[[\]{}<>\\^_`|~*=@\n]/g;

/** Returns every character in the content and the components, and all printable ASCII characters. */
function charactersUsed(): string {
  const files = [
    ...globSync("**/*.{md,yaml}", { cwd: contentFolder }).map((name) => join(contentFolder, name)),
    ...globSync("src/**/*.{astro,tsx}"),
  ];
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for (const file of files) {
    for (const character of readFileSync(file, "utf8").match(/[^\n -~]/gu) ?? [])
      used.add(character);
  }
  return [...used].toSorted().join("").replaceAll(markupCharacters, "");
}

/** Returns the path of the subset font file, which is cached between builds. */
export async function displayFont(): Promise<`./${string}`> {
  const characters = charactersUsed();
  const original = readFileSync(source);
  const key = createHash("sha256").update(characters).update(original).digest("hex").slice(0, 16);
  const file = join(cache, `besley-${key}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await subsetFont(original, characters, { targetFormat: "woff2" }));
  }
  return `./${file}`;
}
