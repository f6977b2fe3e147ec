import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Broken markup in running text. */
export const markupMistakes = ({
  sample,
  replaceLines,
  appendText,
  lineOf,
  filesOf,
  documents,
  everyFile,
  linesOf,
}: ContentEdits): Kinds => ({
  "bold words without an end": () =>
    sample(3, [...documents, ...filesOf("faqs")]).map((path) =>
      appendText(path, "We use **steel mesh only.", "**"),
    ),
  "a tag": () =>
    sample(3, [...documents, ...filesOf("faqs")]).map((path) =>
      appendText(path, "We use <b>steel</b> mesh.", "<b>"),
    ),
  "a note without an end": () =>
    sample(3, [...documents, ...filesOf("faqs")]).map((path) =>
      appendText(path, "<!-- ask Ruth", "note"),
    ),
  "a letter in another encoding": () =>
    sample(8, everyFile).map((path) => {
      const at = lineOf(path, /[a-z] [a-z]/, Math.floor(linesOf(path).length / 2));
      return replaceLines(
        path,
        at,
        1,
        [(linesOf(path)[at - 1] ?? "").replace(/ (?=[a-z])/, " \uFFFD")],
        {
          field: "cannot be read",
        },
      );
    }),
});
