import { lines, type ContentEdits, type Kinds } from "./content-edits.ts";

/** Texts with missing or wrong quotation marks, and values that are not text. */
const texts = lines(`
  24
  true
  [one, two]
  "From March to June
  "We call it a "one-way" door"
  "One-way doors" and mesh
  Our promise: no poison
  “Our promise: no poison”
  We are #1 in the GTA
  "24\\7 service"
  @home
  *Calm* people
  & the GTA
  !important
  %
  {city}
  [sic] calm
  \`mesh\`
`);

/** Syntax errors in YAML. */
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
      const expected = { field: "use spaces" };
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
  "a text that YAML misreads": () =>
    texts.flatMap((written) =>
      fieldsOfEachCollection(1, isText).map((field) => ({
        ...setValue(field, written),
        variant: written,
      })),
    ),
  "no space after an item's hyphen": () =>
    ["areas.yaml", "cost-guide.yaml", ...sample(1, filesOf("reviews"))].flatMap((path) =>
      sample(
        1,
        fields.filter((field) => isItemStart(field) && field.path === path),
      ).map((field) => editLine(field, (row) => row.replace("- ", "-"))),
    ),
});
