/** Finds the field on a line of YAML that cannot be parsed, by its names and indents alone. */
import type { z } from "zod";
import { fieldNamesAt, type FieldPath } from "#schemas/schema-at.ts";

/** A field or an item of a list, and the column that it begins in; what is indented further belongs to it. */
interface Group {
  column: number;
  key: string | number;
}

/** The path of the field on a line, or else of the last one above it. */
export const fieldOnLine = (lines: readonly string[], line: number, schema: z.ZodType): FieldPath =>
  scanLines(lines.slice(0, line), schema).at(-1)?.path ?? [];

/** A line that begins with a field's name, but is no field to the parser. */
export interface BrokenField {
  line: number;
  column: number;
  path: FieldPath;
  message: string;
}

/** The lines that a parser fails on, though it often reports them only further below. */
export const brokenFields = (lines: readonly string[], schema: z.ZodType): BrokenField[] =>
  scanLines(lines, schema).flatMap(({ path, shape }, index) => {
    if (!shape || shape.name !== path.at(-1)) return [];
    if (!fieldNamesAt(schema, path.slice(0, -1)).includes(shape.name)) return [];
    const message = errorOf(shape);
    return message === undefined
      ? []
      : [{ line: index + 1, column: shape.column + 1, path, message }];
  });

/** What keeps a line from being a field. */
export const lineErrors = {
  tab: "a tab indents this line; indent with spaces, never with tabs.",
  hyphen: "a hyphen that begins an item of a list needs a space after it.",
  colon: "a field needs a colon and a space after its name, such as “name: Oakville”.",
} as const;

function errorOf({ hasColon, isHyphenJoined, hasTab }: LineShape) {
  if (hasTab) return lineErrors.tab;
  if (isHyphenJoined) return lineErrors.hyphen;
  return hasColon ? undefined : lineErrors.colon;
}

/** For every line its shape, and the path of its field or else of the last one above it. */
function scanLines(lines: readonly string[], schema: z.ZodType) {
  let groups: readonly Group[] = [];
  return lines.map((line) => {
    const shape = shapeOf(line);
    if (shape) {
      const { name, column, hyphenColumn, hasColon } = shape;
      const parents = groupsAround(groups, column, hyphenColumn);
      // A line that has lost its colon still begins with its field's name.
      const isNamed = fieldNamesAt(schema, pathOf(parents)).includes(name);
      if (hasColon || isNamed) groups = [...parents, { column, key: name }];
      else if (hyphenColumn !== undefined) groups = parents;
    }
    return { path: pathOf(groups), shape };
  });
}

const pathOf = (groups: readonly Group[]) => groups.map(({ key }) => key);

interface LineShape {
  /** The column of the hyphen that begins an item of a list. */
  hyphenColumn: number | undefined;
  /** The column of the text behind it. */
  column: number;
  /** The word that the text begins with. */
  name: string;
  hasColon: boolean;
  isHyphenJoined: boolean;
  hasTab: boolean;
}

/** The shape of a line; undefined for comments and empty lines. */
function shapeOf(line: string): LineShape | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined;
  const [, spaces = "", hyphen = "", name = "", colon] =
    /^(\s*)(-(?:\s+|(?=\w)))?["“]?(\w[\w-]*)?["”]?(\s*:(?=\s|$))?/.exec(
      line.replaceAll("\t", "  "),
    ) ?? [];
  return {
    hyphenColumn: hyphen ? spaces.length : undefined,
    column: spaces.length + hyphen.length,
    name,
    hasColon: name !== "" && colon !== undefined,
    isHyphenJoined: hyphen === "-",
    hasTab: /^ *\t/.test(line),
  };
}

/** The groups that a line is in, including the item of a list that it begins. */
function groupsAround(
  groups: readonly Group[],
  column: number,
  hyphenColumn: number | undefined,
): Group[] {
  const encloses = (group: Group) =>
    group.column < column && (hyphenColumn === undefined || group.column < hyphenColumn);
  if (hyphenColumn === undefined) return groups.filter(encloses);
  // A list's items may begin in the column of the list's own name.
  const parents = groups.filter(
    (group) => encloses(group) || (group.column === hyphenColumn && typeof group.key === "string"),
  );
  const previous = groups.find(
    (group) => group.column === hyphenColumn && typeof group.key === "number",
  );
  const index = typeof previous?.key === "number" ? previous.key + 1 : 0;
  return [...parents, { column: hyphenColumn, key: index }];
}
