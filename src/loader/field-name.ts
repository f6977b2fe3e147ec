/** Names fields for messages to editors: `review 3, “Ruth T.”` for the path `2`. */
import type { z } from "zod";
import { helpAt, type FieldPath } from "#schemas/schema-at.ts";
import { valueAt } from "./yaml-paths.ts";

/** The fields that can name an item of a list; the first one that it has is used. */
const namingFields = ["name", "title", "heading", "sound", "service"];

/** Returns a field's path in words. Items of lists are numbered from 1 and named: `city 4, “Oakville”, latitude`. */
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
