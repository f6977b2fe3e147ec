/** Reads YAML and validates it. Each problem has its file, line and field. */
import { LineCounter, visit, type Document } from "yaml";
import type { z } from "zod";
import type { Facts } from "#content/facts.ts";
import { fillInAll } from "#content/fill-in.ts";
import { lineOf, parseMarkdown } from "#content/markdown-tree.ts";
import { openYaml } from "#content/parse-yaml.ts";
import { fieldNamesAt, helpAt, type FieldPath } from "#content/schema-at.ts";
import { offsetOf, stringNodes, valueAt } from "#content/yaml-paths.ts";
import { noFields, placeOf, problemAt, type FieldText, type ParsedFile } from "./checked-file.ts";
import { expectation } from "./expectations.ts";
import { blocksIn, checkMarkup, linksIn } from "./markdown-parts.ts";
import { closestName, didYouMean, type Problem } from "./problems.ts";

/** Checks YAML by a schema; positions are relative to the beginning of the text. */
export function readYaml(text: string, schema: z.ZodType, file: string, facts: Facts): ParsedFile {
  const lineCounter = new LineCounter();
  const document = openYaml(text, lineCounter);
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const isDraft = document.hasIn(["draft"]) && document.getIn(["draft"]) === true;
  const lines = text.split("\n");
  const [error] = [
    ...document.errors.map(({ pos: [offset], message }) => ({ offset, message })),
    ...aliasesIn(document),
  ];
  // What follows a syntax error is misread.
  if (error) {
    const position = positionAt(error.offset);
    const line = (lines[position.line - 1] ?? "").trim().slice(0, 80);
    const message = `${error.message}\n    ${line}`;
    return { ...noFields, isDraft, problems: [{ file, ...position, field: "", message }] };
  }

  const raw = fillInAll(document.toJS(), facts);
  const start = text.length - text.trimStart().length;
  const fields = {
    file,
    raw,
    positionOf: (path: FieldPath) => positionAt(offsetOf(document, path) ?? start),
    nameOf: (path: FieldPath) => fieldName(path, schema, raw),
  };
  const strings = [...stringNodes(document.contents)].map(({ path, node }) => {
    const [from, to] = node.range ?? [0, 0];
    const { reference, markdown, description, examples } = helpAt(schema, path);
    const place = placeOf(fields, path);
    return {
      reference,
      isMarkdown: markdown === true,
      // The text of a block scalar begins on the line below its mark, | or >.
      isBlock: node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED",
      place,
      text: {
        text: node.value,
        isMarkdown: false,
        field: place.field,
        place: place.place,
        // A field allows the placeholders of its description and its examples.
        placeholders: [description, ...examples].flatMap((help) =>
          [...String(help).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
        ),
        line: positionAt(from).line,
        endLine: positionAt(to).line,
      },
    };
  });
  const plain = strings.filter(({ isMarkdown }) => !isMarkdown);
  const markdown = strings.flatMap(({ isMarkdown, isBlock, text: field }) =>
    isMarkdown ? readMarkdownField(field, field.line - (isBlock ? 0 : 1), file) : [],
  );
  const issues = schema.safeParse(raw, { error: expectation }).error?.issues ?? [];
  const invalid = issues.flatMap((issue) => invalidFields(issue, schema, raw));
  /** Fields that are reported already, under a misspelt name or by an earlier issue. */
  const reported = new Set(invalid.flatMap(({ meant }) => meant?.join(".") ?? []));
  const isNew = (field: string) => !reported.has(field) && reported.add(field);
  return {
    ...fields,
    isDraft,
    references: [
      ...strings.flatMap(({ reference, place, text: { text: value } }) =>
        reference ? { to: reference, value, ...place } : [],
      ),
      ...markdown.flatMap(({ references }) => references),
    ],
    texts: [...plain.map(({ text: one }) => one), ...markdown.flatMap(({ texts }) => texts)],
    problems: [
      ...markdown.flatMap(({ problems }) => problems),
      ...ignoredText(document, text).map(({ offset, message }) => {
        return { file, ...positionAt(offset), field: "", message };
      }),
      ...invalid
        .filter(({ path }) => isNew(path.join(".")))
        .map(({ path, message }) => problemAt(fields, path, message)),
    ],
  };
}

/** Reads a field of Markdown as the text of a document; `before` is the line before its text. */
function readMarkdownField(field: FieldText, before: number, file: string) {
  const { nodes } = parseMarkdown(field.text);
  const names = { field: field.field, place: field.place };
  const problems: Problem[] = [];
  const report = (line: number, _: string, message: string) =>
    problems.push({ file, line: before + line, column: 1, ...names, message });
  checkMarkup(nodes, report);
  const heading = nodes.find(({ type }) => type === "heading");
  if (heading)
    report(lineOf(heading), "", "found a heading; this text stands below one of the page.");
  const links = [...linksIn(nodes, file)].map((link) => ({ ...link, line: before + link.line }));
  const blocks = [...blocksIn(nodes)].map(({ text, line, endLine }) => ({
    ...field,
    text,
    isMarkdown: true,
    line: before + line,
    endLine: before + endLine,
  }));
  return {
    problems,
    references: links,
    // Addresses are texts too: none may run code.
    texts: [...blocks, ...links.map(({ value: text, line }) => ({ ...field, text, line }))],
  };
}

/** Finds references to another value, such as `*calm`, which are meant as text. */
function aliasesIn(document: Document.Parsed) {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      const message = 'A value that begins with * needs quotation marks ("…") around it';
      found.push({ offset: range?.[0] ?? 0, message });
    },
  });
  return found;
}

/** Finds text that YAML leaves out silently: behind ` #`, and before a value with a mark. */
function ignoredText(document: Document.Parsed, text: string) {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar: (_, { type, value, range, tag, anchor }) => {
      const [start, end] = range ?? [0, 0];
      const rest = text.slice(end).split("\n", 1)[0] ?? "";
      if (type === "PLAIN" && typeof value === "string" && rest.trim().startsWith("#")) {
        const message = `the text after “${value.slice(-20)}” is left out, because of the #; put quotation marks ("…") around the whole text.`;
        found.push({ offset: start, message });
      }
      if (tag?.startsWith("!") || anchor !== undefined) {
        const message = 'a value that begins with ! or & needs quotation marks ("…") around it.';
        found.push({ offset: start, message });
      }
    },
  });
  return found;
}

/** A field with a message; `meant` is the field that a misspelt one probably is. */
interface InvalidField {
  path: FieldPath;
  message: string;
  meant?: FieldPath | undefined;
}

/** Returns the fields that an issue is about. */
function invalidFields(issue: z.core.$ZodIssue, schema: z.ZodType, raw: unknown): InvalidField[] {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  if (issue.code !== "unrecognized_keys")
    return [{ path, message: explainIssue(issue, valueAt(raw, path), helpAt(schema, path)) }];
  const names = fieldNamesAt(schema, path);
  return issue.keys.map((key) => {
    const name = closestName(key, names);
    const message = `there is no field “${key}” here.${didYouMean(key, names)}`;
    return { path: [...path, key], message, meant: name === undefined ? name : [...path, name] };
  });
}

/** Explains an issue: what was found, what is expected, and an example. */
function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  { description = "", examples: [example] }: ReturnType<typeof helpAt>,
) {
  const forExample =
    example === undefined ? "" : ` For example: ${String(example).replace(/\.$/, "")}.`;
  if (value === undefined) return `is missing. ${description}${forExample}`;
  if (value === null || value === "") return `is empty. ${description}${forExample}`;
  const found =
    typeof value === "string"
      ? `“${value.length > 80 ? `${value.slice(0, 75)}…” (${value.length} characters)` : `${value}”`}`
      : Array.isArray(value)
        ? `a list of ${value.length}`
        : isScalarValue(value)
          ? String(value)
          : "a group of fields";
  const meant =
    issue.code === "invalid_value" && typeof value === "string"
      ? didYouMean(value, issue.values.map(String))
      : "";
  // A year or “yes” that is meant as text.
  const isUnquoted =
    issue.code === "invalid_type" && issue.expected === "string" && isScalarValue(value);
  const advice = isUnquoted ? ` If this is the text, put quotation marks ("…") around it.` : "";
  return `found ${found}: ${issue.message}.${meant}${advice}${issue.code === "custom" ? "" : forExample}`;
}

const isScalarValue = (value: unknown): value is number | boolean =>
  typeof value === "number" || typeof value === "boolean";

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
