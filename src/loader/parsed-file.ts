/** What the readers of YAML and of Markdown both return. */
import type { FieldPath, ReferenceTarget } from "#schemas/schema-at.ts";
import type { Problem } from "./problems.ts";

/** A place in a file; lines and columns are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What a field or a link names, and that must exist. */
export interface Reference extends Position {
  to: ReferenceTarget | "pages";
  value: string;
  file: string;
  field: string;
  place?: string;
}

/** A text of a file, as its reader understood it. */
export interface FieldText {
  text: string;
  /** The path of its field, or the heading above it. */
  field: string;
  /** The field in words, as messages name it. */
  place?: string;
  /** The names in braces, such as “{month}”, that pages put words in place of. */
  blanks?: readonly string[];
  /** Whether marks of Markdown mean something in it. */
  isMarkdown: boolean;
  /** Its first line, and its last. */
  line: number;
  endLine: number;
}

/** What can be read from a file even while it holds mistakes; the checks across files need it. */
export interface ParsedFile {
  references: readonly Reference[];
  /** The YAML before it is checked; undefined where it cannot be parsed. */
  raw?: unknown;
  positionOf: (path: FieldPath) => Position;
  /** A field in words: items of lists are counted from one and named, as in `review 3, “Ruth T.”, rating`. */
  nameOf: (path: FieldPath) => string;
  texts: readonly FieldText[];
  /** Whether it says `draft: true`. */
  isDraft?: boolean | undefined;
  /** What drafts in it still lack; it stops nothing. */
  unfinished?: readonly Problem[] | undefined;
}

/** What of a file's data builds show: all but drafts; undefined for nothing. */
export type Published<T> = () => T | undefined;

/** Either the data, or everything that is wrong with it. */
export type ReadResult<T> = ParsedFile & { published?: Published<T> } & (
    { data: T; problems: [] } | { data?: undefined; problems: Problem[] }
  );

/** For files that have no fields, or none that can be found. */
export const noFields: ParsedFile = {
  references: [],
  positionOf: () => ({ line: 1, column: 1 }),
  nameOf: (path) => path.join("."),
  texts: [],
};
