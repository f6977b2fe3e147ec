/** Splits the text of documents by its headings, and checks the headings. */
import type { RootContent } from "mdast";
import {
  citySections,
  cityTextSections,
  optionalCitySections,
  type CitySection,
} from "#features/areas/area-page-schema.ts";
import { leastOwnQuestions, questionsPerCity } from "#features/areas/shared-text-schema.ts";
import { fieldsFor } from "./fields.ts";
import { isComment, isEmpty, lineOf, nodeText, renderHtml, renderText } from "./markdown-tree.ts";

/** A question with its answer, as pages show it and as plain text for structured data. */
export interface Question {
  question: string;
  answer: { html: string; text: string };
}

/** Reports a problem on a line. */
type Report = (line: number, field: string, message: string) => void;

/** Reads a document's text up to its last line; returns what an entry has beside front matter. */
export type ReadText<Text = object> = (
  nodes: readonly RootContent[],
  report: Report,
  lastLine: number,
) => Text;

/** A heading and the nodes below it. */
interface Section {
  heading: string;
  depth: number;
  line: number;
  nodes: RootContent[];
}

/** Splits nodes at these headings; `opening` has the nodes above them. */
function splitByHeadings(
  nodes: readonly RootContent[],
  isSplit: (depth: number, heading: string) => boolean = (depth) => depth <= 2,
) {
  const opening: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && isSplit(node.depth, nodeText(node)))
      sections.push({ heading: nodeText(node), depth: node.depth, line: lineOf(node), nodes: [] });
    else (sections.at(-1)?.nodes ?? opening).push(node);
  }
  return { opening, sections };
}

/** The first line of what pages show of nodes, or else of any node. */
const firstLine = (nodes: readonly RootContent[], otherwise: number) => {
  const first = nodes.find((node) => !isComment(node)) ?? nodes[0];
  return first ? lineOf(first) : otherwise;
};

/** Reads a city's sections and questions; its headings must be exactly `citySections`, in order. */
export function readCityText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  const names: readonly string[] = citySections;
  const { opening, sections } = splitByHeadings(
    nodes,
    (depth, heading) => depth <= 2 || names.includes(heading),
  );
  if (!isEmpty(opening))
    report(firstLine(opening, 1), "text", "found text above the first heading.");
  checkCityHeadings(sections, report, lastLine);
  const sectionOf = (name: CitySection) => sections.find(({ heading }) => heading === name);
  const asked = sectionOf("questions");
  const { questions } = readQuestionList(asked?.nodes ?? [], "questions", report);
  const { length } = questions;
  if (asked && (length < leastOwnQuestions || length > questionsPerCity)) {
    const message = `found ${length} questions, expected ${leastOwnQuestions} to ${questionsPerCity}, each a “### ” heading with its answer below.`;
    report(asked.line, "questions", message);
  }
  const texts = fieldsFor(cityTextSections, (name) => {
    const section = sectionOf(name);
    if (section && !optionalCitySections.includes(name)) checkHasText(section, report);
    return section ? renderHtml(section.nodes) : "";
  });
  return { sections: texts, questions };
}

/** Reports the first heading of a city that is not the expected one, or has other hashes than two. */
function checkCityHeadings(sections: readonly Section[], report: Report, lastLine: number) {
  const written = sections.map(({ depth, heading }) => `${"#".repeat(depth)} ${heading}`);
  const expected = citySections.map((name) => `## ${name}`);
  const length = Math.max(written.length, expected.length);
  const index = [...Array(length).keys()].find((at) => written[at] !== expected[at]);
  if (index === undefined) return;
  const inQuotes = (heading: string | undefined, none: string) => (heading ? `“${heading}”` : none);
  const message = `found ${inQuotes(written[index], "the end")}, expected ${inQuotes(expected[index], "no further heading")}; the headings are ${expected.join(", ")}.`;
  const { line, heading } = sections[index] ?? { line: lastLine, heading: "text" };
  report(line, heading, message);
}

/** Reads a text with any sections, which must not be empty. */
export function readFreeText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  const { opening, sections } = splitByHeadings(nodes);
  if (isEmpty(nodes))
    report(firstLine(nodes, lastLine), "text", "has no text below its front matter.");
  for (const section of sections) {
    const { depth, line, heading } = section;
    if (depth === 1) report(line, heading, "a heading in the text begins with “## ”, two hashes.");
    checkHasText(section, report);
  }
  return { html: renderHtml(nodes), opening: renderHtml(opening) };
}

/** The words of a text in lower case, joined by hyphens, as in ids and addresses. */
export const hyphenated = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The last heading of every guide: us, public services and others, in one list. */
const guideEnd = "Who to call";

const countWords = (nodes: readonly RootContent[]) =>
  renderText(nodes).match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;

/** Reads a guide: a short answer, then sections, of which the last has a fixed heading. */
export function readGuideText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  readFreeText(nodes, report, lastLine);
  const { opening, sections } = splitByHeadings(nodes);
  const expect = (count: number, least: number, most: number, line: number, what: string) => {
    if (count < least || count > most)
      report(line, "text", `found ${count} ${what}, expected ${least} to ${most}.`);
  };
  const shortAnswer = "words above the first “## ”, which are the short answer";
  expect(countWords(opening), 40, 60, firstLine(nodes, lastLine), shortAnswer);
  expect(countWords(nodes), 600, 1100, lastLine, "words");
  expect(sections.length, 6, 9, lastLine, "sections");
  const { heading, line } = sections.at(-1) ?? { heading: "text", line: lastLine };
  if (heading !== guideEnd) report(line, heading, `the last section must be “## ${guideEnd}”.`);
  return {
    short_answer: renderHtml(opening),
    sections: sections.map(({ heading, nodes: below }) => ({
      id: hyphenated(heading),
      heading,
      html: renderHtml(below),
    })),
  };
}

/** Reads a job's text: 60 to 120 words without headings. */
export function readJobText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  readFreeText(nodes, report, lastLine);
  const count = countWords(nodes);
  if (!isEmpty(nodes) && (count < 60 || count > 120))
    report(firstLine(nodes, lastLine), "text", `found ${count} words, expected 60 to 120.`);
  const heading = nodes.find(({ type }) => type === "heading");
  if (heading) report(lineOf(heading), "text", "a job has no headings in its text; remove it.");
  return {
    html: renderHtml(nodes),
    opening: renderHtml(nodes.filter((node) => !isComment(node)).slice(0, 1)),
    plain: renderText(nodes).replaceAll(/\s+/g, " ").trim(),
  };
}

/** Reports a section without text, at the comment below its heading if there is one. */
function checkHasText({ heading, line, nodes }: Section, report: Report) {
  if (isEmpty(nodes)) report(firstLine(nodes, line), heading, "has no text below its heading.");
}

/** Reads a file's questions (`###`), all of them and in groups (`##`); without groups there is one. */
export function readQuestions(nodes: readonly RootContent[], report: Report) {
  const read = readQuestionList(nodes, "questions", report);
  if (read.questions.length === 0)
    report(1, "questions", "has no question; write one as a “### ” heading.");
  return read;
}

/** Reads questions with their answers; a heading with a question right below it begins a group. */
function readQuestionList(nodes: readonly RootContent[], field: string, report: Report) {
  const { opening, sections } = splitByHeadings(nodes, () => true);
  if (!isEmpty(opening)) {
    const message = "found text before the first question; begin it with “### ”.";
    report(firstLine(opening, 1), field, message);
  }
  const questions: Question[] = [];
  const groups: { heading: string | undefined; questions: Question[] }[] = [];
  for (const [index, { heading, depth, line, nodes: answer }] of sections.entries()) {
    if (depth === 2 && isEmpty(answer) && sections[index + 1]?.depth === 3) {
      groups.push({ heading, questions: [] });
      continue;
    }
    const name = heading === "" ? "this question" : `the question “${heading}”`;
    if (heading === "") report(line, field, "found “###” without a question after it.");
    else if (depth !== 3) report(line, field, `${name} must begin with “### ”, three hashes.`);
    else if (questions.some(({ question }) => question === heading))
      report(line, field, `${name} appears twice; keep one.`);
    if (isEmpty(answer)) report(firstLine(answer, line), field, `${name} has no answer below it.`);
    const question = {
      question: heading,
      answer: { html: renderHtml(answer), text: renderText(answer) },
    };
    questions.push(question);
    if (groups.length === 0) groups.push({ heading: undefined, questions: [] });
    groups.at(-1)?.questions.push(question);
  }
  return { questions, groups };
}
