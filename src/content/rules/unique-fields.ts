/** Fields by which visitors and search engines tell pages apart differ on every page. */
import type { FieldPath } from "#content/schema-at.ts";
import { valueAt } from "#content/yaml.ts";
import { problemAt } from "#content/read.ts";
import type { Problem } from "#content/problems.ts";
import type { Content } from "./pages.ts";

const uniqueFields = ["title", "meta_description", "h1", "heading", "name"];

/** Reports a page's first field that must be unique but repeats the value of another page. */
export function repeatedFields({ files }: Content): Problem[] {
  const firstFiles = new Map<string, string>();
  return [...files.values()].flatMap((file) => {
    if (!file.collection || ["reviews", "business", "languages"].includes(file.collection))
      return [];
    // pages.yaml describes several pages, every other file one.
    const pages: FieldPath[] =
      file.collection === "pages" ? Object.keys(file.values ?? {}).map((page) => [page]) : [[]];
    return pages.flatMap((page) =>
      uniqueFields
        .flatMap((field) => {
          const value = valueAt(file.values, [...page, field]);
          if (typeof value !== "string" || !value.trim()) return [];
          const key = JSON.stringify([field, value]);
          const first = firstFiles.get(key);
          firstFiles.set(key, first ?? file.file);
          if (first === undefined) return [];
          const message = `found the same words as in ${first}; every page needs its own.`;
          return [problemAt(file, [...page, field], message)];
        })
        .slice(0, 1),
    );
  });
}
