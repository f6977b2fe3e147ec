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

/** Splits nodes at headings of this depth or higher; `opening` has the nodes above them. */
function splitByHeadings(depth: 2 | 3, nodes: readonly RootContent[]) {
  const opening: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth <= depth)
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
  const { opening, sections } = splitByHeadings(2, nodes);
  if (!isEmpty(opening))
    report(firstLine(opening, 1), "text", "found text above the first heading.");
  checkCityHeadings(nodes, sections, report, lastLine);
  const sectionOf = (name: CitySection) => sections.find(({ heading }) => heading === name);
  const asked = sectionOf("questions");
  const questions = asked ? readQuestionList(asked.nodes, asked.heading, report) : [];
  const { length } = questions;
  if (asked && (length < leastOwnQuestions || length > questionsPerCity)) {
    const message = `found ${length} questions, expected ${leastOwnQuestions} to ${questionsPerCity}, each a “### ” heading with its answer below.`;
    report(asked.line, asked.heading, message);
  }
  const texts = fieldsFor(cityTextSections, (name) => {
    const section = sectionOf(name);
    if (section && !optionalCitySections.includes(name)) checkHasText(section, report);
    return section ? renderHtml(section.nodes) : "";
  });
  return { sections: texts, questions };
}

/** Reports a city's heading with other hashes than two, or else the first unexpected heading. */
function checkCityHeadings(
  nodes: readonly RootContent[],
  sections: readonly Section[],
  report: Report,
  lastLine: number,
) {
  const withHashes = (depth: number, heading: string) => `“${"#".repeat(depth)} ${heading}”`;
  for (const node of nodes) {
    const name = nodeText(node);
    if (node.type !== "heading" || node.depth === 2) continue;
    if (!citySections.some((section) => section === name)) continue;
    const message = `found ${withHashes(node.depth, name)}: it begins with “## ”, two hashes.`;
    report(lineOf(node), name, message);
    return;
  }
  const differs = citySections.findIndex((name, index) => sections[index]?.heading !== name);
  const index = differs === -1 ? citySections.length : differs;
  const section = sections[index];
  if (!section && differs === -1) return;
  const found = section ? withHashes(section.depth, section.heading) : "the end";
  const name = citySections[index];
  const expected = name ? withHashes(2, name) : "no further heading";
  const all = citySections.map((other) => `## ${other}`).join(", ");
  const message = `found ${found}, expected ${expected}; the headings are ${all}.`;
  report(section?.line ?? lastLine, section?.heading ?? "text", message);
}

/** Reads a text with any sections, which must not be empty. */
export function readFreeText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  const { opening, sections } = splitByHeadings(2, nodes);
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
  const { opening, sections } = splitByHeadings(2, nodes);
  const expect = (count: number, least: number, most: number, line: number, what: string) => {
    if (count < least || count > most)
      report(line, "text", `found ${count} ${what}, expected ${least} to ${most}.`);
  };
  const shortAnswer = "words above the first “## ”, which are the short answer";
  expect(countWords(opening), 40, 60, firstLine(nodes, lastLine), shortAnswer);
  expect(countWords(nodes), 600, 1100, lastLine, "words");
  expect(sections.length, 6, 9, lastLine, "sections");
  const last = sections.at(-1);
  if (last?.heading !== guideEnd) {
    report(
      last?.line ?? lastLine,
      last?.heading ?? "text",
      `the last section must be “## ${guideEnd}”.`,
    );
  }
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

/** Returns whether a question begins below a heading: one with an answer below it is a question itself. */
const isGroup = ({ nodes }: Section) => {
  const first = nodes.find((node) => !isComment(node));
  return first?.type === "heading" && first.depth === 3;
};

/** Reads a file's questions (`###`), all of them and in groups (`##`); without groups there is one. */
export function readQuestions(nodes: readonly RootContent[], report: Report) {
  const { opening, sections } = splitByHeadings(2, nodes);
  const found = new Set<string>();
  const read = (below: readonly RootContent[]) =>
    readQuestionList(below, "questions", report, found);
  const early = read(opening);
  const [firstEarly] = splitByHeadings(3, opening).sections;
  if (firstEarly && sections.some(isGroup))
    report(firstEarly.line, "questions", "this question is above the first group, “## ”; move it.");
  const groups = sections.map((section) => {
    const { heading, line, nodes: below } = section;
    if (!isGroup(section)) report(line, "questions", needsThreeHashes(heading));
    return { heading, questions: isGroup(section) ? read(below) : [] };
  });
  const questions = [...early, ...groups.flatMap((group) => group.questions)];
  if (nodes.every(({ type }) => type !== "heading"))
    report(1, "questions", "has no question; write one as a “### ” heading.");
  return {
    questions,
    groups: groups.length > 0 ? groups : [{ heading: undefined, questions: early }],
  };
}

const needsThreeHashes = (question: string) =>
  `the question “${question}” must begin with “### ”, three hashes.`;

/** Reads questions (`###`) with their answers; `found` has earlier groups', to report repeats. */
function readQuestionList(
  nodes: readonly RootContent[],
  field: string,
  report: Report,
  found = new Set<string>(),
): Question[] {
  const { opening, sections } = splitByHeadings(3, nodes);
  if (!isEmpty(opening)) {
    report(
      firstLine(opening, 1),
      field,
      "found text before the first question; begin it with “### ”.",
    );
  }
  for (const { heading: question, depth, line, nodes: answer } of sections) {
    if (question === "") report(line, field, "found “###” without a question after it.");
    else if (depth !== 3) report(line, field, needsThreeHashes(question));
    else if (found.has(question))
      report(line, field, `the question “${question}” appears twice; keep one.`);
    if (isEmpty(answer)) {
      const name = question === "" ? "this question" : `the question “${question}”`;
      report(firstLine(answer, line), field, `${name} has no answer below it.`);
    }
    const deeper = answer.find((node) => node.type === "heading");
    if (deeper) report(lineOf(deeper), field, needsThreeHashes(nodeText(deeper)));
    found.add(question);
  }
  return sections.map(({ heading, nodes: below }) => ({
    question: heading,
    answer: { html: renderHtml(below), text: renderText(below) },
  }));
}
