/** The kinds of content that `npm run new` adds: what to ask for, and what to write. */
import { z } from "zod";
import type { ContentFiles } from "#loader/content-folder.ts";
import { fieldMeta, slug } from "#schemas/fields.ts";
import { helpAt, schemaAt, type FieldHelp, type FieldPath } from "#schemas/schema-at.ts";

/** Answers by the names of their flags; an empty string means no answer. */
export type Answers = Readonly<Record<string, string>>;

/** Optional properties of a flag. */
export interface FlagOptions {
  /** Returns the possible answers, if there is a list of them. */
  choices?: (files: ContentFiles) => readonly string[];
  /** Returns the answer used if none is given; undefined if an answer is required. */
  defaultAnswer?: (answers: Answers, files: ContentFiles) => string | undefined;
}

/** A question: a flag on the command line, or a prompt on a terminal. */
export interface Flag extends FlagOptions {
  name: string;
  help: FieldHelp;
  schema: z.ZodType;
}

/** What to write. */
export interface Plan {
  /** New texts of files by their paths in the content folder; for an existing file also the line of the addition. */
  files: Readonly<Record<string, { text: string; line?: number }>>;
  /** An illustration to copy as a placeholder. */
  copiedDrawing?: { from: string; to: string };
  /** The path of the page that shows the addition. */
  page: string;
  /** What else to check, as sentences. */
  reminders: readonly string[];
}

/** A kind of content. The first flag is the name, which can also be given without `--`. */
export interface Kind {
  /** Completes “Adds …”. */
  what: string;
  flags: readonly Flag[];
  plan: (answers: Answers, files: ContentFiles) => Plan;
}

/** The reason why something cannot be added, in words for the user of the command. */
export class AdditionError extends Error {
  override name = "AdditionError";
}

/** Makes a flag whose help and validation come from a schema. */
export const flag = (name: string, schema: z.ZodType, options: FlagOptions = {}): Flag => ({
  name,
  help: helpAt(schema, []),
  schema,
  ...options,
});

/** Makes a flag for a field of the content, with the name of the field. */
export const fieldFlag = (schema: z.ZodType, path: FieldPath, options: FlagOptions = {}): Flag => ({
  name: String(path.at(-1)),
  help: helpAt(schema, path),
  schema: schemaAt(schema, path) ?? z.string(),
  ...options,
});

/** Makes a flag with a few possible answers, of which the first is the default. */
export const choiceFlag = (
  name: string,
  answers: readonly [string, ...string[]],
  title: string,
  description: string,
) =>
  flag(name, z.enum(answers).meta(fieldMeta(title, description, ...answers)), {
    choices: () => answers,
    defaultAnswer: () => answers[0],
  });

/** Makes the flag for a slug, which is derived from the name by default. */
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

/** Throws an `AdditionError` if a file exists. Ignores upper and lower case, as some file systems do. */
export function refuseExisting(path: string, files: ContentFiles) {
  const existing = [...files.keys()].find((other) => other.toLowerCase() === path.toLowerCase());
  if (existing !== undefined) {
    throw new AdditionError(`The file ${existing} already exists; it was not changed.`);
  }
}
