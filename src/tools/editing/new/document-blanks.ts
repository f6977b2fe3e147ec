/** Fills the templates for a new document: known fields, and notes where a person has to write. */
import { stringify } from "yaml";
import { title } from "#schemas/fields.ts";
import type { Blanks } from "./templates.ts";

/** Fields of a document that are known already, by their paths. */
export type KnownFields = Readonly<Record<string, unknown>>;

/** Known fields are filled in; what only a person can write stays empty, below a note of what it should say. */
export const documentBlanks = (known: KnownFields): Blanks => ({
  field: ({ path, name, isRequired, description, example }) => {
    const value = known[path.join(".")];
    if (value !== undefined) {
      return [`${name}: ${stringify(value, { lineWidth: 0 }).trimEnd()}`];
    }
    return isRequired
      ? [`# To write: ${description}`, `# For example: ${String(example)}`, `${name}: ""`]
      : [`# ${description}`, `# ${name}: ${JSON.stringify(example)}`];
  },
  prose: (what) => `<!-- To write: ${what} -->`,
  question: () => "",
});

/** A title, unless it is too long for search results. */
export const titleIfShort = (text: string) => (title.safeParse(text).success ? text : undefined);
