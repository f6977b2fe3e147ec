/** Reads YAML against a schema, and keeps the place of every value for the messages. */
import { isMap, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { explain, type Problem } from "./problems.ts";
import { fieldNamesAt } from "./schema-at.ts";

/** Either the data, or everything that is wrong with it. */
export type Read<T> = { data: T; problems: [] } | { data?: undefined; problems: Problem[] };

/** Where a text stands inside its file, so that front matter is counted from the file's first line. */
interface Source {
  file: string;
  /** Lines of the file before the text. */
  linesBefore?: number;
}

/** Parses YAML and checks it against a schema; every problem names file, line and field. */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  { file, linesBefore = 0 }: Source,
): Read<z.output<S>> {
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ message, pos }) => ({
        file,
        ...place(pos[0]),
        field: "",
        message: inPlainWords(message),
      })),
    };
  }
  const value: unknown = document.toJS();
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, problems: [] };
  return {
    problems: result.error.issues.flatMap((issue) => {
      const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
      const problem = (
        offset: number | undefined,
        field: readonly (string | number)[],
      ): Problem => ({
        file,
        ...(offset === undefined ? { line: 1 + linesBefore, column: 1 } : place(offset)),
        field: field.join("."),
        message: explain(issue, valueAt(value, path), fieldNamesAt(schema, path)),
      });
      if (issue.code !== "unrecognized_keys") return [problem(offsetOf(document, path), path)];
      return issue.keys.map((key) => ({
        ...problem(offsetOf(document, [...path, key]), [...path, key]),
        message: explain({ ...issue, keys: [key] }, undefined, fieldNamesAt(schema, path)),
      }));
    }),
  };
}

/** The parser's own words, with a hint for the mistakes that people make. */
function inPlainWords(message: string) {
  if (/tab/i.test(message)) return `${message}. Indent with spaces, never with tabs.`;
  if (/mapping values|Nested mappings/i.test(message)) {
    return `${message}. A value that holds “: ” needs quotation marks round it.`;
  }
  return message;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null
        ? new Map(Object.entries(at)).get(String(key))
        : undefined,
    value,
  );
}

/** Where the key at a path stands, or else the nearest thing around it. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key));
      const range = rangeOf(pair?.key);
      if (range !== undefined) return range;
    } else {
      const range = rangeOf(document.getIn(path.slice(0, length), true));
      if (range !== undefined) return range;
    }
  }
  return undefined;
}

function rangeOf(node: unknown): number | undefined {
  if (typeof node !== "object" || node === null || !("range" in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : undefined;
}
