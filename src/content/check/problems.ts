/** Problems with content files, in words for editors: a problem stops a build, a suggestion not. */
import { closest, distance } from "fastest-levenshtein";
import type { FieldPath } from "#content/schema-at.ts";
import type { CheckedFile } from "./check-file.ts";
import type { FieldText } from "#content/parsed-file.ts";
import { valueAt } from "#content/yaml-paths.ts";

/** A position in a file; lines and columns are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The names of a field. */
export interface FieldNames {
  /** The field's path, such as `cities.3.latitude`, or the section's heading; may be empty. */
  field: string;
  /** The field in words, such as `city 4, “Oakville”, latitude`, if they differ from `field`. */
  place?: string | undefined;
}

/** A problem: where it is, what was found and what to do. Without a line, it is the whole file. */
export interface Problem extends FieldNames, Partial<Position> {
  /** The path of the file, relative to the project. */
  file: string;
  /** What was found and is expected, in plain words after the name of the field and a colon. */
  message: string;
}

/** Lists each problem as `file:line:column`, below their number. */
export const listProblems = (problems: readonly Problem[]) =>
  [
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content:`,
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
  ].join("\n");

/** Formats a problem in one line from `file:line:column`, which code editors turn into a link. */
export function describeProblem({ file, line, column, field, place = field, message }: Problem) {
  return `${file}:${line ?? 1}:${column ?? 1}  ${place ? `${place}: ` : ""}${message}`;
}

/** Sorts problems by file, line and column. */
export const sortProblems = (problems: readonly Problem[]) =>
  problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );

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

/** Makes a problem with some words of a text. */
export const problemIn = (
  { file, locate }: Pick<CheckedFile, "file" | "locate">,
  text: FieldText,
  words: string,
  message: string,
): Problem => ({ file, ...locate(text, words), field: text.field, place: text.place, message });

/** Returns the text of a field; undefined if the field is missing or not text. */
export const textAt = (file: { raw?: unknown } | undefined, path: FieldPath) => {
  const value = valueAt(file?.raw, path);
  return typeof value === "string" ? value : undefined;
};

/** Returns the line and column of the character at an index. */
export function positionIn(text: string, at: number): Position {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Returns the known name that was probably meant: the closest one, if few letters differ. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((one) => [one.toLowerCase(), one]));
  if (byLowerCase.size === 0) return undefined;
  const lowerCase = name.toLowerCase();
  const near = closest(lowerCase, [...byLowerCase.keys()]);
  const isNear = distance(lowerCase, near) <= Math.max(2, near.length / 3);
  return isNear ? byLowerCase.get(near) : undefined;
}

/** Returns “Did you mean …?” if a known name is close, or an empty string. */
export function didYouMean(name: string, known: readonly string[]) {
  const near = closestName(name, known);
  return near === undefined ? "" : ` Did you mean “${near}”?`;
}
