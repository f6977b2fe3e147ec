import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Mistakes in the YAML itself. */
export const yamlSyntaxMistakes = ({
  sample,
  fieldsOfEachCollection,
  editLine,
  setValue,
  columnOf,
  everyFile,
  isText,
  isItemStart,
  lineOf,
  linesOf,
  replaceLines,
  lineAbove,
  followsSibling,
  filesOf,
  fields,
}: ContentEdits): Kinds => ({
  "a tab": () =>
    fieldsOfEachCollection(2, (field) => columnOf(field) >= 2 && !isItemStart(field)).map((field) =>
      editLine(field, (row) => row.replace(/^ {2}/, "\t")),
    ),
  "a tab in a text of several lines": () =>
    everyFile.flatMap((path) => {
      const line = path.endsWith(".yaml") ? lineOf(path, /: \|-?$/) : 0;
      if (line === 0) return [];
      const [row = ""] = linesOf(path).slice(line, line + 1);
      const expected = { field: "indent with spaces" };
      return [replaceLines(path, line + 1, 1, [row.replace(/^ +/, "\t")], expected)];
    }),
  "a space too many": () =>
    fieldsOfEachCollection(1, followsSibling).map((field) => editLine(field, (row) => ` ${row}`)),
  "a space too few": () =>
    fieldsOfEachCollection(1, (field) => followsSibling(field) && columnOf(field) >= 2).map(
      (field) => editLine(field, (row) => row.slice(1)),
    ),
  "no colon": () =>
    fieldsOfEachCollection(
      1,
      (field) => !isItemStart(field) && lineAbove(field) !== "---" && field.line > 1,
    ).map((field) => editLine(field, (row) => row.replace(":", ""))),
  "no space after a colon": () =>
    fieldsOfEachCollection(1, (field) => !isItemStart(field)).map((field) =>
      editLine(field, (row) => row.replace(": ", ":")),
    ),
  "an equals sign for a colon": () =>
    fieldsOfEachCollection(1, (field) => !isItemStart(field)).map((field) =>
      editLine(field, (row) => row.replace(":", " =")),
    ),
  "an open quotation mark": () =>
    fieldsOfEachCollection(2, isText).map((field) => setValue(field, '"From March to June')),
  "quotation marks in quotation marks": () =>
    fieldsOfEachCollection(1, isText).map((field) =>
      setValue(field, '"We call it a "one-way" door"'),
    ),
  "text after the quotation marks": () =>
    fieldsOfEachCollection(1, isText).map((field) => setValue(field, '"One-way doors" and mesh')),
  "a colon in a text": () =>
    fieldsOfEachCollection(2, isText).map((field) => setValue(field, "Our promise: no poison")),
  "a colon in curled quotation marks": () =>
    fieldsOfEachCollection(1, isText).map((field) => setValue(field, "“Our promise: no poison”")),
  "a # in a text": () =>
    fieldsOfEachCollection(2, isText).map((field) => setValue(field, "We are #1 in the GTA")),
  "a sign that YAML reads": () =>
    [
      "@home",
      "`mesh`",
      "*Calm* people",
      "& the GTA",
      "!important",
      "%",
      "{city}",
      "[sic] calm",
    ].flatMap((written) =>
      sample(1, fields.filter(isText)).map((field) => setValue(field, written)),
    ),
  "a backslash in quotation marks": () =>
    fieldsOfEachCollection(1, isText).map((field) => setValue(field, '"24\\7 service"')),
  "no space after an item's hyphen": () =>
    ["areas.yaml", "cost-guide.yaml", ...sample(1, filesOf("reviews"))].flatMap((path) =>
      sample(
        1,
        fields.filter((field) => isItemStart(field) && field.path === path),
      ).map((field) => editLine(field, (row) => row.replace("- ", "-"))),
    ),
});
