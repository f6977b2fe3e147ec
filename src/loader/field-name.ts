/** Names a field as an editor would: the third review is “review 3, “Ruth T.””, not “2”. */
import type { z } from "zod";
import { helpAt, type FieldPath } from "#schemas/schema-at.ts";
import { valueAt } from "./yaml-paths.ts";

/** The fields by which an item of a list is known, the first that it has. */
const namingFields = ["name", "title", "heading", "sound", "service"];

/** A field's path in words: items of lists are counted from one and named, as in `city 4, “Oakville”, latitude`. */
export function fieldName(path: FieldPath, schema: z.ZodType, raw: unknown): string {
  if (!path.some((key) => typeof key === "number")) return path.join(".");
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    if (typeof key === "string") {
      parts.push(key);
      continue;
    }
    const at = path.slice(0, index + 1);
    const kind = helpAt(schema, at).title?.toLowerCase() ?? "item";
    if (typeof path[index - 1] === "string") parts.pop();
    parts.push(`${kind} ${key + 1}`);
    const name = namingFields
      .map((field) => valueAt(raw, [...at, field]))
      .find((value) => typeof value === "string" && value.trim() !== "");
    if (typeof name === "string") parts.push(`“${name.slice(0, 40)}”`);
  }
  return parts.join(", ");
}
