import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Mistakes in the delimiters of front matter. */
export const frontMatterMistakes = ({
  each,
  sample,
  replaceLines,
  lineOf,
  lineOfClosingDelimiter,
  documents,
}: ContentEdits): Kinds => {
  const field = "front matter";
  return {
    "the first --- misspelt": () =>
      each(["", "\n---", " ---", "\t---", "—"], documents, (path, written) =>
        replaceLines(path, 1, 1, written === "" ? [] : [written], { field }),
      ),
    "the second --- misspelt": () =>
      each(["", "—", "--", "----"], documents, (path, written) =>
        replaceLines(path, lineOfClosingDelimiter(path), 1, written === "" ? [] : [written], {
          field,
        }),
      ),
    "no front matter at all": () =>
      sample(3, documents).map((path) =>
        replaceLines(path, 1, lineOfClosingDelimiter(path), [], { field }),
      ),
    "a --- inside a YAML file": () =>
      ["areas.yaml", "pages.yaml"].map((path) =>
        replaceLines(path, lineOf(path, /^\w+:$/, 20), 0, ["---"], { field: "hyphens" }),
      ),
  };
};
