/** What is wrong with a content file, told to the editor who wrote it. */
import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";

/** One thing to mend: where it is, and what to do. */
export interface Problem {
  /** The file, from the project's root. */
  file: string;
  /** Line and column, counted from 1; absent where the whole file is meant. */
  line?: number | undefined;
  column?: number | undefined;
  /** The field's path, such as `cities.3.latitude`, or the section's heading; empty for the whole file. */
  field: string;
  /** What was found and what is expected, in plain words. */
  message: string;
}

/** Stops the build: the content holds problems. Its message lists each as `file:line:column`. */
export class ContentError extends Error {
  override name = "ContentError";

  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      [
        `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content:`,
        ...problems.map((problem) => `  ${describeProblem(problem)}`),
      ].join("\n"),
    );
    this.problems = problems;
  }
}

/** A problem as one line that editors can click on. */
export function describeProblem({ file, line, column, field, message }: Problem) {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place}  ${field ? `${field}: ` : ""}${message}`;
}

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** What stands in the file, short enough for a message. */
function found(value: unknown) {
  if (value === undefined) return "nothing";
  if (value === null) return "nothing (an empty value)";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "string") {
    return value.length > 60
      ? `“${value.slice(0, 55)}…” (${value.length} characters)`
      : `“${value}”`;
  }
  return typeof value === "object" ? "a group of fields" : JSON.stringify(value);
}

/** The name that was probably meant, when one of the known names is near. */
function didYouMean(name: string, known: readonly string[]) {
  if (known.length === 0) return "";
  const near = closest(name, [...known]);
  return distance(name, near) <= Math.max(2, name.length / 3) ? ` Did you mean “${near}”?` : "";
}

/** A zod issue in plain words. `value` is what stands at its path; `known` the field names allowed there. */
export function explain(issue: z.core.$ZodIssue, value: unknown, known: readonly string[]) {
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys
        .map((key) => `there is no field “${key}” here.${didYouMean(key, known)}`)
        .join(" ");
    case "invalid_type":
      return value === undefined
        ? `is missing; expected ${typeNames[issue.expected] ?? issue.expected}.`
        : `found ${found(value)}, expected ${typeNames[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      if (issue.values.length > 1) {
        const names = issue.values.map(String);
        return `found ${found(value)}, expected one of ${names.join(", ")}.${didYouMean(String(value), names)}`;
      }
      return `found ${found(value)}, expected ${String(issue.values[0])}.`;
    default:
      return `found ${found(value)}: ${issue.message}.`;
  }
}

/** A problem with a name that should be one of a few: a heading, a slug, a file name. */
export const misspelt = (name: string, known: readonly string[]) => didYouMean(name, known);
