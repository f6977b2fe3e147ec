/** Validates fields, and puts the issues of zod into words for editors. */
import type { z } from "zod";
import { locale } from "#site.ts";
import { closestName, didYouMean } from "./problems.ts";
import { fieldNamesAt, helpAt, type FieldPath } from "./schema-at.ts";
import { withVisibleCharacters } from "./text-rules.ts";
import { valueAt } from "./yaml.ts";

/** A field with a message. */
interface InvalidField {
  path: FieldPath;
  message: string;
  /** The field that a misspelt one probably is. */
  meant?: FieldPath;
}

/** Returns the validated data, undefined if they are invalid, and the invalid fields, each once. */
export function validate(schema: z.ZodType, values: unknown) {
  const { data, error } = schema.safeParse(values, { error: expectation });
  const invalid = error?.issues.flatMap((issue) => invalidFields(issue, schema, values)) ?? [];
  /** Fields that are reported already, under a misspelt name or by an earlier issue. */
  const reported = new Set(invalid.flatMap(({ meant }) => meant?.join(".") ?? []));
  const isNew = (field: string) => !reported.has(field) && reported.add(field);
  return { data, invalid: invalid.filter(({ path }) => isNew(path.join("."))) };
}

/** The types of values, by the names that zod has for them. */
const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, whose items begin with “- ”",
  object: "a group of fields",
};

const disjunction = new Intl.ListFormat(locale, { type: "disjunction" });

/** Says what is expected where a schema has no message of its own, such as “must be a number”. */
function expectation(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${disjunction.format(issue.values.map((value) => `“${String(value)}”`))}`;
    case "too_small":
    case "too_big": {
      const [limit, least, beyond] =
        issue.code === "too_small"
          ? ([issue.minimum, "at least", "more than"] as const)
          : ([issue.maximum, "at most", "less than"] as const);
      if (issue.origin !== "array") return `must be ${issue.inclusive ? least : beyond} ${limit}`;
      return `must have ${issue.exact ? "exactly" : least} ${limit} ${limit === 1 ? "item" : "items"}`;
    }
    default:
      return undefined;
  }
}

function invalidFields(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  values: unknown,
): InvalidField[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code === "unrecognized_keys") {
    const names = fieldNamesAt(schema, path);
    return issue.keys.map((key) => {
      const name = closestName(key, names);
      const message = `there is no field “${key}” here.${didYouMean(key, names)}`;
      return { path: [...path, key], message, meant: name === undefined ? name : [...path, name] };
    });
  }
  return [{ path, message: explain(issue, valueAt(values, path), helpAt(schema, path)) }];
}

/** Says what was found, what is expected, and an example. */
function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  { description = "", examples: [example] }: ReturnType<typeof helpAt>,
) {
  const forExample =
    example === undefined ? "" : ` For example: ${String(example).replace(/\.$/, "")}.`;
  if (value === undefined) return `is missing. ${description}${forExample}`;
  if (value === null || value === "") return `is empty. ${description}${forExample}`;
  const shown = typeof value === "string" ? withVisibleCharacters(value) : "";
  const found =
    typeof value === "string"
      ? `“${shown.length > 80 ? `${shown.slice(0, 75)}…” (${value.length} characters)` : `${shown}”`}`
      : Array.isArray(value)
        ? `a list of ${value.length}`
        : typeof value === "number" || typeof value === "boolean"
          ? String(value)
          : "a group of fields";
  const advice =
    issue.code === "invalid_value" && typeof value === "string"
      ? didYouMean(value, issue.values.map(String))
      : // A year or “yes” that is meant as text.
        issue.code === "invalid_type" && issue.expected === "string" && typeof value !== "object"
        ? ' If this is the text, put quotation marks ("…") around it.'
        : shown === value || typeof value !== "string"
          ? ""
          : " Type a usual space for what is in brackets, or delete it.";
  return `found ${found}: ${issue.message}.${advice}${issue.code === "custom" ? "" : forExample}`;
}

/** The fields that can name an item of a list; the first one that it has is used. */
const namingFields = ["name", "title", "heading", "sound", "service"];

/** Returns a field's path in words; items are numbered from 1: `city 4, “Oakville”, latitude`. */
export function fieldName(path: FieldPath, schema: z.ZodType, values: unknown): string {
  if (!path.some((key) => typeof key === "number")) return path.join(".");
  const parts = path.flatMap((key, index) => {
    if (typeof key === "string") return typeof path[index + 1] === "number" ? [] : [key];
    const at = path.slice(0, index + 1);
    const kind = helpAt(schema, at).title?.toLowerCase() ?? "item";
    const name = namingFields
      .map((field) => valueAt(values, [...at, field]))
      .find((value) => typeof value === "string" && value.trim() !== "");
    return [`${kind} ${key + 1}`, typeof name === "string" ? `“${name.slice(0, 40)}”` : []].flat();
  });
  return parts.join(", ");
}
