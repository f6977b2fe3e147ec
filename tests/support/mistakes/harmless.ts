import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Harmless changes, which must be accepted. */
export const harmlessChanges = ({
  sample,
  fieldsOfEachCollection,
  harmless,
  isText,
  documents,
  everyFile,
  withLines,
  textOf,
}: ContentEdits): Kinds => ({
  "Windows line endings": () =>
    sample(12, everyFile).map((path) => harmless(path, (old) => old.replaceAll("\n", "\r\n"))),
  "a byte order mark": () =>
    sample(8, everyFile).map((path) => harmless(path, (old) => `\uFEFF${old}`)),
  "both of them": () =>
    sample(8, everyFile).map((path) =>
      harmless(path, (old) => `\uFEFF${old.replaceAll("\n", "\r\n")}`),
    ),
  "curly quotation marks around a value": () =>
    fieldsOfEachCollection(
      1,
      (field) =>
        isText(field) &&
        !/[“”#:"]/.test(String(field.value)) &&
        !/['|>]/.test(field.row.split(": ")[1]?.[0] ?? ""),
    ).map((field) =>
      harmless(field.path, () =>
        withLines(
          field.path,
          field.line,
          1,
          field.row.replace(/(?<=: ).*$/, () => `“${String(field.value)}”`),
        ),
      ),
    ),
  "curly quotation marks in a text": () =>
    sample(4, documents).map((path) => ({
      changes: new Map([[path, `${textOf(path)}\nWe call it a “one-way” door, and it’s one.\n`]]),
    })),
  "spaces at the ends of lines": () =>
    fieldsOfEachCollection(1).map(({ path, line, row }) =>
      harmless(path, () => withLines(path, line, 1, `${row}  `)),
    ),
  "no line ending at the end": () =>
    sample(5, everyFile).map((path) => harmless(path, (old) => old.trimEnd())),
  "more empty lines": () =>
    sample(5, documents).map((path) =>
      harmless(path, (old) => {
        const [fields = "", ...text] = old.split(/(?<=\n---\n)/);
        return [fields, ...text.map((part) => part.replaceAll("\n\n", "\n\n\n"))].join("");
      }),
    ),
  "a note": () => [
    ...sample(
      3,
      everyFile.filter((path) => path.endsWith(".yaml")),
    ).map((path) => harmless(path, (old) => `# To do: ask Ruth.\n${old}`)),
    ...sample(3, documents).map((path) =>
      harmless(path, (old) => `${old}\n<!-- To do: ask Ruth. -->\n`),
    ),
  ],
});
