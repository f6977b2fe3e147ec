/** Renders the templates for a new draft: fills in known fields, and adds notes where a person has to write. */
import { join } from "node:path";
import { stringify } from "yaml";
import { contentFolder } from "#loader/content-folder.ts";
import { title } from "#schemas/fields.ts";
import type { TemplateRenderer } from "./templates.ts";

/** Makes a renderer that fills in known values, by the paths of their fields, and leaves the rest empty with a note. */
export const draftRenderer = (known: Readonly<Record<string, unknown>>): TemplateRenderer => ({
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

/** Returns the reminder to publish a draft. */
export const publishDraft = (path: string) =>
  `It is a draft, which only npm run dev shows: remove “draft: true” from ${join(contentFolder, path)} when it is finished.`;

/** Returns a title, or undefined if it is too long for search results. */
export const titleIfShort = (text: string) => (title.safeParse(text).success ? text : undefined);
