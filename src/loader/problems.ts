/** Problems with content files, in words for editors. */
import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import type { FieldPath } from "#schemas/schema-at.ts";
import type { FieldText, ParsedFile, Position } from "./parsed-file.ts";
import { valueAt } from "./yaml-paths.ts";

/** A problem: where it is, what was found and what to do. */
export interface Problem {
  /** The path of the file, relative to the project. */
  file: string;
  /** Line and column, counted from 1; absent for a problem with the whole file. */
  line?: number | undefined;
  column?: number | undefined;
  /** The field's path, such as `cities.3.latitude`, or the section's heading; empty for the whole file. */
  field: string;
  /** The field in words, such as `city 4, “Oakville”, latitude`; absent if it is the same as `field`. */
  place?: string | undefined;
  /** What was found and what is expected, in plain words; it follows the name of the field and a colon. */
  message: string;
}

/** The error that stops a build. Its message lists each problem as `file:line:column`. */
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

/** Formats a problem as one line that begins with `file:line:column`, which code editors turn into a link. */
export function describeProblem({ file, line, column, field, place = field, message }: Problem) {
  return `${file}:${line ?? 1}:${column ?? 1}  ${place ? `${place}: ` : ""}${message}`;
}

/** Returns the position of a field, and its name in messages. */
export const placeOf = (
  { file, positionOf, nameOf }: ParsedFile & { file: string },
  path: FieldPath,
) => ({ file, ...positionOf(path), field: path.join("."), place: nameOf(path) });

/** Makes a problem with a field of a file. */
export const problemAt = (
  file: ParsedFile & { file: string },
  path: FieldPath,
  message: string,
): Problem => ({ ...placeOf(file, path), message });

/** A file whose texts can be searched for words. */
interface Located {
  file: string;
  locate: (text: FieldText, words: string) => Position;
}

/** Makes a problem with some words of a text. */
export const problemIn = (
  { file, locate }: Located,
  text: FieldText,
  words: string,
  message: string,
): Problem => ({ file, ...locate(text, words), field: text.field, place: text.place, message });

/** Returns the text of a field; undefined if the field is missing or not text. */
export const textAt = (file: ParsedFile | undefined, path: FieldPath): string | undefined => {
  const value = valueAt(file?.raw, path);
  return typeof value === "string" ? value : undefined;
};

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
};

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Shortens a value for a message. */
function shortened(value: unknown) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "a group of fields";
  if (typeof value !== "string") return JSON.stringify(value);
  return value.length > 80 ? `“${value.slice(0, 75).trim()}…”` : `“${value}”`;
}

/** Returns the known name that was probably meant: the one with the fewest different letters, if few differ. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((one) => [one.toLowerCase(), one]));
  if (byLowerCase.size === 0) return undefined;
  const lowerCase = name.toLowerCase();
  const near = closest(lowerCase, [...byLowerCase.keys()]);
  const isNear = distance(lowerCase, near) <= Math.max(2, name.length / 3);
  return isNear ? byLowerCase.get(near) : undefined;
}

/** Returns “Did you mean …?” if a known name is close, or an empty string. */
export function didYouMean(name: string, known: readonly string[]) {
  const near = closestName(name, known);
  return near === undefined ? "" : ` Did you mean “${near}”?`;
}

/** The field that a message is about. */
interface Field {
  /** The value in the file; undefined if the field is missing. */
  value: unknown;
  /** Examples of valid values. */
  examples: readonly unknown[];
  /** The names of its own fields, if it is a group. */
  names: readonly string[];
}

/** Explains a zod issue in plain words: what was found, what is expected, and an example. */
export function explain(issue: z.core.$ZodIssue, { value, examples, names }: Field): string {
  if (issue.code === "unrecognized_keys") {
    return issue.keys
      .map((key) => `there is no field “${key}” here.${didYouMean(key, names)}`)
      .join(" ");
  }
  const isBlank = value === null || (typeof value === "string" && value.trim() === "");
  const expected =
    isBlank && issue.code === "too_small" ? "expected text" : expectation(issue, names);
  const [example] = examples;
  const expectedWithExample =
    example === undefined || issue.code === "custom" || expected.includes(asText(example))
      ? `${expected}.`
      : `${expected}. For example: ${shortened(example)}.`;
  if (value === undefined) return `is missing; ${expectedWithExample}`;
  if (isBlank) return `is empty; ${expectedWithExample}`;
  const isLength =
    (issue.code === "too_small" || issue.code === "too_big") && issue.origin === "string";
  const length = typeof value === "string" && isLength ? ` (${value.length} characters)` : "";
  const separator = expected.startsWith("expected") ? "," : ":";
  const suggestion =
    issue.code === "invalid_value" ? didYouMean(asText(value), issue.values.map(String)) : "";
  return `found ${shortened(value)}${length}${separator} ${expectedWithExample}${suggestion}${isLength ? "" : describeConfusable(value)}`;
}

/** Characters that look like one on the keyboard, and the one that they look like. */
const confusableCharacters = new Map([
  ...Array.from("\u2010\u2011\u2012\u2014\u2015\u2212\uFE63\uFF0D", (it) => [it, "-"] as const),
  ...Array.from("\u00A0\u2002\u2003\u2007\u2009\u202F\u3000", (it) => [it, "a space"] as const),
  ...Array.from("АВЕКМНОРСТХаеорсух", (it, at) => [it, "ABEKMHOPCTXaeopcyx"[at] ?? ""] as const),
]);

/** Explains the first character that only looks like the expected one, since the difference cannot be seen. */
function describeConfusable(value: unknown): string {
  if (typeof value !== "string") return "";
  const letters = Array.from(value);
  const index = letters.findIndex((letter) => confusableCharacters.has(letter));
  const found = letters[index];
  if (found === undefined) return "";
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return ` Character ${index + 1} is U+${code}, which only looks like ${confusableCharacters.get(found) ?? ""}.`;
}

/** Returns what is expected: the message of the schema, or a plain version of zod's own message. */
function expectation(issue: z.core.$ZodIssue, names: readonly string[]): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "object") return `expected a group of fields: ${names.join(", ")}`;
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      if (!issue.message.startsWith("Invalid")) return issue.message;
      return issue.values.length > 1
        ? `expected one of ${issue.values.map(String).join(", ")}`
        : `expected ${issue.values.map(String).join()}`;
    case "too_small":
      return issue.message.startsWith("Too small")
        ? `expected ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`
        : issue.message;
    case "too_big":
      return issue.message.startsWith("Too big")
        ? `expected ${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`
        : issue.message;
    default:
      return issue.message;
  }
}
