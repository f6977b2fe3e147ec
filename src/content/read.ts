/**
 * Reads a file of the content: the data for pages, each value with its position, what the file
 * refers to, and its problems. The loader, the check and the commands of editors all use it.
 */
import { basename, join, matchesGlob } from "node:path";
import { z } from "zod";
import { torontoNow } from "#toronto-time.ts";
import { contentCollections, idOf, type Collection } from "./collections.ts";
import { contentFolder } from "./content-folder.ts";
import type { Facts } from "./facts.ts";
import { chooseSections, fillInAll } from "./fill-in.ts";
import { blocksIn, linksIn, markdownFieldIssues, markdownIssues } from "./markdown-rules.ts";
import { fillInNodes, nodeText, parseMarkdown } from "./markdown-tree.ts";
import {
  didYouMean,
  positionIn,
  type FieldNames,
  type Position,
  type Problem,
} from "./problems.ts";
import { helpAt, type FieldPath, type ReferenceTarget } from "./schema-at.ts";
import { placeholdersIn, textIssues, unreadableCharacter } from "./text-rules.ts";
import { fieldName, validate } from "./validate.ts";
import { offsetOf, openYaml, stringNodes, valueAt } from "./yaml.ts";

/** The place of a field in a file, with its names in messages. */
type Place = Position & FieldNames & { file: string };

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
  /** The name of its collection; undefined if no collection reads the file. */
  collection: string | undefined;
  /** A wrong name or folder. */
  nameProblem: Problem | undefined;
  /** The values of its YAML with the facts in them; undefined if it cannot be parsed. */
  values: unknown;
  /** The data for pages; undefined if they are invalid. */
  data: Fields | undefined;
  /** Tells whether the document has the field `draft: true`. */
  isDraft: boolean;
  placeOf: (path: FieldPath) => Place;
  references: readonly Reference[];
  /** The texts as they are written, with their lines and, in YAML, the paths of their fields. */
  texts: readonly { text: string; line: number; path?: FieldPath }[];
  /** The headings of its Markdown. */
  headings: readonly string[];
  problems: readonly Problem[];
  /** Problems of drafts in a list, which do not stop a build. */
  unfinished: readonly Problem[];
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
  const file = join(contentFolder, path);
  const [name, collection] =
    collections.find(([, { pattern }]) => matchesGlob(path, pattern)) ?? [];
  const local = collection?.localFacts?.(facts, idOf(path)) ?? facts;
  const contents = collection ? contentsOf(text, collection, file, local) : {};
  const read: ContentFile = {
    values: undefined,
    data: undefined,
    placeOf: (field) => ({ file, line: 1, column: 1, field: field.join(".") }),
    references: [],
    texts: [],
    headings: [],
    problems: [],
    unfinished: [],
    ...contents,
    isDraft: contents.isDraft === true && path.endsWith(".md"),
    file,
    collection: name,
    nameProblem: nameProblemOf(path, file, collection),
  };
  lastRead.set(path, { text, facts, file: read });
  return read;
}

/** The parts of a file that were found in it; the others are empty. */
type Contents = Partial<ContentFile>;

function contentsOf(text: string, collection: Collection, file: string, facts: Facts): Contents {
  const problem = (index: number, message: string) => [
    { file, ...positionIn(text, index), field: "", message },
  ];
  const conflict = /^(?:<{7}|>{7}|={7})(?!.)|^[<>]{7} /m.exec(text);
  if (conflict) {
    const message =
      "found a mark of a merge conflict; keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
    return { problems: problem(conflict.index, message) };
  }
  const character = unreadableCharacter(text);
  return {
    ...(collection.pattern.endsWith(".md")
      ? readDocument(text, collection, file, facts)
      : collection.schema && readFields(text, collection.schema, file, facts)),
    ...(character && { problems: problem(character.index, character.message) }),
  };
}

/** Reads a document: its front matter if there is a schema, and its text. */
function readDocument(
  written: string,
  { schema, readText }: Collection,
  file: string,
  facts: Facts,
): Contents {
  const problems: Problem[] = [];
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, column: 1, field, message });
  const markdown = chooseSections(written, facts);
  const { frontMatter, nodes } = parseMarkdown(markdown);
  if (schema && !frontMatter) {
    const message =
      "the file must begin with its fields between two lines of three hyphens (---), without spaces or empty lines before them.";
    report(1, "front matter", message);
    return { problems };
  }
  if (frontMatter && !schema) {
    const message =
      "a file of questions has no fields at its top; delete them, with the two lines of three hyphens (---).";
    report(frontMatter.line, "front matter", message);
  }
  const fields: Contents =
    schema && frontMatter
      ? // Empty lines before the YAML give its lines the numbers that they have in the file.
        readFields("\n".repeat(frontMatter.line) + frontMatter.yaml, schema, file, facts)
      : { data: {} };
  for (const { offset, field, found, message } of markdownIssues(nodes, namesOf(facts))) {
    const at = indexOfWords(markdown, found, offset) ?? offset;
    problems.push({ file, ...positionIn(markdown, at), field, message });
  }
  const references = [...linksIn(nodes)].map((link) => ({ to: "pages" as const, file, ...link }));
  const texts = [...blocksIn(nodes)].map(({ text, offset }) => {
    return { text, line: positionIn(markdown, offset).line };
  });
  fillInNodes(nodes, facts);
  const body = readText?.(nodes, report, markdown.trimEnd().split("\n").length);
  return {
    ...fields,
    data: fields.data && { ...fields.data, ...body },
    references: [...(fields.references ?? []), ...references],
    texts: [...(fields.texts ?? []), ...texts],
    headings: nodes.flatMap((node) => (node.type === "heading" ? nodeText(node) : [])),
    problems: [...(fields.problems ?? []), ...problems],
  };
}

/** Reads YAML by a schema; positions are relative to the beginning of the text. */
function readFields(text: string, schema: z.ZodType, file: string, facts: Facts): Contents {
  const { document, mistakes, positionAt } = openYaml(text);
  const isDraft = document.hasIn(["draft"]) && document.getIn(["draft"]) === true;
  const lines = text.split("\n");
  // Stops here: what follows a mistake may be misread.
  if (mistakes.length > 0) {
    const problems = mistakes.map(({ offset, message }): Problem => {
      const position = positionAt(offset);
      const line = (lines[position.line - 1] ?? "").trim().slice(0, 80);
      return { file, ...position, field: "", message: `${message}\n    ${line}` };
    });
    return { isDraft, problems };
  }

  const values = fillInAll(document.toJS(), facts);
  const start = text.length - text.trimStart().length;
  const placeOf = (path: FieldPath): Place => ({
    file,
    ...positionAt(offsetOf(document, path) ?? start),
    field: path.join("."),
    place: fieldName(path, schema, values),
  });
  const { data, invalid } = validate(schema, values);
  const problems = invalid.flatMap(({ path, message }): Problem[] => {
    const place = placeOf(path);
    const value = valueAt(values, path);
    // The length of a text without its facts says nothing.
    if (!namesOf(facts) && typeof value === "string" && value.includes("{")) return [];
    if (value !== null || !/^\s*#/.test(lines[place.line] ?? "")) return [{ ...place, message }];
    const advice =
      "is empty, since the lines below it begin with #: delete the # from each of them too, or put one before this line.";
    return [{ ...place, message: advice }];
  });
  const references: Reference[] = [];
  const texts: { text: string; line: number; path: FieldPath }[] = [];
  for (const { path, node } of stringNodes(document.contents)) {
    const { value, range } = node;
    const [from = 0, to = 0] = range ?? [];
    const place = placeOf(path);
    const placeOfWords = (words: string) => {
      const at = indexOfWords(text, words, from, to);
      return { ...place, ...(at !== undefined && positionAt(at)) };
    };
    texts.push({ text: value, line: positionAt(from).line, path });
    const { reference, text: language, description, examples } = helpAt(schema, path);
    if (reference) references.push({ ...place, to: reference, value });
    if (!language) continue;
    const names = namesOf(facts)?.concat(placeholdersIn(description, ...examples));
    const chosen = chooseSections(value, facts);
    const issues =
      language === "plain"
        ? textIssues(chosen, language, names)
        : markdownFieldIssues(chosen, names);
    for (const { message, found } of issues) problems.push({ ...placeOfWords(found), message });
    const links = language === "markdown" ? linksIn(parseMarkdown(value).nodes) : [];
    for (const link of links)
      references.push({ ...placeOfWords(link.value), to: "pages", value: link.value });
  }
  // Looks at single items, since those of a list may be drafts.
  const isOfDraft = ({ field }: Problem) =>
    Array.isArray(values) && valueAt(values, [Number.parseInt(field), "draft"]) === true;
  return {
    values,
    data: problems.every(isOfDraft) ? dataOf(data, values, schema) : undefined,
    isDraft,
    placeOf,
    references,
    texts,
    problems: problems.filter((problem) => !isOfDraft(problem)),
    unfinished: problems.filter(isOfDraft),
  };
}

const fieldsSchema = z.custom<Fields>((value) => typeof value === "object" && value !== null);

/** The validated data, or that of the list without its drafts if only drafts are invalid. */
function dataOf(data: unknown, values: unknown, schema: z.ZodType): Fields | undefined {
  const { data: found } = fieldsSchema.safeParse(values);
  const valid = data ?? (found && schema.safeParse(publishedPart(found)).data);
  return fieldsSchema.safeParse(valid).data;
}

/** Returns the day from which builds publish a document or an item of a list, if it is to come. */
export function waitsUntil(values: unknown): string | undefined {
  const day = valueAt(values, ["publish"]);
  return typeof day === "string" && day > torontoNow().slice(0, 10) ? day : undefined;
}

/** Leaves out the drafts of a list, undefined if nothing remains, and items that wait for a day. */
export function publishedPart(data: Fields): Fields | undefined {
  if (!Array.isArray(data)) {
    const due = (value: unknown): unknown =>
      Array.isArray(value) ? value.filter((item) => waitsUntil(item) === undefined) : value;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, due(value)]));
  }
  const published = data.filter((item) => valueAt(item, ["draft"]) !== true);
  return published.length > 0 ? fieldsSchema.parse(published) : undefined;
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

/** Makes a problem with a field of a file. */
export const problemAt = (
  { placeOf }: Pick<ContentFile, "placeOf">,
  path: FieldPath,
  message: string,
): Problem => ({ ...placeOf(path), message });

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

/** Returns whether a file is for editors only, or one that Windows puts into folders. */
const isIgnored = (path: string) =>
  /(?:^|\/)README\.md$/.test(path) || /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** Reports a wrong name, or a file that no collection reads, with the folder it may belong in. */
function nameProblemOf(
  path: string,
  file: string,
  collection: Collection | undefined,
): Problem | undefined {
  const problem = (message: string) => ({ file, field: "file name", message });
  if (collection?.name && !collection.name.pattern.test(idOf(path)))
    return problem(`found “${basename(path)}”: it ${collection.name.rule}.`);
  if (collection || isIgnored(path)) return undefined;
  const lowerCase = path.toLowerCase();
  const known = [
    ...(collections.some(([, { pattern }]) => matchesGlob(lowerCase, pattern)) ? [lowerCase] : []),
    ...collections.flatMap(([, { required = [] }]) => required),
  ];
  return problem(
    `no page reads this file; look at its folder and its name, in lower case and with .md or .yaml.${didYouMean(path, known)}`,
  );
}
