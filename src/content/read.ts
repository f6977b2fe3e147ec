/**
 * Reads a file of the content: the data for pages, each value with its position, what the file
 * refers to, and its problems. The loader, the check and the commands of editors all use it.
 */
import { basename, join, matchesGlob } from "node:path";
import { z } from "zod";
import { torontoToday } from "#toronto-time.ts";
import { contentCollections, idOf, type Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import type { Facts } from "./facts.ts";
import { chooseSections, fillInAll } from "./fill-in.ts";
import { blocksIn, linksIn, markdownFieldIssues, markdownIssues } from "./markdown-rules.ts";
import { fillInNodes, nodeText, parseMarkdown } from "./markdown-tree.ts";
import { didYouMean, positionIn, type Position, type Problem } from "./problems.ts";
import { helpAt, type FieldPath, type ReferenceTarget } from "./schema-at.ts";
import { fileMistake, placeholdersIn, textIssues } from "./text-rules.ts";
import { fieldName, validate } from "./validate.ts";
import { offsetOf, openYaml, stringNodes, valueAt } from "./yaml.ts";

/** The place of a field in a file, with its names in messages. */
type Place = Position & Omit<Problem, "message">;

/** A reference by a field or a link to something that must exist. */
interface Reference extends Place {
  to: ReferenceTarget;
  value: string;
}

/** The fields of a document, or a list of such fields; to JavaScript a list is an object too. */
type Fields = Record<string, unknown>;

/** A file that has been read. One with problems has what can be read of it, for the rules across files. */
export interface ContentFile {
  /** The path of the file, relative to the project. */
  file: string;
  /** The name of its collection; undefined if no collection reads the file, or its name is wrong. */
  collection: string | undefined;
  /** The values of its YAML with the facts in them; undefined if it cannot be parsed. */
  values?: unknown;
  /** The data for pages; undefined if they are invalid. */
  data?: Fields;
  /** Tells whether the document has the field `draft: true`. */
  isDraft: boolean;
  placeOf: (path: FieldPath) => Place;
  references: Reference[];
  /** The texts as they are written, with their lines and, in YAML, the paths of their fields. */
  texts: { text: string; line: number; path?: FieldPath }[];
  /** The headings of its Markdown. */
  headings: string[];
  problems: Problem[];
  /** Problems of drafts in a list, which do not stop a build. */
  unfinished: Problem[];
}

/** The files of the content by their paths in the content folder. */
export type ReadFiles = ReadonlyMap<string, ContentFile>;

const collections = Object.entries<Collection>(contentCollections);

/** Keeps each file as last read: between two checks, most files and all facts stay as they are. */
const lastRead = new Map<string, { text: string; facts: Facts; file: ContentFile }>();

/** Reads a file, given its path in the content folder, unless it is as it was the last time. */
export function readContentFile(path: string, text: string, facts: Facts = noFacts): ContentFile {
  const last = lastRead.get(path);
  if (last?.text === text && last.facts === facts) return last.file;
  const [name, collection] =
    collections.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  const nameProblem = nameProblemOf(path, collection);
  const file: ContentFile = {
    file: join(contentFolder, path),
    collection: nameProblem ? undefined : name,
    isDraft: false,
    placeOf: (field) => ({ file: file.file, line: 1, column: 1, field: field.join(".") }),
    references: [],
    texts: [],
    headings: [],
    problems: [],
    unfinished: [],
  };
  const mistake = fileMistake(text);
  // Each is reported alone, since other problems may follow from it.
  if (nameProblem) file.problems.push({ ...file.placeOf(["file name"]), message: nameProblem });
  else if (collection && mistake) {
    const { index, message } = mistake;
    file.problems.push({ file: file.file, ...positionIn(text, index), field: "", message });
  } else if (collection) {
    const localFacts = collection.localFacts?.(facts, idOf(path)) ?? facts;
    if (path.endsWith(".md")) readDocument(file, text, collection, localFacts);
    else if (collection.schema) readFields(file, text, collection.schema, localFacts);
  }
  lastRead.set(path, { text, facts, file });
  return file;
}

/** Reads a document: its front matter if there is a schema, and its text. */
function readDocument(
  file: ContentFile,
  written: string,
  { schema, readText }: Collection,
  facts: Facts,
) {
  const report = (line: number, field: string, message: string) =>
    file.problems.push({ file: file.file, line, column: 1, field, message });
  const markdown = chooseSections(written, facts);
  const { frontMatter, nodes } = parseMarkdown(markdown);
  if (schema && frontMatter) {
    // Empty lines before the YAML give its lines the numbers that they have in the file.
    readFields(file, "\n".repeat(frontMatter.line) + frontMatter.yaml, schema, facts);
  } else if (schema || frontMatter) {
    const message = schema
      ? "the file must begin with its fields between two lines of three hyphens (---), without spaces or empty lines before them."
      : "a file of questions has no fields at its top; delete them, with the two lines of three hyphens (---).";
    report(1, "front matter", message);
    return;
  } else file.data = {};
  for (const { offset, field, found, message } of markdownIssues(nodes, namesOf(facts))) {
    const at = indexOfWords(markdown, found, offset) ?? offset;
    file.problems.push({ file: file.file, ...positionIn(markdown, at), field, message });
  }
  for (const link of linksIn(nodes))
    file.references.push({ to: "pages", file: file.file, ...link });
  for (const { text, offset } of blocksIn(nodes))
    file.texts.push({ text, line: positionIn(markdown, offset).line });
  file.headings = nodes.flatMap((node) => (node.type === "heading" ? nodeText(node) : []));
  fillInNodes(nodes, facts);
  const body = readText?.(nodes, report, markdown.trimEnd().split("\n").length);
  file.data &&= { ...file.data, ...body };
}

/** Reads YAML by a schema; positions are relative to the beginning of the text. */
function readFields(file: ContentFile, text: string, schema: z.ZodType, facts: Facts) {
  const { document, mistakes, positionAt } = openYaml(text);
  file.isDraft = file.file.endsWith(".md") && document.getIn(["draft"]) === true;
  const lines = text.split("\n");
  for (const { offset, message } of mistakes) {
    const position = positionAt(offset);
    const line = (lines[position.line - 1] ?? "").trim().slice(0, 80);
    const field = "";
    file.problems.push({ file: file.file, ...position, field, message: `${message}\n    ${line}` });
  }
  // What follows a mistake may be misread.
  if (mistakes.length > 0) return;

  const values = fillInAll(document.toJS(), facts);
  const start = text.length - text.trimStart().length;
  const placeOf = (path: FieldPath): Place => ({
    file: file.file,
    ...positionAt(offsetOf(document, path) ?? start),
    field: path.join("."),
    place: fieldName(path, schema, values),
  });
  // Looks at single items, since those of a list may be drafts.
  const isOfDraft = ({ field }: Place) =>
    Array.isArray(values) && valueAt(values, [Number.parseInt(field), "draft"]) === true;
  const report = (place: Place, message: string) =>
    (isOfDraft(place) ? file.unfinished : file.problems).push({ ...place, message });

  const { data, invalid } = validate(schema, values);
  for (const { path, message } of invalid) {
    const place = placeOf(path);
    const value = valueAt(values, path);
    // The length of a text without its facts says nothing.
    if (!namesOf(facts) && typeof value === "string" && value.includes("{")) continue;
    const isCommentedOut = value === null && /^\s*#/.test(lines[place.line] ?? "");
    const advice =
      "is empty, since the lines below it begin with #: delete the # from each of them too, or put one before this line.";
    report(place, isCommentedOut ? advice : message);
  }
  for (const { path, node } of stringNodes(document.contents)) {
    const { value, range } = node;
    const [from = 0, to = 0] = range ?? [];
    const place = placeOf(path);
    const placeOfWords = (words: string) => {
      const at = indexOfWords(text, words, from, to);
      return { ...place, ...(at !== undefined && positionAt(at)) };
    };
    file.texts.push({ text: value, line: positionAt(from).line, path });
    const { reference, text: language, description, examples } = helpAt(schema, path);
    if (reference) file.references.push({ ...place, to: reference, value });
    if (!language) continue;
    const names = namesOf(facts)?.concat(placeholdersIn(description, ...examples));
    const chosen = chooseSections(value, facts);
    const issues =
      language === "plain"
        ? textIssues(chosen, language, names)
        : markdownFieldIssues(chosen, names);
    for (const { message, found } of issues) report(placeOfWords(found), message);
    const links = language === "markdown" ? linksIn(parseMarkdown(value).nodes) : [];
    for (const link of links)
      file.references.push({ ...placeOfWords(link.value), to: "pages", value: link.value });
  }
  file.values = values;
  file.placeOf = placeOf;
  if (file.problems.length > 0) return;
  // Without its drafts, a list may be valid.
  file.data = fieldsSchema.safeParse(data ?? schema.safeParse(publishedPart(values)).data).data;
}

const fieldsSchema = z.custom<Fields>((value) => typeof value === "object" && value !== null);

/** Returns the day from which builds publish a document or an item of a list, if it is to come. */
export function waitsUntil(values: unknown): string | undefined {
  const day = valueAt(values, ["publish"]);
  return typeof day === "string" && day > torontoToday() ? day : undefined;
}

/** Leaves out the drafts of a list, undefined if nothing remains, and items that wait for a day. */
export function publishedPart(values: unknown): Fields | undefined {
  if (Array.isArray(values)) {
    const published = values.filter((item) => valueAt(item, ["draft"]) !== true);
    return published.length > 0 ? fieldsSchema.parse(published) : undefined;
  }
  const due = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item) => waitsUntil(item) === undefined) : value;
  return Object.fromEntries(
    Object.entries(fieldsSchema.safeParse(values).data ?? {}).map(([key, value]) => [
      key,
      due(value),
    ]),
  );
}

/** No facts, as while their files cannot be parsed. */
const noFacts: Facts = {};

/** The names of the facts; undefined while their files cannot be parsed. */
function namesOf(facts: Facts) {
  const names = Object.keys(facts);
  return names.length > 0 ? names : undefined;
}

/** Finds words in a part of a text, whatever white space is between them. */
function indexOfWords(text: string, words: string, from: number, to = text.length) {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s+`);
  const index = new RegExp(pattern).exec(text.slice(from, to))?.index;
  return words === "" || index === undefined ? undefined : from + index;
}

/** Returns whether a reference is a link to a page of another site. */
export const isWebLink = ({ to, value }: Reference) => to === "pages" && /^https?:/.test(value);

/** Returns the text of a field; undefined if the field is missing or not text. */
export const textAt = (file: { values?: unknown } | undefined, path: FieldPath) => {
  const value = valueAt(file?.values, path);
  return typeof value === "string" ? value : undefined;
};

/** Returns the paths of the items of a list; none if there is no list. */
export const itemsAt = (file: { values?: unknown } | undefined, path: FieldPath): FieldPath[] => {
  const items = valueAt(file?.values, path);
  return Array.isArray(items) ? [...items.keys()].map((index) => [...path, index]) : [];
};

/** Returns what is wrong with a file's name, or with its folder, which no collection may read. */
function nameProblemOf(path: string, collection: Collection | undefined) {
  if (collection?.name && !collection.name.pattern.test(idOf(path)))
    return `found “${basename(path)}”: it ${collection.name.rule}.`;
  // Some files are for editors only, and Windows puts others into folders.
  if (collection || /(?:^|\/)(?:README\.md|Thumbs\.db|desktop\.ini)$/i.test(path)) return undefined;
  const lowerCase = path.toLowerCase();
  const known = [
    ...(collections.some(([, { pattern }]) => matchesGlob(lowerCase, pattern)) ? [lowerCase] : []),
    ...collections.flatMap(([, { required = [] }]) => required),
  ];
  return `no page reads this file; look at its folder and its name, in lower case and with .md or .yaml.${didYouMean(path, known)}`;
}
