/** Validates fields, and puts the issues of zod into words for editors. */
import type { z } from "zod";
import { locale } from "#site.ts";
import { closestName, didYouMean } from "./problems.ts";
import { fieldNamesAt, helpAt, type FieldPath } from "./schema-at.ts";
import { withVisibleCharacters } from "./text-rules.ts";
import { valueAt } from "./yaml.ts";

/** Returns the validated data, undefined if they are invalid, and the invalid fields, each once. */
export function validate(schema: z.ZodType, values: unknown) {
  const { data, error } = schema.safeParse(values, { error: expectation });
  const invalid = new Map<string, { path: FieldPath; message: string }>();
  /** The fields that are probably there under another name, so not missing. */
  const misspelt = new Set<string>();
  const add = (path: FieldPath, message: string) => {
    const field = path.join(".");
    if (!invalid.has(field)) invalid.set(field, { path, message });
  };
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code !== "unrecognized_keys") {
      add(path, explain(issue, valueAt(values, path), helpAt(schema, path)));
      continue;
    }
    const names = fieldNamesAt(schema, path);
    for (const key of issue.keys) {
      add([...path, key], `there is no field “${key}” here.${didYouMean(key, names)}`);
      const meant = closestName(key, names);
      if (meant !== undefined) misspelt.add([...path, meant].join("."));
    }
  }
  for (const field of misspelt) invalid.delete(field);
  return { data, invalid: [...invalid.values()] };
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
  const hint = issue.code === "custom" ? "" : forExample;
  return `found ${inWords(value)}: ${issue.message}.${adviceFor(issue, value)}${hint}`;
}

function inWords(value: unknown) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return "a group of fields";
  const shown = withVisibleCharacters(value);
  if (shown.length <= 80) return `“${shown}”`;
  return `“${shown.slice(0, 75)}…” (${value.length} characters)`;
}

function adviceFor(issue: z.core.$ZodIssue, value: unknown) {
  if (issue.code === "invalid_type" && issue.expected === "string" && typeof value !== "object")
    // A year or “yes” that is meant as text.
    return ' If this is the text, put quotation marks ("…") around it.';
  if (typeof value !== "string") return "";
  if (issue.code === "invalid_value") return didYouMean(value, issue.values.map(String));
  return withVisibleCharacters(value) === value
    ? ""
    : " Type a usual space for what is in brackets, or delete it.";
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
