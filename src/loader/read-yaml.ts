/** Reads YAML against a schema; every problem names its file, line and field. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import { fieldNamesAt, helpAt, schemaAt, type FieldPath } from "#schemas/schema-at.ts";
import { fieldName } from "./field-name.ts";
import { brokenFields, fieldOnLine, type BrokenField } from "./field-on-line.ts";
import type { FieldText, ParsedFile, ReadResult, Reference } from "./parsed-file.ts";
import { closestName, explain, type Problem } from "./problems.ts";
import { offsetOf, valueAt } from "./yaml-paths.ts";
import { syntaxErrors } from "./yaml-syntax-errors.ts";

/** Where the YAML is inside its file, so that lines of front matter are counted from the file's first. */
interface Source {
  file: string;
  /** Lines of the file before the YAML. */
  linesBefore?: number;
}

/** Parses YAML and checks it against a schema. */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  { file, linesBefore = 0 }: Source,
): ReadResult<z.output<S>> {
  const lines = text.split("\n");
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const inFile = <P extends { line: number }>(place: P) => ({
    ...place,
    line: place.line + linesBefore,
  });
  const positionOf = (path: FieldPath) => inFile(positionAt(offsetOf(document, path) ?? 0));
  const errors = syntaxErrors(document, text);
  if (errors.length === 0) straightenQuotes(document);
  const raw: unknown = errors.length === 0 ? document.toJS() : undefined;
  const nameOf = (path: FieldPath) => fieldName(path, schema, raw);
  const fieldAt = (path: FieldPath) => {
    const [field, place] = [path.join("."), nameOf(path)];
    return place === field ? { field } : { field, place };
  };
  const problemAt = ({ path, ...place }: BrokenField): Problem => ({
    file,
    ...inFile(place),
    ...fieldAt(path),
  });

  const isDraft = isMap(document.contents) && document.contents.getIn(["draft"]) === true;
  if (errors.length > 0) {
    const broken = document.errors.length > 0 ? brokenFields(lines, schema) : [];
    const others = errors
      .map(({ offset, ...error }) => ({ ...error, ...positionAt(offset) }))
      // The parser also reports what only follows from a broken field.
      .filter(
        ({ affectsNextLines = false, line }) =>
          broken.length === 0 ||
          (!affectsNextLines && broken.every((field) => field.line !== line)),
      )
      .map(({ line, column, message }) => ({
        line,
        column,
        message,
        path: fieldOnLine(lines, line, schema),
      }));
    const problems = [...broken, ...others].map(problemAt);
    return { problems, positionOf, nameOf, references: [], texts: [], isDraft };
  }

  const references = [...referencesIn(raw, schema)].map(({ path, ...reference }) => ({
    ...reference,
    file,
    ...positionOf(path),
    ...fieldAt(path),
  }));
  const texts = [...textsIn(document.contents)].map(({ path, text, start, end }): FieldText => ({
    ...{ text, isMarkdown: false, ...fieldAt(path), blanks: blanksAt(schema, path) },
    line: positionAt(start).line + linesBefore,
    endLine: positionAt(end).line + linesBefore,
  }));
  const parsed: ParsedFile = { raw, positionOf, nameOf, references, texts, isDraft };
  const result = schema.safeParse(raw);
  if (result.success) return { ...parsed, data: result.data, problems: [] };

  const broken = brokenFields(lines, schema);
  // A broken field turns the whole group that it is in into one text.
  const brokenGroups = new Set(broken.map(({ path }) => path.slice(0, -1).join(".")));
  const invalid = invalidFields(result.error.issues, schema, raw)
    .map(({ path, message }) => ({ file, ...positionOf(path), ...fieldAt(path), message }))
    .filter(({ field }) => !brokenGroups.has(field));
  return { ...parsed, problems: [...broken.map(problemAt), ...invalid] };
}

/** Word processors curl the quotation marks around a value; straight ones are meant. */
function straightenQuotes(document: Document.Parsed) {
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || typeof node.value !== "string") return;
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(node.value);
      if (inside) node.value = inside[1] ?? inside[2];
    },
  });
}

/** The names in braces that a field may hold: those of its examples. */
const blanksAt = (schema: z.ZodType, path: FieldPath) =>
  helpAt(schema, path).examples.flatMap((example) => String(example).match(/\{\w+\}/g) ?? []);

/** Every text of a document, and where its value is written. */
function* textsIn(
  node: unknown,
  path: FieldPath = [],
): Generator<{ text: string; path: FieldPath; start: number; end: number }> {
  if (isMap(node)) {
    for (const { key, value } of node.items) yield* textsIn(value, [...path, String(key)]);
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* textsIn(item, [...path, index]);
  } else if (isScalar(node) && typeof node.value === "string") {
    const [start = 0, end = start] = node.range ?? [];
    yield { text: node.value, path, start, end };
  }
}

/** The names in a value of things that must exist. */
function* referencesIn(
  value: unknown,
  schema: z.ZodType,
  path: FieldPath = [],
): Generator<Pick<Reference, "to" | "value"> & { path: FieldPath }> {
  if (typeof value === "string") {
    const { reference } = helpAt(schema, path);
    if (reference) yield { to: reference, value, path };
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      yield* referencesIn(inside, schema, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

interface InvalidField {
  path: FieldPath;
  message: string;
}

/** One problem for each field that the schema refuses. */
function invalidFields(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, raw: unknown) {
  const misspelt = new Set<string>();
  const fields = issues.flatMap((issue): InvalidField[] => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code !== "unrecognized_keys") {
      return [{ path, message: explainIssue(issue, path, schema, valueAt(raw, path)) }];
    }
    const names = fieldNamesAt(schema, path);
    return issue.keys.map((key) => {
      const intended = [...path, closestName(key, names) ?? key];
      if (valueAt(raw, intended) === undefined) misspelt.add(intended.join("."));
      const message = explain({ ...issue, keys: [key] }, { value: raw, examples: [], names });
      return { path: [...path, key], message };
    });
  });
  const seen = new Set<string>();
  return fields.filter(({ path }) => {
    const field = path.join(".");
    // A misspelt field is reported where it is written, and not as missing too.
    const isNew = !seen.has(field) && !misspelt.has(field);
    seen.add(field);
    return isNew;
  });
}

/**
 * What is wrong with a value. Of a text that lacks its quotation marks, such as 2026, it says what the schema says of
 * the text, which helps more than “expected text”.
 */
function explainIssue(
  issue: z.core.$ZodIssue,
  path: FieldPath,
  schema: z.ZodType,
  value: unknown,
): string {
  const { examples } = helpAt(schema, path);
  const field = { value, examples, names: fieldNamesAt(schema, path) };
  const isUnquotedText =
    issue.code === "invalid_type" &&
    issue.expected === "string" &&
    (typeof value === "number" || typeof value === "boolean");
  if (!isUnquotedText) return explain(issue, field);
  const quoted = schemaAt(schema, path)?.safeParse(String(value));
  const message = explain(quoted?.error?.issues[0] ?? issue, field);
  return quoted?.success
    ? `${message} If ${String(value)} is the text, put quotation marks round it.`
    : message;
}
