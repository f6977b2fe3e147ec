/** Splits documents by their headings, and checks the headings. */
import type { RootContent } from "mdast";
import { isComment, isEmpty, lineOf, nodeText, renderHtml, renderText } from "./markdown-tree.ts";
import { closestName, didYouMean } from "./problems.ts";

/** Reports a problem on a line. */
export type Report = (line: number, field: string, message: string) => void;

/** A heading and the nodes below it. */
export interface Section {
  heading: string;
  depth: number;
  line: number;
  nodes: RootContent[];
}

/** Splits nodes at headings of the given depth or a higher one; `opening` is the first node before all of them. */
export function splitByHeadings(depth: 2 | 3, nodes: readonly RootContent[]) {
  const opening: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth <= depth) {
      sections.push({ heading: nodeText(node), depth: node.depth, line: lineOf(node), nodes: [] });
    } else {
      (sections.at(-1)?.nodes ?? opening).push(node);
    }
  }
  return { opening: opening.find((node) => !isComment(node)), sections };
}

/** Reports a section without text, at the comment below its heading if there is one. */
export function checkHasText({ heading, line, nodes }: Section, report: Report) {
  if (isEmpty(nodes)) report(firstLine(nodes, line), heading, "has no text below its heading.");
}

/** Returns the line of the first node, or the other line if there are no nodes. */
export const firstLine = (nodes: readonly RootContent[], otherwise: number) =>
  nodes[0] ? lineOf(nodes[0]) : otherwise;

/** Reports headings that are unknown, repeated, missing or out of order, and text above the first one. */
export function checkHeadings(
  nodes: readonly RootContent[],
  expected: readonly string[],
  lastLine: number,
  report: Report,
) {
  const { opening, sections } = splitByHeadings(2, nodes);
  const found = new Set<string>();
  /** Expected headings that were found in another spelling. */
  const misspelt = new Set<string>();
  /** The highest index among the expected headings found so far. */
  let furthest = -1;
  for (const { heading, depth, line } of sections) {
    const index = expected.indexOf(heading);
    if (index === -1) {
      misspelt.add(closestName(heading, expected) ?? "");
      const message = `found the heading “${"#".repeat(depth)} ${heading}”, which no page has.`;
      report(line, heading, message + didYouMean(heading, expected));
    } else if (found.has(heading)) {
      report(line, heading, "this section appears twice; keep one.");
    } else {
      if (index < furthest) {
        const before = `“## ${expected[furthest] ?? ""}”`;
        report(line, heading, `this section is out of order; it belongs before ${before}.`);
      }
      if (depth !== 2) report(line, heading, "this heading must begin with “## ”, two hashes.");
      found.add(heading);
      furthest = Math.max(furthest, index);
    }
  }
  const [first = ""] = expected;
  if (opening) {
    const message = found.has(first)
      ? `found text before “## ${first}”; move it below that heading.`
      : `the section “## ${first}” is missing; its heading belongs above this text.`;
    report(lineOf(opening), first, message);
    misspelt.add(first);
  }
  for (const [index, heading] of expected.entries()) {
    if (found.has(heading) || misspelt.has(heading)) continue;
    const unmarked = nodes.find((node) => textWithoutMarks(node) === heading.toLowerCase());
    if (unmarked) {
      report(lineOf(unmarked), heading, `this heading must be written “## ${heading}”.`);
      continue;
    }
    const next = expected.slice(index + 1).find((other) => found.has(other));
    const { line = lastLine } = sections.find((section) => section.heading === next) ?? {};
    const place = next === undefined ? "at the end" : `before “## ${next}”`;
    report(line, heading, `the section “## ${heading}” is missing; it belongs ${place}.`);
  }
}

/** The words of a node that may be meant as a heading: in bold, of another depth, or without a space. */
const textWithoutMarks = (node: RootContent) =>
  node.type === "heading" || node.type === "paragraph"
    ? nodeText(node)
        .replace(/^#+|:$/g, "")
        .trim()
        .toLowerCase()
    : undefined;

/** A question with its answer. */
export interface Question {
  question: string;
  /** The answer as pages show it, and as plain text for structured data. */
  answer: { html: string; text: string };
}

/** Questions under a common heading; a file without such headings is one group with no heading. */
export interface QuestionGroup {
  heading: string | undefined;
  questions: Question[];
}

/** Reads the questions of a file, in groups if `##` headings come directly before the first question of each group. */
export function readQuestionGroups(nodes: readonly RootContent[], report: Report): QuestionGroup[] {
  const isHeading = (node: RootContent | undefined, depth: number) =>
    node?.type === "heading" && node.depth === depth;
  const early: RootContent[] = [];
  const groups: { heading: string; nodes: RootContent[] }[] = [];
  for (const [index, node] of nodes.entries()) {
    const next = nodes.slice(index + 1).find((other) => !isComment(other));
    if (isHeading(node, 2) && isHeading(next, 3)) {
      groups.push({ heading: nodeText(node), nodes: [] });
    } else (groups.at(-1)?.nodes ?? early).push(node);
  }
  const found = new Set<string>();
  const ungrouped = readQuestionList(early, "questions", report, found);
  if (groups.length === 0) return [{ heading: undefined, questions: ungrouped }];

  const [first] = splitByHeadings(3, early).sections;
  if (first) {
    report(first.line, "questions", "this question is above the first group, “## ”; move it.");
  }
  return groups.map(({ heading, nodes }) => ({
    heading,
    questions: readQuestionList(nodes, "questions", report, found),
  }));
}

/** Reads the questions (`###` headings) with their answers; `found` holds those of earlier groups, to report repeats. */
export function readQuestionList(
  nodes: readonly RootContent[],
  field: string,
  report: Report,
  found = new Set<string>(),
): Question[] {
  const { opening, sections } = splitByHeadings(3, nodes);
  if (opening) {
    report(lineOf(opening), field, "found text before the first question; begin it with “### ”.");
  }
  const needsThreeHashes = (line: number, question: string, depth: number) => {
    const orGroup =
      field === "questions" && depth === 2
        ? " The heading of a group, “## ”, comes directly above the first question of the group."
        : "";
    const message = `the question “${question}” must begin with “### ”, three hashes.${orGroup}`;
    report(line, field, message);
  };
  for (const { heading: question, depth, line, nodes: answer } of sections) {
    if (question === "") report(line, field, "found “###” without a question after it.");
    else if (depth !== 3) needsThreeHashes(line, question, depth);
    else if (found.has(question)) {
      report(line, field, `the question “${question}” appears twice; keep one.`);
    }
    if (isEmpty(answer)) {
      const name = question === "" ? "this question" : `the question “${question}”`;
      report(firstLine(answer, line), field, `${name} has no answer below it.`);
    }
    const deeper = answer.find((node) => node.type === "heading");
    if (deeper) needsThreeHashes(lineOf(deeper), nodeText(deeper), 4);
    found.add(question);
  }
  return sections.map(({ heading, nodes }) => ({
    question: heading,
    answer: { html: renderHtml(nodes), text: renderText(nodes) },
  }));
}
