/** VS Code's snippets for the content, made from the same templates as `npm run new`. */
import { areasSchema } from "#schemas/areas.ts";
import { knownNames } from "#loader/content-folder.ts";
import { jsonSchemaOf } from "#schemas/json-schema.ts";
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

/** A snippet as VS Code reads it. */
interface Snippet {
  prefix: string;
  scope: "markdown" | "yaml";
  description: string;
  body: readonly string[];
}

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

const entryOf = (list: "cities" | "neighbourhoods") => {
  const schema = schemaAt(areasSchema, [list, 0]) ?? areasSchema;
  return asItem(fieldLines(jsonSchemaOf(schema, knownNames()), tabStops().field));
};

const lines = (text: string) => text.trimEnd().split("\n");

/** Every snippet, by its name. */
export const snippets = (): Readonly<Record<string, Snippet>> => ({
  City: {
    prefix: "city",
    scope: "markdown",
    description: "A city's whole document: content/cities/…",
    body: lines(cityDocument(tabStops())),
  },
  Neighbourhood: {
    prefix: "neighbourhood",
    scope: "markdown",
    description: "A neighbourhood's whole document: content/neighbourhoods/…",
    body: lines(neighbourhoodDocument(tabStops())),
  },
  Question: {
    prefix: "question",
    scope: "markdown",
    description: "A question with its answer",
    body: questionLines(tabStops()),
  },
  "City on the list": {
    prefix: "city",
    scope: "yaml",
    description: "A city's entry in content/areas.yaml, under cities",
    body: entryOf("cities"),
  },
  "Neighbourhood on the list": {
    prefix: "neighbourhood",
    scope: "yaml",
    description: "A neighbourhood's entry in content/areas.yaml, under neighbourhoods",
    body: entryOf("neighbourhoods"),
  },
  Review: {
    prefix: "review",
    scope: "yaml",
    description: "A customer's review: content/reviews/…",
    body: asItem(fieldLines(jsonSchemaOf(reviewSchema, knownNames()), tabStops().field)),
  },
});
