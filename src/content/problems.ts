/** Problems with content files, in words for editors. */
import { closest, distance } from "fastest-levenshtein";

/** A position in a file; lines and columns are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A problem: where it is, what was found and what to do. Without a line, it is the whole file. */
export interface Problem extends Partial<Position> {
  /** The path of the file, relative to the project. */
  file: string;
  /** The field's path, such as `cities.3.latitude`, or the section's heading; may be empty. */
  field: string;
  /** The field in words, such as `city 4, “Oakville”, latitude`, if they differ from `field`. */
  place?: string;
  /** The mistake and what is expected, in plain words after the name of the field and a colon. */
  message: string;
}

/** Lists each problem as `file:line:column`, below their number. */
export const listProblems = (problems: readonly Problem[]) =>
  [
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content:`,
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
  ].join("\n");

/** Formats a problem beginning with `file:line:column`, which code editors turn into a link. */
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
