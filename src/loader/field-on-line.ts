/** Finds the field on a line of YAML that cannot be parsed, by names and indents alone. */
import type { z } from "zod";
import { fieldNamesAt, type FieldPath } from "#schemas/schema-at.ts";

/** A field or an item of a list, open for what is indented below it. */
interface Group {
  column: number;
  key: string | number;
}

/** The path of the field on a line, or else of the last one above it. */
export const fieldOnLine = (rows: readonly string[], line: number, schema: z.ZodType): FieldPath =>
  readRows(rows.slice(0, line), schema).at(-1)?.path ?? [];

/** A line that begins with a field's name, but is no field to the parser. */
export interface BrokenField {
  line: number;
  column: number;
  path: FieldPath;
  message: string;
}

/** Lines that the parser stumbles over, though often only somewhere below them. */
export const brokenFields = (rows: readonly string[], schema: z.ZodType): BrokenField[] =>
  readRows(rows, schema).flatMap(({ path, shape }, index) => {
    const name = path.at(-1);
    if (!shape || shape.name !== name) return [];
    if (!fieldNamesAt(schema, path.slice(0, -1)).includes(shape.name)) return [];
    const message = whatBreaks(shape);
    return message === undefined
      ? []
      : [{ line: index + 1, column: shape.column + 1, path, message }];
  });

/** In words: what keeps a line from being a field. */
export const breaks = {
  tab: "a tab indents this line; indent with spaces, never with tabs.",
  hyphen: "a hyphen that begins an item of a list needs a space after it.",
  colon: "a field needs a colon and a space after its name, such as “name: Oakville”.",
} as const;

function whatBreaks({ hasColon, isJoined, hasTab }: NonNullable<ReturnType<typeof shapeOf>>) {
  if (hasTab) return breaks.tab;
  if (isJoined) return breaks.hyphen;
  return hasColon ? undefined : breaks.colon;
}

/** For every line the path of its field, or else of the last one above it. */
function readRows(rows: readonly string[], schema: z.ZodType) {
  let groups: readonly Group[] = [];
  return rows.map((row) => {
    const shape = shapeOf(row);
    if (shape) {
      const { name, column, dash, hasColon } = shape;
      const around = groupsAround(groups, column, dash);
      // A line that has lost its colon still begins with its field's name.
      const isNamed = fieldNamesAt(schema, keysOf(around)).includes(name);
      if (hasColon || isNamed) groups = [...around, { column, key: name }];
      else if (dash !== undefined) groups = around;
    }
    return { path: keysOf(groups), shape };
  });
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
    isJoined: dash === "-",
    hasTab: /^ *\t/.test(row),
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
