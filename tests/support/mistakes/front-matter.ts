import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Mistakes in the delimiters of front matter. */
export const frontMatterMistakes = ({
  sample,
  replaceLines,
  lineOf,
  lineOfClosingDelimiter,
  documents,
}: ContentEdits): Kinds => ({
  "the first --- missing": () =>
    sample(5, documents).map((path) => replaceLines(path, 1, 1, [], { field: "front matter" })),
  "the second --- missing": () =>
    sample(6, documents).map((path) =>
      replaceLines(path, lineOfClosingDelimiter(path), 1, [], { field: "front matter" }),
    ),
  "something before the first ---": () =>
    sample(2, documents).flatMap((path) =>
      [["", "---"], [" ---"], ["\t---"]].map((lines) => ({
        ...replaceLines(path, 1, 1, lines, { field: "front matter" }),
        variant: JSON.stringify(lines.join("\n")),
      })),
    ),
  "hyphens that a word processor joined": () =>
    sample(4, documents).flatMap((path) => [
      replaceLines(path, 1, 1, ["—"], { field: "front matter" }),
      replaceLines(path, lineOfClosingDelimiter(path), 1, ["—"], { field: "front matter" }),
    ]),
  "two or four hyphens": () =>
    sample(3, documents).flatMap((path) => [
      replaceLines(path, lineOfClosingDelimiter(path), 1, ["--"], { field: "front matter" }),
      replaceLines(path, lineOfClosingDelimiter(path), 1, ["----"], { field: "front matter" }),
    ]),
  "no front matter at all": () =>
    sample(3, documents).map((path) =>
      replaceLines(path, 1, lineOfClosingDelimiter(path), [], { field: "front matter" }),
    ),
  "a --- inside a YAML file": () =>
    ["areas.yaml", "pages.yaml"].map((path) =>
      replaceLines(path, lineOf(path, /^\w+:$/, 20), 0, ["---"], { field: "hyphens" }),
    ),
});
