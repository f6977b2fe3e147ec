import { matchesGlob } from "node:path";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { schemaAt } from "#schemas/schema-at.ts";
import type { ContentEdits, Field, Kinds } from "./content-edits.ts";

const readers = Object.values<Collection<unknown>>(collectionReaders);

/** Whether a field is required. */
const isRequired = ({ path, keys }: Field) => {
  const schema = readers.find(({ pattern }) => matchesGlob(path, pattern))?.schema;
  return schema !== undefined && !schemaAt(schema, keys)?.safeParse(undefined).success;
};

/** Mistakes in the fields of YAML files and front matter. */
export const fieldMistakes = ({
  sample,
  fieldsOfEachCollection,
  fieldsNamed,
  replaceLines,
  editLine,
  setValue,
  lineOf,
  columnOf,
  isText,
  isItemStart,
  lineOfGroup,
  fields,
}: ContentEdits): Kinds => ({
  "a misspelt field": () =>
    fieldsOfEachCollection(3, ({ name }) => name.length > 3).map((field) => {
      const wrong = field.name.slice(0, -2) + field.name.slice(-1);
      return editLine(field, (row) => row.replace(field.name, wrong), { field: wrong });
    }),
  "a field in capitals": () =>
    fieldsOfEachCollection(1).map((field) => {
      const wrong = field.name.toUpperCase();
      return editLine(field, (row) => row.replace(field.name, wrong), { field: wrong });
    }),
  "a field with a hyphen": () =>
    fieldsNamed(5, "meta_description").map((field) =>
      editLine(field, (row) => row.replace("_", "-"), { field: "meta-description" }),
    ),
  "a field that is missing": () =>
    fieldsOfEachCollection(2, (field) => isRequired(field) && !isItemStart(field)).map((field) => ({
      ...editLine(field, () => [], { line: lineOfGroup(field) }),
      variant: typeof field.value,
    })),
  "a field twice": () =>
    fieldsOfEachCollection(1).map((field) =>
      editLine(field, (row) => [row, row.replace("- ", "  ")], { line: field.line + 1 }),
    ),
  "an unknown field": () =>
    fieldsOfEachCollection(1).map((field) =>
      editLine(field, (row) => [row, `${" ".repeat(columnOf(field))}colour: blue`], {
        line: field.line + 1,
        field: "colour",
      }),
    ),
  "a text for a number": () =>
    sample(
      8,
      fields.filter(({ value }) => typeof value === "number"),
    ).map((field) => setValue(field, "about five")),
  "a comma in a number": () =>
    ["latitude", "longitude", "value"].flatMap((name) =>
      fieldsNamed(1, name).map((field) => setValue(field, String(field.value).replace(".", ","))),
    ),
  "no value": () =>
    fieldsOfEachCollection(2, isRequired).map((field) => ({
      ...setValue(field, ""),
      variant: typeof field.value,
    })),
  "only a space in quotation marks": () =>
    fieldsOfEachCollection(1, (field) => isText(field) && isRequired(field)).map((field) =>
      setValue(field, '" "'),
    ),
  "text where a group belongs": () => [
    replaceLines("business.yaml", lineOf("business.yaml", /^hours:/), 4, ["hours: 7 AM to 7 PM"], {
      field: "hours",
    }),
    replaceLines(
      "home.yaml",
      lineOf("home.yaml", /^testimonials:/),
      3,
      ["testimonials: From people who sleep again."],
      { field: "testimonials" },
    ),
  ],
});
