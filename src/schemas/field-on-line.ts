/** Finds the field on a line of YAML that cannot be parsed, by names and indents alone. */
import type { z } from "zod";
import { fieldNamesAt, type FieldPath } from "./schema-at.ts";

/** A field or an item of a list, open for what is indented below it. */
interface Group {
  column: number;
  key: string | number;
}

/** The path of the field on a line, or else of the last one above it. */
export function fieldOnLine(rows: readonly string[], line: number, schema: z.ZodType): FieldPath {
  let path: readonly Group[] = [];
  for (const [index, row] of rows.slice(0, line).entries()) {
    const shape = shapeOf(row);
    if (!shape) continue;
    const { name, column, dash, hasColon } = shape;
    const around = groupsAround(path, column, dash);
    // A line that has lost its colon still begins with its field's name.
    const isNamed = index === line - 1 && fieldNamesAt(schema, keysOf(around)).includes(name);
    if (hasColon || isNamed) path = [...around, { column, key: name }];
    else if (dash !== undefined) path = around;
  }
  return keysOf(path);
}

const keysOf = (groups: readonly Group[]) => groups.map(({ key }) => key);

/** Where a line's text begins, behind which hyphen, and the word it begins with. */
function shapeOf(row: string) {
  if (/^\s*(?:#|$)/.test(row)) return undefined;
  const [, spaces = "", dash = "", name = "", colon] =
    /^(\s*)(-(?:\s+|(?=\w)))?["“]?(\w[\w-]*)?["”]?(\s*:(?=\s|$))?/.exec(
      row.replaceAll("\t", "  "),
    ) ?? [];
  return {
    dash: dash ? spaces.length : undefined,
    column: spaces.length + dash.length,
    name,
    hasColon: name !== "" && colon !== undefined,
  };
}

/** The groups that a line stands in, the item of a list that it begins included. */
function groupsAround(path: readonly Group[], column: number, dash: number | undefined): Group[] {
  const encloses = (group: Group) =>
    group.column < column && (dash === undefined || group.column < dash);
  if (dash === undefined) return path.filter(encloses);
  // A list's items may begin in the column of the list's own name.
  const groups = path.filter(
    (group) => encloses(group) || (group.column === dash && typeof group.key === "string"),
  );
  const before = path.find((group) => group.column === dash && typeof group.key === "number");
  const item = typeof before?.key === "number" ? before.key + 1 : 0;
  return [...groups, { column: dash, key: item }];
}
