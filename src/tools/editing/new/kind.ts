/** What `npm run new` knows of each kind of content: what to ask for, and what to write. */
import { z } from "zod";
import type { ContentFiles } from "#loader/content-folder.ts";
import { about, slug } from "#schemas/fields.ts";
import { helpAt, schemaAt, type FieldHelp, type FieldPath } from "#schemas/schema-at.ts";

/** The answers by the names of their flags; an empty one means none. */
export type Answers = Readonly<Record<string, string>>;

/** What may be said of a flag beside its name and its schema. */
export interface FlagOptions {
  /** All possible answers, where there is a list of them. */
  choices?: (files: ContentFiles) => readonly string[];
  /** The answer where none is given; undefined where there must be one. */
  defaultAnswer?: (answers: Answers, files: ContentFiles) => string | undefined;
}

/** One thing to ask for: a flag on the command line, a prompt on a terminal. */
export interface Flag extends FlagOptions {
  name: string;
  help: FieldHelp;
  schema: z.ZodType;
}

/** What will be written. */
export interface Plan {
  /** The text of files, by their path in the content folder; in an existing file also the line of what was added. */
  files: Readonly<Record<string, { text: string; line?: number }>>;
  /** An illustration to copy as a placeholder. */
  copiedDrawing?: { from: string; to: string };
  /** The path of the page that shows the addition. */
  page: string;
  /** What else to think of, as sentences. */
  reminders: readonly string[];
}

/** A kind of content. Its first flag is the name, which may also stand without `--`. */
export interface Kind {
  /** Completes “Adds …”. */
  what: string;
  flags: readonly Flag[];
  plan: (answers: Answers, files: ContentFiles) => Plan;
}

/** What prevents an addition, in words for whoever asked for it. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** A flag that is explained and checked by a schema. */
export const flag = (name: string, schema: z.ZodType, options: FlagOptions = {}): Flag => ({
  name,
  help: helpAt(schema, []),
  schema,
  ...options,
});

/** A flag for a field of the content, named like the field. */
export const fieldFlag = (schema: z.ZodType, path: FieldPath, options: FlagOptions = {}): Flag => ({
  name: String(path.at(-1)),
  help: helpAt(schema, path),
  schema: schemaAt(schema, path) ?? z.string(),
  ...options,
});

/** A flag with a few possible answers, the first of which is the default. */
export const choiceFlag = (
  name: string,
  answers: readonly [string, ...string[]],
  title: string,
  description: string,
) =>
  flag(name, z.enum(answers).meta(about(title, description, ...answers)), {
    choices: () => answers,
    defaultAnswer: () => answers[0],
  });

/** The flag for a name as a part of an address, which is made from the name by default. */
export const slugFlag = (description: string) =>
  flag("slug", slug("Slug", description, "richmond-hill"), {
    defaultAnswer: ({ name = "" }) =>
      name
        .normalize("NFD")
        .replaceAll(/\p{M}|['’.]/gu, "")
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, ""),
  });

/** Refuses to overwrite a file; its name may differ in capitals on some machines. */
export function refuseExisting(path: string, files: ContentFiles) {
  const existing = [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase());
  if (existing !== undefined) {
    throw new Refusal(`There is a file ${existing} already; it stays as it is.`);
  }
}
