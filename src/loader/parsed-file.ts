/** What the readers of YAML and of Markdown both return. */
import type { FieldPath } from "#schemas/schema-at.ts";
import type { Problem } from "./problems.ts";

/** A place in a file; lines and columns are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A service, an illustration or a page that a field or a link names, and that must exist. */
export interface Reference extends Position {
  to: "services" | "illustrations" | "pages";
  value: string;
  file: string;
  field: string;
}

/** What can be read from a file even while it holds mistakes; the checks across files need it. */
export interface ParsedFile {
  references: readonly Reference[];
  /** The YAML before it is checked; undefined where it cannot be parsed. */
  raw?: unknown;
  positionOf: (path: FieldPath) => Position;
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
};
