/** Fills the templates for a new document: known fields, and notes where a person has to write. */
import { join } from "node:path";
import { stringify } from "yaml";
import { contentFolder } from "#loader/content-folder.ts";
import { title } from "#schemas/fields.ts";
import type { Blanks } from "./templates.ts";

/** Fields that are known, by their paths, are filled in; what only a person can write stays empty, below a note of what it should say. */
export const documentBlanks = (known: Readonly<Record<string, unknown>>): Blanks => ({
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

/** What is left to do with a draft. */
export const publishDraft = (path: string) =>
  `It is a draft, which only npm run dev shows: take “draft: true” out of ${join(contentFolder, path)} when it is finished.`;

/** A title, unless it is too long for search results. */
export const titleIfShort = (text: string) => (title.safeParse(text).success ? text : undefined);
