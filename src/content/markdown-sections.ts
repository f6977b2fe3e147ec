/** Splits documents by their headings, and checks the headings. */
import type { RootContent } from "mdast";
import {
  citySections,
  cityTextSections,
  optionalCitySections,
  type CitySection,
} from "#features/areas/area-page-schema.ts";
import { leastOwnQuestions, questionsPerCity } from "#features/areas/shared-text-schema.ts";
import type { Question } from "./document-text.ts";
import { isComment, isEmpty, lineOf, nodeText, renderHtml, renderText } from "./markdown-tree.ts";

/** Reports a problem on a line. */
type Report = (line: number, field: string, message: string) => void;

/** Reads a document's text up to its last line; returns what an entry has beside front matter. */
export type ReadText = (
  nodes: readonly RootContent[],
  report: Report,
  lastLine: number,
) => Record<string, unknown>;

/** A heading and the nodes below it. */
interface Section {
  heading: string;
  depth: number;
  line: number;
  nodes: RootContent[];
}

/** Splits nodes at headings of this depth or higher; `opening` is the first node above them. */
function splitByHeadings(depth: 2 | 3, nodes: readonly RootContent[]) {
  const opening: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth <= depth)
      sections.push({ heading: nodeText(node), depth: node.depth, line: lineOf(node), nodes: [] });
    else (sections.at(-1)?.nodes ?? opening).push(node);
  }
  return { opening: opening.find((node) => !isComment(node)), sections };
}

/** Reads a city's text, which must have exactly `citySections` as its headings, in order. */
export function readCityText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  checkHeadings(nodes, report, lastLine);
  const { sections } = splitByHeadings(2, nodes);
  const sectionOf = (name: CitySection) => sections.find(({ heading }) => heading === name);
  const questionSection = sectionOf("questions");
  const questions = questionSection
    ? readQuestionList(questionSection.nodes, questionSection.heading, report)
    : [];
  const { length } = questions;
  if (questionSection && (length < leastOwnQuestions || length > questionsPerCity)) {
    const message = `found ${length} questions, expected ${leastOwnQuestions} to ${questionsPerCity}, each a “### ” heading with its answer below.`;
    report(questionSection.line, questionSection.heading, message);
  }
  const texts = cityTextSections.map((name) => {
    const section = sectionOf(name);
    if (section && !optionalCitySections.includes(name)) checkHasText(section, report);
    return [name, section ? renderHtml(section.nodes) : ""] as const;
  });
  return { sections: Object.fromEntries(texts), questions };
}

/** Reads a text with any sections, which must not be empty. */
export function readFreeText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  if (isEmpty(nodes))
    report(firstLine(nodes, lastLine), "text", "has no text below its front matter.");
  for (const section of splitByHeadings(2, nodes).sections) {
    const { depth, line, heading } = section;
    if (depth === 1) report(line, heading, "a heading in the text begins with “## ”, two hashes.");
    checkHasText(section, report);
  }
  const firstHeading = nodes.findIndex(({ type }) => type === "heading");
  const opening = firstHeading === -1 ? nodes : nodes.slice(0, firstHeading);
  return { html: renderHtml(nodes), opening: renderHtml(opening) };
}

/** The words of a text in lower case, joined by hyphens, as in ids and addresses. */
export const hyphenated = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The last two headings of every guide, in either order. */
const guideEnd = ["When to call somebody else", "When to call us"];

const countWords = (nodes: readonly RootContent[]) =>
  renderText(nodes).match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;

/** Reads a guide: a short answer, then sections, of which the last two have fixed headings. */
export function readGuideText(nodes: readonly RootContent[], report: Report, lastLine: number) {
  readFreeText(nodes, report, lastLine);
  const { sections } = splitByHeadings(2, nodes);
  const firstHeading = nodes.findIndex(({ type }) => type === "heading");
  const opening = nodes.slice(0, Math.max(firstHeading, 0));
  const expect = (count: number, least: number, most: number, line: number, what: string) => {
    if (count < least || count > most)
      report(line, "text", `found ${count} ${what}, expected ${least} to ${most}.`);
  };
  const shortAnswer = "words above the first “## ”, which are the short answer";
  expect(countWords(opening), 40, 60, firstLine(nodes, lastLine), shortAnswer);
  expect(countWords(nodes), 600, 1100, lastLine, "words");
  expect(sections.length, 6, 9, lastLine, "sections");
  const end = sections.slice(-guideEnd.length);
  const other = guideEnd.find((name) => !end.some(({ heading }) => heading === name));
  if (other !== undefined) {
    const wrong = end.find(({ heading }) => !guideEnd.includes(heading));
    const message = `the section “## ${other}” must be one of the last two.`;
    report(wrong?.line ?? lastLine, wrong?.heading ?? "text", message);
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

/** Returns the line of the first node, or the other line if there are no nodes. */
const firstLine = (nodes: readonly RootContent[], otherwise: number) =>
  nodes[0] ? lineOf(nodes[0]) : otherwise;

/** Reports the first heading that is not the expected one, and text above the first heading. */
function checkHeadings(nodes: readonly RootContent[], report: Report, lastLine: number) {
  const { opening, sections } = splitByHeadings(2, nodes);
  if (opening) report(lineOf(opening), "text", "found text above the first heading.");
  const expected = citySections.map((name) => `## ${name}`);
  const found = sections.map(({ heading, depth }) => `${"#".repeat(depth)} ${heading}`);
  const at = Math.max(expected.length, found.length);
  const first = Array.from({ length: at }).findIndex(
    (_, index) => expected[index] !== found[index],
  );
  if (first === -1) return;
  const deeper = nodes.find(
    (node) => node.type === "heading" && `## ${nodeText(node)}` === expected[first],
  );
  if (deeper?.type === "heading" && deeper.depth !== 2) {
    const hashes = `${"#".repeat(deeper.depth)} ${nodeText(deeper)}`;
    report(
      lineOf(deeper),
      nodeText(deeper),
      `found “${hashes}”: it begins with “## ”, two hashes.`,
    );
    return;
  }
  const { line = lastLine, heading = "text" } = sections[first] ?? {};
  const what = found[first] === undefined ? "the end" : `“${found[first]}”`;
  const instead = expected[first] === undefined ? "no further heading" : `“${expected[first]}”`;
  report(
    line,
    heading,
    `found ${what}, expected ${instead}; the headings are ${expected.join(", ")}.`,
  );
}

/** Reads a file's questions, in groups if `##` headings stand directly above their first ones. */
export function readQuestions(nodes: readonly RootContent[], report: Report) {
  const isHeading = (node: RootContent | undefined, depth: number) =>
    node?.type === "heading" && node.depth === depth;
  const early: RootContent[] = [];
  const parts: { heading?: string; nodes: RootContent[] }[] = [{ nodes: early }];
  for (const [index, node] of nodes.entries()) {
    const next = nodes.slice(index + 1).find((other) => !isComment(other));
    if (isHeading(node, 2) && isHeading(next, 3))
      parts.push({ heading: nodeText(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  const isGrouped = parts.length > 1;
  const [first] = splitByHeadings(3, early).sections;
  if (first && isGrouped)
    report(first.line, "questions", "this question is above the first group, “## ”; move it.");
  const found = new Set<string>();
  const groups = parts
    .map(({ heading, nodes: below }) => ({
      heading,
      questions: readQuestionList(below, "questions", report, found),
    }))
    .slice(isGrouped ? 1 : 0);
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0)
    report(1, "questions", "has no question; write one as a “### ” heading.");
  return { questions, groups };
}

/** Reads questions (`###`) with their answers; `found` has earlier groups', to report repeats. */
function readQuestionList(
  nodes: readonly RootContent[],
  field: string,
  report: Report,
  found = new Set<string>(),
): Question[] {
  const { opening, sections } = splitByHeadings(3, nodes);
  if (opening)
    report(lineOf(opening), field, "found text before the first question; begin it with “### ”.");
  const needsThreeHashes = (line: number, question: string) => {
    report(line, field, `the question “${question}” must begin with “### ”, three hashes.`);
  };
  for (const { heading: question, depth, line, nodes: answer } of sections) {
    if (question === "") report(line, field, "found “###” without a question after it.");
    else if (depth !== 3) needsThreeHashes(line, question);
    else if (found.has(question))
      report(line, field, `the question “${question}” appears twice; keep one.`);
    if (isEmpty(answer)) {
      const name = question === "" ? "this question" : `the question “${question}”`;
      report(firstLine(answer, line), field, `${name} has no answer below it.`);
    }
    const deeper = answer.find((node) => node.type === "heading");
    if (deeper) needsThreeHashes(lineOf(deeper), nodeText(deeper));
    found.add(question);
  }
  return sections.map(({ heading, nodes: below }) => ({
    question: heading,
    answer: { html: renderHtml(below), text: renderText(below) },
  }));
}
