/** Explains zod's issues in plain words. */
import type { z } from "zod";
import { fieldNamesAt, helpAt, type FieldPath } from "#content/schema-at.ts";
import { didYouMean } from "./problems.ts";
import { codePoint } from "./unsafe-text.ts";

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

/** Explains an issue of the value at a path: what was found, what is expected, and an example. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: z.ZodType,
  path: FieldPath,
): string {
  const { description = "", examples } = helpAt(schema, path);
  const isBlank = value === null || (typeof value === "string" && value.trim() === "");
  const expected =
    isBlank && issue.code === "too_small"
      ? "expected text"
      : expectation(issue, fieldNamesAt(schema, path));
  const isAbsent = value === undefined || isBlank;
  const [example] = examples;
  const expectedWithExample = [
    `${expected}.`,
    isAbsent ? description : "",
    example === undefined || issue.code === "custom" || expected.includes(asText(example))
      ? ""
      : `For example: ${shortened(example)}.`,
  ]
    .filter(Boolean)
    .join(" ");
  if (isAbsent) return `is ${isBlank ? "empty" : "missing"}; ${expectedWithExample}`;
  const isLength =
    (issue.code === "too_small" || issue.code === "too_big") && issue.origin === "string";
  const length = typeof value === "string" && isLength ? ` (${value.length} characters)` : "";
  const separator = expected.startsWith("expected") ? "," : ":";
  const meant =
    issue.code === "invalid_value" ? didYouMean(asText(value), issue.values.map(String)) : "";
  return `found ${shortened(value)}${length}${separator} ${expectedWithExample}${meant}${isLength ? "" : describeConfusable(value)}`;
}

/** Characters that look like one on the keyboard, and the one that they look like. */
const confusableCharacters = new Map([
  ...Array.from("\u2010\u2011\u2012\u2014\u2015\u2212\uFE63\uFF0D", (it) => [it, "-"] as const),
  ...Array.from("\u00A0\u2002\u2003\u2007\u2009\u202F\u3000", (it) => [it, "a space"] as const),
]);

/** Explains the first character that only looks like the expected one: nobody sees a difference. */
function describeConfusable(value: unknown): string {
  if (typeof value !== "string") return "";
  const letters = Array.from(value);
  const index = letters.findIndex((letter) => confusableCharacters.has(letter));
  const found = letters[index];
  if (found === undefined) return "";
  return ` Character ${index + 1} is ${codePoint(found)}, which only looks like ${confusableCharacters.get(found) ?? ""}.`;
}

/** Returns what is expected: the message of the schema, or a plain version of zod's own message. */
function expectation(issue: z.core.$ZodIssue, names: readonly string[]): string {
  if (!/^(?:Invalid|Too)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "object") return `expected a group of fields: ${names.join(", ")}`;
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
    case "too_small":
      if (issue.exact) return `expected exactly ${issue.minimum}`;
      return `expected ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
    case "too_big":
      if (issue.exact) return `expected exactly ${issue.maximum}`;
      return `expected ${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
    default:
      return issue.message;
  }
}
