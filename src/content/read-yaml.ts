/** Reads YAML and validates it. Each problem has its file, line and field. */
import { isMap, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import { fieldNamesAt, helpAt, schemaAt, type FieldPath } from "./schema-at.ts";
import { explainIssue } from "#content/check/explain-issue.ts";
import { noFields, type ParsedFile, type Reference } from "./parsed-file.ts";
import { closestName, didYouMean, placeOf, problemAt } from "#content/check/problems.ts";
import { offsetOf, stringNodes, valueAt } from "./yaml-paths.ts";
import { syntaxErrors } from "#content/check/yaml-syntax-errors.ts";

/** Parses YAML that has been checked. Throws if it cannot be parsed. */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text);
  straightenQuotes(document);
  return document.toJS();
}

/** Checks YAML by a schema; positions are relative to the beginning of the text. */
export function readYaml(text: string, schema: z.ZodType, file: string): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const isDraft = isMap(document.contents) && document.contents.getIn(["draft"]) === true;
  const errors = syntaxErrors(document, text);
  if (errors.length > 0) {
    const problems = errors.map(({ offset, message }) => {
      return { file, ...positionAt(offset), field: "", message };
    });
    return { ...noFields, isDraft, problems };
  }
  straightenQuotes(document);
  const raw: unknown = document.toJS();
  const start = text.length - text.trimStart().length;
  const fields = {
    file,
    raw,
    isDraft,
    positionOf: (path: FieldPath) => positionAt(offsetOf(document, path) ?? start),
    nameOf: (path: FieldPath) => fieldName(path, schema, raw),
  };
  const references: Reference[] = [];
  const texts = [...stringNodes(document.contents)].map(({ path, node }) => {
    const [from, to] = node.range ?? [0, 0];
    const { reference, description, examples } = helpAt(schema, path);
    const { field, place, ...position } = placeOf(fields, path);
    if (reference) references.push({ to: reference, value: node.value, field, place, ...position });
    return {
      text: node.value,
      isMarkdown: false,
      field,
      place,
      // A field allows the placeholders of its description and its examples.
      placeholders: [description, ...examples].flatMap(
        (help) => String(help).match(/\{\w+\}/g) ?? [],
      ),
      line: positionAt(from).line,
      endLine: positionAt(to).line,
    };
  });
  const issues = schema.safeParse(raw).error?.issues ?? [];
  const problems = invalidFields(issues, schema, raw).map(({ path, message }) =>
    problemAt(fields, path, message),
  );
  return { ...fields, references, texts, problems };
}

/** Treats curly quotation marks around a value as straight ones: word processors curl them. */
function straightenQuotes(document: Document.Parsed) {
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || typeof node.value !== "string") return;
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(node.value);
      if (inside) node.value = inside[1] ?? inside[2];
    },
  });
}

/** Returns one problem for each field that the schema refuses. */
function invalidFields(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, raw: unknown) {
  const misspelt = new Set<string>();
  const fields = issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code !== "unrecognized_keys") {
      return [{ path, message: messageFor(issue, path, schema, valueAt(raw, path)) }];
    }
    const names = fieldNamesAt(schema, path);
    return issue.keys.map((key) => {
      const intended = [...path, closestName(key, names) ?? key];
      if (valueAt(raw, intended) === undefined) misspelt.add(intended.join("."));
      const start = names.find(
        (name) => key.startsWith(name) && /^\W/.test(key.slice(name.length)),
      );
      if (start !== undefined) misspelt.add([...path, start].join("."));
      const advice = start
        ? ` If this is “${start}”, a colon and a space must follow “${start}”.`
        : didYouMean(key, names);
      const message = `there is no field “${key}” here.${advice}`;
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
 * Explains a zod issue. A number or boolean in a text field, such as 2026, is validated as text: it
 * probably lacks its quotation marks, and that message helps more than “expected text”.
 */
function messageFor(
  issue: z.core.$ZodIssue,
  path: FieldPath,
  schema: z.ZodType,
  value: unknown,
): string {
  const isUnquotedText =
    issue.code === "invalid_type" &&
    issue.expected === "string" &&
    (typeof value === "number" || typeof value === "boolean");
  if (!isUnquotedText) return explainIssue(issue, value, schema, path);
  const quoted = schemaAt(schema, path)?.safeParse(String(value));
  const message = explainIssue(quoted?.error?.issues[0] ?? issue, value, schema, path);
  return quoted?.success
    ? `${message} If ${String(value)} is the text, put quotation marks around it.`
    : message;
}

/** The fields that can name an item of a list; the first one that it has is used. */
const namingFields = ["name", "title", "heading", "sound", "service"];

/** A field's path in words; items are numbered from 1: `city 4, “Oakville”, latitude`. */
function fieldName(path: FieldPath, schema: z.ZodType, raw: unknown): string {
  if (!path.some((key) => typeof key === "number")) return path.join(".");
  const parts = path.flatMap((key, index) => {
    if (typeof key === "string") return typeof path[index + 1] === "number" ? [] : [key];
    const at = path.slice(0, index + 1);
    const kind = helpAt(schema, at).title?.toLowerCase() ?? "item";
    const name = namingFields
      .map((field) => valueAt(raw, [...at, field]))
      .find((value) => typeof value === "string" && value.trim() !== "");
    return [`${kind} ${key + 1}`, typeof name === "string" ? `“${name.slice(0, 40)}”` : []].flat();
  });
  return parts.join(", ");
}
