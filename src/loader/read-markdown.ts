/** Reads the kinds of Markdown documents. Each problem has its file, line and section. */
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { z } from "zod";
import { repairDelimiters } from "./front-matter-delimiters.ts";
import {
  checkHasText,
  checkHeadings,
  firstLine,
  readQuestionGroups,
  readQuestionList,
  splitByHeadings,
  type Question,
  type QuestionGroup,
  type Report,
} from "./markdown-sections.ts";
import { checkMarkup, lineOfOpenPart } from "./markdown-syntax-errors.ts";
import {
  isComment,
  isEmpty,
  lineOf,
  nodeText,
  parseMarkdown,
  renderHtml,
} from "./markdown-tree.ts";
import {
  noFields,
  type FieldText,
  type ParsedFile,
  type ReadResult,
  type Reference,
} from "./parsed-file.ts";
import type { Problem } from "./problems.ts";
import { readYaml } from "./read-yaml.ts";

/**
 * Reads a document with fixed sections, such as a city's. The headings must be exactly `sections`, in that order; the
 * section `FAQs` must have exactly `questions` questions, which are returned as a list.
 */
export function readSectioned<S extends z.ZodType>(
  markdown: string,
  file: string,
  { schema, sections, questions }: { schema: S; sections: readonly string[]; questions: number },
): ReadResult<{
  frontMatter: z.output<S>;
  sections: { heading: string; html: string }[];
  questions: Question[];
}> {
  return readDocument(markdown, file, schema, (nodes, report, frontMatter) => {
    checkHeadings(nodes, sections, lastLine(markdown), report);
    const found = splitByHeadings(2, nodes).sections.filter(({ heading }) =>
      sections.includes(heading),
    );
    const texts = found.filter(({ heading }) => heading !== "FAQs");
    for (const section of texts) checkHasText(section, report);
    const faqs = found.flatMap(({ heading, line, nodes }) => {
      if (heading !== "FAQs") return [];
      const list = readQuestionList(nodes, heading, report);
      if (list.length !== questions) {
        const message = `found ${list.length} questions, expected exactly ${questions}, each a “### ” heading with its answer below.`;
        report(line, heading, message);
      }
      return list;
    });
    if (frontMatter === undefined) return undefined;
    return {
      frontMatter,
      sections: texts.map(({ heading, nodes }) => ({ heading, html: renderHtml(nodes) })),
      questions: faqs,
    };
  });
}

/** Reads a document with front matter and free text, which must not be empty. */
export function readFree<S extends z.ZodType>(
  markdown: string,
  file: string,
  schema: S,
): ReadResult<{ frontMatter: z.output<S>; html: string }> {
  return readDocument(markdown, file, schema, (nodes, report, frontMatter) => {
    if (isEmpty(nodes)) {
      report(firstLine(nodes, lastLine(markdown)), "text", "has no text below its front matter.");
    }
    for (const section of splitByHeadings(2, nodes).sections) {
      const { depth, line, heading } = section;
      if (depth === 1)
        report(line, heading, "a heading in the text begins with “## ”, two hashes.");
      checkHasText(section, report);
    }
    return frontMatter === undefined ? undefined : { frontMatter, html: renderHtml(nodes) };
  });
}

/** Reads a file of questions: each is a `###` heading with its answer below; `##` headings can group them. */
export function readQuestions(
  markdown: string,
  file: string,
): ReadResult<{ questions: Question[]; groups: QuestionGroup[] }> {
  return readDocument(markdown, file, undefined, (nodes, report) => {
    const groups = readQuestionGroups(nodes, report);
    const questions = groups.flatMap((group) => group.questions);
    if (questions.length === 0) {
      report(1, "questions", "has no question; write one as a “### ” heading.");
    }
    return { questions, groups };
  });
}

/**
 * Reads what all kinds of documents have in common: delimiters, front matter if there is a schema, links and markup.
 * Returns data only if there are no problems.
 */
function readDocument<S extends z.ZodType, T>(
  markdown: string,
  file: string,
  schema: S | undefined,
  readParts: (
    nodes: readonly RootContent[],
    report: Report,
    frontMatter: z.output<S> | undefined,
  ) => T | undefined,
): ReadResult<T> {
  if (markdown.trim() === "") {
    const problem = { file, line: 1, column: 1, field: "text", message: "the file is empty." };
    return { ...noFields, problems: [problem] };
  }
  const { text, mistake, originalLine } = repairDelimiters(markdown);
  const { frontMatter, nodes } = parseMarkdown(text);
  const problems: Problem[] = [];
  const report: Report = (line, field, message) =>
    problems.push({ file, line, column: 1, field, message });

  let fields: ReadResult<z.output<S>> = { ...noFields, problems: [] };
  if (schema && frontMatter) {
    // Empty lines before the YAML give its lines the numbers that they have in the file.
    fields = readYaml("\n".repeat(frontMatter.line) + frontMatter.yaml, schema, file);
    problems.push(...fields.problems);
  } else if (schema) {
    const message =
      "is missing: the file must begin with a line of three hyphens (---), the fields, and a line of three hyphens.";
    report(1, "front matter", message);
  } else if (frontMatter) {
    report(frontMatter.line, "front matter", "is not allowed in a file of questions; remove it.");
  }
  const data = readParts(nodes, report, fields.data);
  checkMarkup(nodes, report);
  const openPart = lineOfOpenPart(nodes, text);
  if (mistake) report(mistake.line, "front matter", mistake.message);

  const inOriginal = <P extends { line?: number | undefined }>(place: P): P =>
    place.line === undefined ? place : { ...place, line: originalLine(place.line) };
  const { raw, isDraft, nameOf, positionOf, references, texts } = fields;
  const parsed: ParsedFile = {
    raw,
    isDraft,
    nameOf,
    positionOf: (path) => inOriginal(positionOf(path)),
    references: [...references, ...linksIn(nodes, file)].map(inOriginal),
    texts: [...texts, ...proseIn(nodes)].map((prose) => ({
      ...inOriginal(prose),
      endLine: originalLine(prose.endLine),
    })),
  };
  if (data !== undefined && problems.length === 0) return { ...parsed, data, problems: [] };
  // Everything below a comment or code block without an end belongs to it, and would be reported as missing.
  const own = problems.filter(
    ({ line = 0, field }) =>
      openPart === undefined || line < openPart || (line === openPart && field === "text"),
  );
  return { ...parsed, problems: own.map(inOriginal) };
}

const lastLine = (text: string) => text.trimEnd().split("\n").length;

/** Yields the blocks of a document's text, each with the heading above it. */
function* proseIn(nodes: readonly RootContent[]): Generator<FieldText> {
  let heading = "text";
  for (const node of nodes) {
    if (node.type === "heading") heading = nodeText(node);
    if (isComment(node) || node.type === "definition") continue;
    for (const block of node.type === "list" ? node.children : [node]) {
      const endLine = block.position?.end.line ?? 1;
      const place = { field: heading, isMarkdown: true, line: lineOf(block), endLine };
      yield { text: toString(block, { includeHtml: false }), ...place };
    }
  }
}

/** Yields the links and pictures of a text. */
function* linksIn(nodes: readonly Nodes[], file: string): Generator<Reference> {
  for (const node of nodes) {
    if (node.type === "link" || node.type === "definition" || node.type === "image") {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const field = node.type === "image" ? "picture" : "link";
      yield { to: "pages", value: node.url, file, line, column, field };
    }
    if ("children" in node) yield* linksIn(node.children, file);
  }
}
