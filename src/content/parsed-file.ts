/** What the check knows of a file after reading it. */
import type { FieldPath, ReferenceTarget } from "./schema-at.ts";
import type { FieldNames, Position, Problem } from "#content/check/problems.ts";

/** A reference by a field or a link to something that must exist. */
export interface Reference extends Position, FieldNames {
  to: ReferenceTarget | "pages";
  value: string;
  file: string;
}

/** A text of a file after parsing: the value of a YAML field, or a block of Markdown. */
export interface FieldText extends FieldNames {
  text: string;
  /** The names in braces that pages replace, such as “{month}”. */
  placeholders?: readonly string[];
  isMarkdown: boolean;
  /** The first line. */
  line: number;
  /** The last line. */
  endLine: number;
}

/** What can be read from a file even if it has problems; the checks across files need it. */
export interface ParsedFile {
  references: readonly Reference[];
  /** The parsed YAML before validation; undefined if it cannot be parsed. */
  raw?: unknown;
  positionOf: (path: FieldPath) => Position;
  /** Returns a field's path in words, such as `review 3, “Ruth T.”, rating`. */
  nameOf: (path: FieldPath) => string;
  texts: readonly FieldText[];
  /** Whether the file has the field `draft: true`. */
  isDraft: boolean;
  problems: Problem[];
}

/** The result for files without fields, or whose fields cannot be read. */
export const noFields: ParsedFile = {
  references: [],
  positionOf: () => ({ line: 1, column: 1 }),
  nameOf: (path) => path.join("."),
  texts: [],
  isDraft: false,
  problems: [],
};
