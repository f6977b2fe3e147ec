/** VS Code's snippets for the content, made from the same templates as `npm run new`. */
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
  type Blanks,
} from "./templates.ts";

/** Fills every blank with a stop for the Tab key that holds an example. */
function tabStops(): Blanks {
  let count = 0;
  let questions = 0;
  const tabStop = (text: string) => `\${${++count}:${text.replaceAll(/[$}\\]/g, "\\$&")}}`;
  return {
    field: ({ name, example }) => {
      // Samples stand in for reviews; whoever writes one has a real one.
      if (name === "sample") return [];
      // Between quotation marks, or folded, a text may hold colons and hashes.
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

/** Snippets as VS Code reads them. */
const markdown = (prefix: string, description: string, text: string) => ({
  prefix,
  scope: "markdown",
  description,
  body: text.trimEnd().split("\n"),
});
const yamlItem = (prefix: string, description: string, schema: z.ZodType | undefined) => ({
  prefix,
  scope: "yaml",
  description,
  body: schema ? asItem(fieldLines(schema, tabStops().field)) : [],
});

/** Every snippet, by its name. */
export const snippets = () => ({
  City: markdown("city", "A city's whole document: content/cities/…", cityDocument(tabStops())),
  Neighbourhood: markdown(
    "neighbourhood",
    "A neighbourhood's whole document: content/neighbourhoods/…",
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
