/** What the check knows of a file after reading it. */
import type { FieldPath, ReferenceTarget } from "#content/schema-at.ts";
import { valueAt } from "#content/yaml-paths.ts";
import type { FieldNames, Position, Problem } from "./problems.ts";

/** A reference by a field or a link to something that must exist. */
export interface Reference extends Position, FieldNames {
  to: ReferenceTarget | "pages";
  value: string;
  file: string;
}

/** A text of a file after parsing: the value of a YAML field, or a block of Markdown. */
export interface FieldText extends FieldNames {
  text: string;
  isMarkdown: boolean;
  /** The names in braces, such as “{month}”, that pages fill in in this field. */
  placeholders: readonly string[];
  /** The first line. */
  line: number;
  /** The last line. */
  endLine: number;
}

/** What can be read from a file even if it has problems; the rules across files need it. */
export interface ParsedFile {
  /** The parsed YAML with its facts, before validation; undefined if it cannot be parsed. */
  raw: unknown;
  references: readonly Reference[];
  texts: readonly FieldText[];
  positionOf: (path: FieldPath) => Position;
  /** Returns a field's path in words, such as `review 3, “Ruth T.”, rating`. */
  nameOf: (path: FieldPath) => string;
  /** Whether it has the field `draft: true`. */
  isDraft: boolean;
  problems: readonly Problem[];
}

/** The result for files without fields, or whose fields cannot be read. */
export const noFields: ParsedFile = {
  raw: undefined,
  references: [],
  texts: [],
  positionOf: () => ({ line: 1, column: 1 }),
  nameOf: (path) => path.join("."),
  isDraft: false,
  problems: [],
};

/** The contents of one file, and its problems. */
export interface CheckedFile extends ParsedFile {
  /** The path of the file, relative to the project. */
  file: string;
  /** The name of its collection; undefined if no collection reads the file. */
  collection: string | undefined;
  /** Problems of drafts in a list, which do not stop a build. */
  unfinished: readonly Problem[];
  /** Finds the position of words of one of its texts. */
  locate: (text: FieldText, words: string) => Position;
  /** A wrong name or folder. */
  nameProblem: Problem | undefined;
}

/** All files of the content by their paths in the content folder. */
export type CheckedFiles = ReadonlyMap<string, CheckedFile>;

/** A file whose fields can be found. */
type WithFields = Pick<CheckedFile, "file" | "positionOf" | "nameOf">;

/** Returns the position of a field, and its name in messages. */
export const placeOf = ({ file, positionOf, nameOf }: WithFields, path: FieldPath) => ({
  file,
  ...positionOf(path),
  field: path.join("."),
  place: nameOf(path),
});

/** Makes a problem with a field of a file. */
export const problemAt = (file: WithFields, path: FieldPath, message: string): Problem => ({
  ...placeOf(file, path),
  message,
});

/** Returns the text of a field; undefined if the field is missing or not text. */
export const textAt = (file: { raw?: unknown } | undefined, path: FieldPath) => {
  const value = valueAt(file?.raw, path);
  return typeof value === "string" ? value : undefined;
};
