/** The VS Code snippets for the content, made from the same templates as `npm run new`. */
import type { z } from "zod";
import { areasSchema } from "#schemas/areas.ts";
import { reviewSchema } from "#schemas/review.ts";
import { schemaAt } from "#schemas/schema-at.ts";
import {
  asItem,
  cityDocument,
  fieldLines,
  neighbourhoodDocument,
  questionLines,
  type TemplateRenderer,
} from "./templates.ts";

/** Makes a renderer that writes every variable part as a tab stop with an example. */
function tabStops(): TemplateRenderer {
  let count = 0;
  let questions = 0;
  const tabStop = (text: string) => `\${${++count}:${text.replaceAll(/[$}\\]/g, "\\$&")}}`;
  return {
    field: ({ name, example }) => {
      // Sample reviews are placeholders; a new review is a real one.
      if (name === "sample") return [];
      // In quotation marks, or folded, a text can contain colons and hashes.
      if (name === "text") return ["text: >-", `  ${tabStop(String(example))}`];
      return [
        typeof example === "string"
          ? `${name}: "${tabStop(example)}"`
          : `${name}: ${tabStop(String(example))}`,
      ];
    },
    prose: tabStop,
    question: () => tabStop(`Question ${++questions}?`),
  };
}

/** Makes a snippet for Markdown, in VS Code's format. */
const markdown = (prefix: string, description: string, text: string) => ({
  prefix,
  scope: "markdown",
  description,
  body: text.trimEnd().split("\n"),
});
/** Makes a snippet for an item of a YAML list. */
const yamlItem = (prefix: string, description: string, schema: z.ZodType | undefined) => ({
  prefix,
  scope: "yaml",
  description,
  body: schema ? asItem(fieldLines(schema, tabStops().field)) : [],
});

/** All snippets by name. */
export const snippets = () => ({
  City: markdown("city", "The document of a city: content/cities/…", cityDocument(tabStops())),
  Neighbourhood: markdown(
    "neighbourhood",
    "The document of a neighbourhood: content/neighbourhoods/…",
    neighbourhoodDocument(tabStops()),
  ),
  Question: markdown(
    "question",
    "A question with its answer",
    questionLines(tabStops()).join("\n"),
  ),
  "City on the list": yamlItem(
    "city",
    "A city's entry in content/areas.yaml, under cities",
    schemaAt(areasSchema, ["cities", 0]),
  ),
  "Neighbourhood on the list": yamlItem(
    "neighbourhood",
    "A neighbourhood's entry in content/areas.yaml, under neighbourhoods",
    schemaAt(areasSchema, ["neighbourhoods", 0]),
  ),
  Review: yamlItem("review", "A customer's review: content/reviews/…", reviewSchema),
});
