/** Finds the classes, ids and custom properties that a page has or its scripts may write into it. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Returns every word of texts, such as the attributes and inline scripts of a page, and of the script
 * files that they name, which name others. Any word may be a class, as to Tailwind, so none that a
 * script writes is lost.
 *
 * @param folder The folder of the script files.
 */
export function classCandidates(texts: readonly string[], folder: string) {
  const words = new Set<string>();
  // A set's loop also visits what is added meanwhile.
  const found = new Set(texts);
  for (const text of found) {
    // A class may contain quotation marks, as `content-['…']` does; in scripts they stand around it.
    const parts = [text.split(/\s+/), text.split(/["'`\s]+/), text.match(/--[\w-]+/g) ?? []].flat();
    for (const word of parts) {
      if (words.has(word)) continue;
      words.add(word);
      const file = join(folder, basename(word));
      if (word.endsWith(".js") && existsSync(file)) found.add(readFileSync(file, "utf8"));
    }
  }
  return words;
}
