/** Every text of a page in another language is translated. */
import { problemAt, textAt, type ReadFiles } from "#content/read.ts";
import type { FieldPath } from "#content/schema-at.ts";
import type { Problem } from "#content/problems.ts";

/** The fields whose texts are English in every language. */
const english = new Set(["english", "name", "date"]);

/** Yields the paths of all texts in parsed YAML. */
function* textPaths(value: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (typeof value === "string") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inside] of Object.entries(value)) yield* textPaths(inside, [...path, key]);
}

/** Reports texts of several words that are the same as in en.yaml. */
export function untranslatedTexts(files: ReadFiles): Problem[] {
  const source = files.get("languages/en.yaml");
  const paths = [...textPaths(source?.values)].filter((path) => {
    const words = textAt(source, path)?.replaceAll(/\{\w+\}/g, "") ?? "";
    return !english.has(String(path.at(-1))) && /\p{L}\s+\p{L}/u.test(words);
  });
  return [...files.values()]
    .filter(({ collection }) => collection === "languages")
    .flatMap((file) =>
      paths
        .filter((path) => textAt(file, path) === textAt(source, path))
        .map((path) => problemAt(file, path, "is still the English of en.yaml; translate it.")),
    );
}
