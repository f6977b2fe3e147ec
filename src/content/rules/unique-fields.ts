/** Fields by which visitors and search engines tell pages apart differ on every page. */
import { textAt } from "#content/read.ts";
import type { Content, Report } from "./pages.ts";

const uniqueFields = ["title", "meta_description", "h1", "heading", "name"];

/** Reports a page's first field that must be unique but repeats the value of another page. */
export function repeatedFields({ files }: Content, report: Report) {
  const firstFiles = new Map<string, string>();
  for (const file of files.values()) {
    if (!file.collection || ["reviews", "business", "languages"].includes(file.collection))
      continue;
    // pages.yaml describes several pages, every other file one.
    const pages =
      file.collection === "pages" ? Object.keys(file.values ?? {}).map((page) => [page]) : [[]];
    for (const page of pages) {
      const repeated = uniqueFields.flatMap((field) => {
        const path = [...page, field];
        const value = textAt(file, path)?.trim();
        if (!value) return [];
        const key = JSON.stringify([field, value]);
        const first = firstFiles.get(key);
        firstFiles.set(key, first ?? file.file);
        return first === undefined ? [] : { path, first };
      })[0];
      if (!repeated) continue;
      const message = `found the same words as in ${repeated.first}; every page needs its own.`;
      report(file.placeOf(repeated.path), message);
    }
  }
}
