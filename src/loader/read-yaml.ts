/** Reads YAML against a schema, and keeps the place of every value for the messages. */
import {
  isMap,
  isNode,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from "yaml";
import type { z } from "zod";
import { breaks, brokenFields, fieldOnLine, type BrokenField } from "./field-on-line.ts";
import { explain, meantName, type Problem } from "./problems.ts";
import { fieldNamesAt, helpAt, schemaAt, type FieldPath } from "#schemas/schema-at.ts";

/** A name that must stand elsewhere too: a service, a picture, a page. */
export interface Reference {
  to: "services" | "illustrations" | "pages";
  value: string;
  file: string;
  line: number;
  column: number;
  field: string;
}

/** What a file tells of itself whether or not it is right, for the checks that need several files. */
export interface Told {
  references: readonly Reference[];
  /** The YAML as it stands, of whatever shape; undefined where it cannot be parsed. */
  raw?: unknown;
  /** The line and column of a field. */
  placeOf: (path: FieldPath) => { line: number; column: number };
}

/** Either the data, or everything that is wrong with it. */
export type Read<T> = Told &
  ({ data: T; problems: [] } | { data?: undefined; problems: Problem[] });

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
  const placeOf = (path: FieldPath) => place(offsetOf(document, path) ?? 0);
  const rows = text.split("\n");
  const inFile = ({ line, column, path, message }: BrokenField): Problem => ({
    file,
    line: line + linesBefore,
    column,
    field: path.join("."),
    message,
  });
  const syntax = [...syntaxProblems(document, text), ...lostTexts(document, text)];
  if (syntax.length > 0) {
    const broken = document.errors.length > 0 ? brokenFields(rows, schema) : [];
    const others = syntax
      .map(({ offset, ...problem }) => ({ ...problem, ...lines.linePos(offset) }))
      .filter(
        ({ spreads = false, line }) =>
          broken.length === 0 || (!spreads && broken.every((field) => field.line !== line)),
      )
      .map(({ line, col, message }) => {
        const path = fieldOnLine(rows, line, schema);
        return { line, column: col, path, message };
      });
    return { problems: [...broken, ...others].map(inFile), placeOf, references: [] };
  }
  dropCurledQuotes(document);

  const raw: unknown = document.toJS();
  const references = [...referencesIn(raw, schema)].map(({ path, ...reference }) => ({
    ...reference,
    file,
    ...placeOf(path),
    field: path.join("."),
  }));
  const told = { raw, placeOf, references };
  const result = schema.safeParse(raw);
  if (result.success) return { ...told, data: result.data, problems: [] };
  const misspelt = new Set<string>();
  const problems = result.error.issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    const names = fieldNamesAt(schema, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => {
        const meant = meantName(key, names);
        const meantPath = [...path, meant ?? key];
        if (valueAt(raw, meantPath) === undefined) misspelt.add(meantPath.join("."));
        const message = explain({ ...issue, keys: [key] }, { value: raw, examples: [], names });
        return { file, ...placeOf([...path, key]), field: [...path, key].join("."), message };
      });
    }
    const { examples } = helpAt(schema, path);
    const value = valueAt(raw, path);
    const said = isBare(issue, value)
      ? schemaAt(schema, path)?.safeParse(String(value))
      : undefined;
    const message = explain(said?.error?.issues[0] ?? issue, { value, examples, names });
    const hint = said?.success
      ? ` If ${String(value)} is the text, put quotation marks round it.`
      : "";
    return [{ file, ...placeOf(path), field: path.join("."), message: message + hint }];
  });
  // A broken field makes a text of its whole group.
  const broken = brokenFields(rows, schema);
  const groups = new Set(broken.map(({ path }) => path.slice(0, -1).join(".")));
  const seen = new Set<string>();
  return {
    ...told,
    problems: [
      ...broken.map(inFile),
      ...problems.filter(({ field }) => {
        // One problem a field is enough; a misspelt one is told of where it stands, not as missing too.
        const isNew = !seen.has(field) && !misspelt.has(field) && !groups.has(field);
        seen.add(field);
        return isNew;
      }),
    ],
  };
}

/** Whether a text was written without the quotation marks that it needs to be one, such as 2026. */
const isBare = (issue: z.core.$ZodIssue, value: unknown) =>
  issue.code === "invalid_type" &&
  issue.expected === "string" &&
  (typeof value === "number" || typeof value === "boolean");

/** A mistake in the YAML itself. */
interface SyntaxProblem {
  offset: number;
  message: string;
  /** Whether the parser stumbles over the next lines too. */
  spreads?: boolean;
}

/** What keeps YAML from being read: at most once a line, and without what only follows from it. */
function syntaxProblems(document: Document.Parsed, text: string): SyntaxProblem[] {
  if (document.errors.length === 0) return [];
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const lines: number[] = [];
  return (
    document.errors
      // Of two errors on one line, that about the indent explains the other.
      .toSorted((a, b) => Number(b.code === "BAD_INDENT") - Number(a.code === "BAD_INDENT"))
      .map((error) => inPlainWords(error, document, text))
      .toSorted((a, b) => lineOf(a.offset) - lineOf(b.offset))
      .filter(({ offset, spreads = false }) => {
        const line = lineOf(offset);
        const follows = lines.some((other) => Math.abs(line - other) <= (spreads ? 3 : 0));
        lines.push(line);
        return !follows;
      })
  );
}

/** A parser's error, in words for the mistakes that people make, and where they made it. */
function inPlainWords(
  { code, message, pos: [offset] }: YAMLError,
  document: Document.Parsed,
  text: string,
): SyntaxProblem {
  switch (code) {
    case "TAB_AS_INDENT":
      return { offset, message: breaks.tab };
    case "DUPLICATE_KEY":
      return { offset, message: "this field stands twice; keep one." };
    case "BAD_INDENT":
      return {
        offset,
        spreads: true,
        message: "this line begins in another column than the fields around it; indent them alike.",
      };
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
      // Of a line indented too far the parser says both, and blames the line above it.
      if (document.errors.some((other) => other.pos[0] === offset && other.code !== code)) {
        return {
          offset: nextLine(text, offset),
          spreads: true,
          message:
            "this line is indented further than the one above it; begin both in the same column.",
        };
      }
      if (code === "BLOCK_AS_IMPLICIT_KEY") {
        return {
          offset,
          message: `a text with a colon and a space in it needs ${quotationMarks} round it.`,
        };
      }
      return {
        offset,
        spreads: true,
        message:
          "this line needs a field, a colon and a space, such as “name: Oakville”; text that goes on from the line above is indented.",
      };
    case "MISSING_CHAR":
      return message.includes("quote")
        ? {
            offset: lastQuoted(document, offset) ?? offset,
            spreads: true,
            message: "the quotation mark that begins this value has no partner at its end.",
          }
        : { offset, spreads: true, message: breaks.colon };
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "BAD_ALIAS":
      return { offset, message: beginsWith(text[offset] ?? "") };
    case "BAD_DQ_ESCAPE":
      return {
        offset,
        message: "found a backslash (\\) between quotation marks; write two, or a slash (/).",
      };
    case "MULTIPLE_DOCS":
      return {
        offset,
        message: "found a line of three hyphens (---) inside the file; take it out.",
      };
    case "UNEXPECTED_TOKEN":
      return {
        offset,
        spreads: true,
        message: `found text after the value; put one pair of ${quotationMarks} round the whole, and none inside it.`,
      };
    default:
      return { offset, spreads: true, message: `${message}.` };
  }
}

const quotationMarks = 'straight quotation marks ("…")';

const beginsWith = (sign: string) =>
  `a value that begins with ${sign} needs ${quotationMarks} round it.`;

const nextLine = (text: string, offset: number) => {
  const rest = /\n[ \t]*(?=\S)/.exec(text.slice(offset));
  return rest ? offset + rest.index + rest[0].length : offset;
};

/** Where the last value in quotation marks before an offset begins. */
function lastQuoted(document: Document.Parsed, before: number) {
  let last: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start] = range ?? [];
      if (type?.startsWith("QUOTE") && start !== undefined && start < before) last = start;
    },
  });
  return last;
}

/** Texts that YAML would drop in silence: after “ #”, and marks at the start that mean something to it. */
function lostTexts(document: Document.Parsed, text: string): SyntaxProblem[] {
  const problems = document.warnings.map((warning) => inPlainWords(warning, document, text));
  visit(document, {
    Scalar: (_, { type, range, value, anchor }) => {
      if (!range) return;
      const [start, end] = range;
      const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? "";
      if (type === "PLAIN" && typeof value === "string" && /^\s+#/.test(rest)) {
        problems.push({
          offset: start,
          message: `what follows “${value.slice(-20)}” after the # is not read; put ${quotationMarks} round the whole.`,
        });
      }
      if (anchor !== undefined) {
        problems.push({ offset: start, message: beginsWith("&") });
      }
    },
  });
  return problems;
}

/** Word processors curl the quotation marks round a value; they mean the straight ones. */
function dropCurledQuotes(document: Document.Parsed) {
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || typeof node.value !== "string") return;
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(node.value);
      if (inside) node.value = inside[1] ?? inside[2];
    },
  });
}

/** The names in a value that must stand elsewhere too. */
function* referencesIn(
  value: unknown,
  schema: z.ZodType,
  path: FieldPath = [],
): Generator<{ to: Reference["to"]; value: string; path: FieldPath }> {
  if (typeof value === "string") {
    const { reference } = helpAt(schema, path);
    if (reference) yield { to: reference, value, path };
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      yield* referencesIn(inside, schema, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** What stands at a path in a value of whatever shape. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null
        ? new Map(Object.entries(at)).get(String(key))
        : undefined,
    value,
  );
}

/** Where the key at a path stands, or else the nearest thing around it. */
function offsetOf(document: Document, path: FieldPath): number | undefined {
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

const rangeOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);
