/** What a field expects, in words for editors, where its schema has none of its own. */
import type { z } from "zod";
import { locale } from "#site.ts";

/** The types of values, by the names that zod has for them. */
const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, whose items begin with “- ”",
  object: "a group of fields",
};

const oneOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** Says what an issue expects, such as “must be a number”; undefined if zod has to. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] && `must be ${types[issue.expected]}`;
    case "invalid_value":
      return `must be ${oneOf.format(issue.values.map((value) => `“${String(value)}”`))}`;
    case "too_small":
      return limit(issue, "at least", issue.inclusive ? "at least" : "more than", issue.minimum);
    case "too_big":
      return limit(issue, "at most", issue.inclusive ? "at most" : "less than", issue.maximum);
    default:
      return undefined;
  }
}

/** Words for a limit of the items in a list, or of a number. */
function limit(
  { origin, exact }: { origin: string; exact?: boolean },
  ofItems: string,
  ofNumber: string,
  count: number | bigint,
) {
  if (origin !== "array") return `must be ${ofNumber} ${count}`;
  return `must have ${exact ? "exactly" : ofItems} ${count} ${count === 1 ? "item" : "items"}`;
}
