/** Reads YAML and validates it. Each problem has its file, line and field. */
import { isMap, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import { fieldNamesAt, helpAt, schemaAt, type FieldPath } from "#schemas/schema-at.ts";
import { fieldName } from "./field-name.ts";
import { brokenFields, fieldOnLine, type BrokenField } from "./field-on-line.ts";
import { noFields, type ReadResult, type Reference } from "./parsed-file.ts";
import { closestName, explain, placeOf } from "./problems.ts";
import { offsetOf, stringNodes, valueAt } from "./yaml-paths.ts";
import { syntaxErrors } from "./yaml-syntax-errors.ts";

/** Parses YAML and validates it by a schema; positions are relative to the beginning of the text. */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
): ReadResult<z.output<S>> {
  const lines = text.split("\n");
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const start = text.length - text.trimStart().length;
  const errors = syntaxErrors(document, text);
  if (errors.length === 0) straightenQuotes(document);
  const raw: unknown = errors.length === 0 ? document.toJS() : undefined;
  const parsed = {
    ...noFields,
    file,
    raw,
    positionOf: (path: FieldPath) => positionAt(offsetOf(document, path) ?? start),
    nameOf: (path: FieldPath) => fieldName(path, schema, raw),
    isDraft: isMap(document.contents) && document.contents.getIn(["draft"]) === true,
  };
  const problemsOf = (fields: readonly InvalidField[]) =>
    fields.map(({ path, ...problem }) => ({ ...placeOf(parsed, path), ...problem }));

  if (errors.length > 0) {
    const broken = document.errors.length > 0 ? brokenFields(lines, schema) : [];
    const others = errors
      .map(({ offset, ...error }) => ({ ...error, ...positionAt(offset) }))
      // The parser also reports errors that are only the consequence of a broken field.
      .filter(
        ({ affectsNextLines = false, line }) =>
          broken.length === 0 ||
          (!affectsNextLines && broken.every((field) => field.line !== line)),
      )
      .map(({ line, column, message }) => {
        return { line, column, message, path: fieldOnLine(lines, line, schema) };
      });
    return { ...parsed, problems: problemsOf([...broken, ...others]) };
  }

  const references: Reference[] = [];
  const texts = [...stringNodes(document.contents)].map(({ path, node }) => {
    const { value: text, range } = node;
    const [from, to] = range ?? [0, 0];
    const { reference, examples } = helpAt(schema, path);
    const place = placeOf(parsed, path);
    if (reference) references.push({ to: reference, value: text, ...place });
    return {
      text,
      isMarkdown: false,
      field: place.field,
      place: place.place,
      // A field allows the placeholders of its examples.
      placeholders: examples.flatMap((example) => String(example).match(/\{\w+\}/g) ?? []),
      line: positionAt(from).line,
      endLine: positionAt(to).line,
    };
  });
  const result = schema.safeParse(raw);
  if (result.success) return { ...parsed, references, texts, data: result.data, problems: [] };

  const broken = brokenFields(lines, schema);
  // A broken field turns its whole group into one string.
  const brokenGroups = new Set(broken.map(({ path }) => path.slice(0, -1).join(".")));
  const invalid = invalidFields(result.error.issues, schema, raw).filter(
    ({ path }) => !brokenGroups.has(path.join(".")),
  );
  return { ...parsed, references, texts, problems: problemsOf([...broken, ...invalid]) };
}

/** Treats curly quotation marks around a value as straight ones, since word processors replace straight ones. */
function straightenQuotes(document: Document.Parsed) {
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || typeof node.value !== "string") return;
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(node.value);
      if (inside) node.value = inside[1] ?? inside[2];
    },
  });
}

/** A problem with a field; without a line, the position is where the parser finds the field. */
type InvalidField = Pick<BrokenField, "path" | "message"> & Partial<BrokenField>;

/** Returns one problem for each field that the schema refuses. */
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
    // A misspelt field is reported where it is, and not also as missing.
    const isNew = !seen.has(field) && !misspelt.has(field);
    seen.add(field);
    return isNew;
  });
}

/**
 * Explains a zod issue. A number or boolean in a text field, such as 2026, is validated as text, since its problem is
 * probably that the quotation marks are missing; that message helps more than “expected text”.
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
    ? `${message} If ${String(value)} is the text, put quotation marks around it.`
    : message;
}
