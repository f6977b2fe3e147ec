/** Templates of documents, made from the schemas. What fills their blanks differs between `npm run new` and snippets. */
import type { z } from "zod";
import {
  cityPageSchema,
  citySectionHelp,
  citySections,
  neighbourhoodPageSchema,
  questionsPerCity,
} from "#schemas/city-page.ts";
import { jsonSchemaOf, type JsonSchema } from "#schemas/json-schema.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { serviceSchema } from "#schemas/service.ts";

/** A field that holds no other fields. */
export interface Leaf {
  path: FieldPath;
  name: string;
  isRequired: boolean;
  description: string;
  example: unknown;
}

/** What fills the blanks of a template. */
export interface Blanks {
  /** The lines of a field. */
  field: (leaf: Leaf) => readonly string[];
  /** Text that a person writes, told what it should say. */
  prose: (what: string) => string;
  /** The words of a question. */
  question: () => string;
}

/** The lines of every field of a schema; a list has as many items as it needs at least. */
export const fieldLines = (schema: z.ZodType, field: Blanks["field"]) =>
  // Which names a field may hold shows in no template.
  linesOf(jsonSchemaOf(schema, { services: [], illustrations: [] }), field);

function linesOf(
  { properties = {}, required = [] }: JsonSchema,
  field: Blanks["field"],
  path: FieldPath = [],
): string[] {
  return Object.entries(properties).flatMap(([name, schema]): readonly string[] => {
    if (typeof schema === "boolean") return [];
    const here = [...path, name];
    const { type, items, minItems = 1 } = schema;
    if (type === "object") return [`${name}:`, ...indented(linesOf(schema, field, here))];
    if (type === "array" && typeof items === "object" && !Array.isArray(items)) {
      const entries = Array.from({ length: minItems }, (_, index) =>
        asItem(linesOf(items, field, [...here, index])),
      );
      return [`${name}:`, ...indented(entries.flat())];
    }
    // A field that may also be null has a schema for each; the first explains it.
    const { description = "", examples = [] } = schema.anyOf?.[0] ?? schema;
    const isRequired = required.includes(name);
    return field({ path: here, name, isRequired, description, example: examples[0] });
  });
}

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : ""));

/** Lines as an item of a list: the hyphen stands before the first field, below its notes. */
export function asItem(lines: readonly string[]) {
  const first = lines.findIndex((line) => !line.startsWith("#"));
  return indented(lines).map((line, index) => (index === first ? line.replace("  ", "- ") : line));
}

const frontMatter = (schema: z.ZodType, { field }: Blanks) => [
  "---",
  ...fieldLines(schema, field),
  "---",
];

const asText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

/** A question of a file or section, with its answer. */
export const questionLines = ({ question, prose }: Pick<Blanks, "question" | "prose">) => [
  `### ${question()}`.trimEnd(),
  "",
  prose("The answer: three to six plain sentences."),
];

/** The text of a city's document: its headings and questions. */
export const cityText = (blanks: Omit<Blanks, "field">) =>
  citySections.flatMap((section) => [
    `## ${section}`,
    "",
    ...(section === "FAQs"
      ? Array.from({ length: questionsPerCity }, () => [...questionLines(blanks), ""]).flat()
      : [blanks.prose(citySectionHelp[section]), ""]),
  ]);

/** A city's whole document. */
export const cityDocument = (blanks: Blanks) =>
  asText([...frontMatter(cityPageSchema, blanks), "", ...cityText(blanks).slice(0, -1)]);

/** A neighbourhood's whole document. */
export const neighbourhoodDocument = (blanks: Blanks) =>
  asText([
    ...frontMatter(neighbourhoodPageSchema, blanks),
    "",
    blanks.prose(
      "A few short sections, each below a heading that begins with two hashes: the place and its houses, the animals, the work and its price, first steps tonight.",
    ),
  ]);

/** A service's whole document. */
export const serviceDocument = (blanks: Blanks) =>
  asText([
    ...frontMatter(serviceSchema, blanks),
    blanks.prose(
      "The text of the Read More dialog: four to six paragraphs on how the work is done.",
    ),
  ]);
