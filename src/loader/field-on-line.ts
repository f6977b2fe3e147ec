/** Finds fields in YAML that cannot be parsed, from names and indentation. */
import type { z } from "zod";
import { fieldNamesAt, type FieldPath } from "#schemas/schema-at.ts";

/** A field or a list item, and the column where it begins. Lines that are indented further belong to it. */
interface Group {
  column: number;
  key: string | number;
}

/** Returns the path of the field on a line (counted from 1), or of the nearest field above it. */
export const fieldOnLine = (lines: readonly string[], line: number, schema: z.ZodType): FieldPath =>
  scanLines(lines.slice(0, line), schema).at(-1)?.path ?? [];

/** A line that begins with the name of a field but is not valid as one. */
export interface BrokenField {
  line: number;
  column: number;
  path: FieldPath;
  message: string;
}

/** Finds the lines that break the YAML; the parser itself often reports an error only on a later line. */
export const brokenFields = (lines: readonly string[], schema: z.ZodType): BrokenField[] =>
  scanLines(lines, schema).flatMap(({ path, shape }, index) => {
    if (!shape || shape.name !== path.at(-1)) return [];
    if (!fieldNamesAt(schema, path.slice(0, -1)).includes(shape.name)) return [];
    const message = errorOf(shape);
    return message === undefined
      ? []
      : [{ line: index + 1, column: shape.column + 1, path, message }];
  });

/** The reasons why a line is not a valid field. */
export const lineErrors = {
  tab: "this line is indented with a tab; use spaces, never tabs.",
  hyphen: "a hyphen that begins an item of a list needs a space after it.",
  colon: "a field needs a colon and a space after its name, such as “name: Oakville”.",
} as const;

function errorOf({ hasColon, isHyphenJoined, hasTab }: LineShape) {
  if (hasTab) return lineErrors.tab;
  if (isHyphenJoined) return lineErrors.hyphen;
  return hasColon ? undefined : lineErrors.colon;
}

/** Returns for every line its parts, and the path of its field or of the nearest field above it. */
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
  /** The column of the hyphen that begins a list item, counted from 0. */
  hyphenColumn: number | undefined;
  /** The column of the text after the indentation and the hyphen, counted from 0. */
  column: number;
  /** The first word of the text. */
  name: string;
  hasColon: boolean;
  /** Whether there is no space between the hyphen and the text. */
  isHyphenJoined: boolean;
  /** Whether a tab is part of the indentation. */
  hasTab: boolean;
}

/** Returns the parts of a line; undefined for comments and empty lines. */
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

/** Returns the groups that contain a line, including the list item that it begins. */
function groupsAround(
  groups: readonly Group[],
  column: number,
  hyphenColumn: number | undefined,
): Group[] {
  const encloses = (group: Group) =>
    group.column < column && (hyphenColumn === undefined || group.column < hyphenColumn);
  if (hyphenColumn === undefined) return groups.filter(encloses);
  // List items may begin in the same column as the name of the list.
  const parents = groups.filter(
    (group) => encloses(group) || (group.column === hyphenColumn && typeof group.key === "string"),
  );
  const previous = groups.find(
    (group) => group.column === hyphenColumn && typeof group.key === "number",
  );
  const index = typeof previous?.key === "number" ? previous.key + 1 : 0;
  return [...parents, { column: hyphenColumn, key: index }];
}
