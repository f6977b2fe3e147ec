/** Document templates, made from the schemas. `npm run new`, the snippets and the CMS fill in the variable parts differently. */
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

/** A field without fields of its own. */
export interface Leaf {
  path: FieldPath;
  name: string;
  isRequired: boolean;
  description: string;
  example: unknown;
}

/** Renders the variable parts of a template. */
export interface TemplateRenderer {
  /** Returns the lines of a field. */
  field: (leaf: Leaf) => readonly string[];
  /** Returns the text for a part that a person has to write; `what` says what to write. */
  prose: (what: string) => string;
  /** Returns the words of a question. */
  question: () => string;
}

/** Returns the lines of all fields of a schema; a list has as many items as it needs at least. */
export const fieldLines = (schema: z.ZodType, field: TemplateRenderer["field"]) =>
  // Templates do not use the possible values of references.
  linesOf(jsonSchemaOf(schema, { services: [], illustrations: [] }), field);

function linesOf(
  { properties = {}, required = [] }: JsonSchema,
  field: TemplateRenderer["field"],
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
    // A field that can be null has two schemas; the first one has the description.
    const { description = "", examples = [] } = schema.anyOf?.[0] ?? schema;
    const isRequired = required.includes(name);
    return field({ path: here, name, isRequired, description, example: examples[0] });
  });
}

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : ""));

/** Makes a list item of lines: the hyphen comes before the first field, below its comments. */
export function asItem(lines: readonly string[]) {
  const first = lines.findIndex((line) => !line.startsWith("#"));
  return indented(lines).map((line, index) => (index === first ? line.replace("  ", "- ") : line));
}

const frontMatter = (schema: z.ZodType, { field }: TemplateRenderer) => [
  "---",
  ...fieldLines(schema, field),
  "---",
];

const asText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

/** Returns the lines of a question with its answer. */
export const questionLines = ({
  question,
  prose,
}: Pick<TemplateRenderer, "question" | "prose">) => [
  `### ${question()}`.trimEnd(),
  "",
  prose("The answer: three to six plain sentences."),
];

/** Returns the lines of a city's text: its headings and questions. */
export const cityText = (renderer: Omit<TemplateRenderer, "field">) =>
  citySections.flatMap((section) => [
    `## ${section}`,
    "",
    ...(section === "FAQs"
      ? Array.from({ length: questionsPerCity }, () => [...questionLines(renderer), ""]).flat()
      : [renderer.prose(citySectionHelp[section]), ""]),
  ]);

/** Renders the document of a city. */
export const cityDocument = (renderer: TemplateRenderer) =>
  asText([...frontMatter(cityPageSchema, renderer), "", ...cityText(renderer).slice(0, -1)]);

/** Renders the document of a neighbourhood. */
export const neighbourhoodDocument = (renderer: TemplateRenderer) =>
  asText([
    ...frontMatter(neighbourhoodPageSchema, renderer),
    "",
    renderer.prose(
      "A few short sections, each below a heading that begins with two hashes: the place and its houses, the animals, the work and its price, first steps tonight.",
    ),
  ]);

/** Renders the document of a service. */
export const serviceDocument = (renderer: TemplateRenderer) =>
  asText([
    ...frontMatter(serviceSchema, renderer),
    renderer.prose(
      "The text of the Read More dialog: four to six paragraphs on how the work is done.",
    ),
  ]);
