/** Reads a Markdown document into front matter and sections, by its syntax tree. */
import type { Nodes, Root, RootContent } from "mdast";
import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { markdownToMdast } from "satteri";
import type { z } from "zod";
import { mendFences } from "./front-matter-delimiters.ts";
import { didYouMean, meantName, type Problem } from "./problems.ts";
import { readYaml, type Read, type Reference, type Told } from "./read-yaml.ts";

/** Text as the page shows it (`html`) and as a reader without markup gets it (`text`). */
export interface Prose {
  html: string;
  text: string;
}

/** A question with its answer. */
export interface Question {
  question: string;
  answer: Prose;
}

/** A stretch of a document under one heading. */
interface Stretch {
  heading: string;
  /** How many hashes it has. */
  depth: number;
  line: number;
  nodes: RootContent[];
}

/** A file taken apart: its front matter, if any, and the rest. */
interface Parsed {
  frontMatter: { yaml: string; line: number } | undefined;
  nodes: RootContent[];
}

/** What is found to be wrong on a line. */
type Complain = (line: number, field: string, message: string) => void;

/** A document that has no front matter tells nothing of fields. */
const nothingTold: Told = { references: [], placeOf: () => ({ line: 1, column: 1 }) };

function parse(markdown: string): Parsed {
  const tree = markdownToMdast(markdown.replace(/^\uFEFF/, ""), { features: { gfm: false } });
  const nodes = tree.type === "root" ? tree.children : [];
  const [first, ...rest] = nodes;
  return first?.type === "yaml"
    ? { frontMatter: { yaml: first.value, line: lineOf(first) }, nodes: rest }
    : { frontMatter: undefined, nodes };
}

/** What stands before the first heading of the given depth, and the rest by those headings. */
function splitAt(depth: 2 | 3, nodes: readonly RootContent[]) {
  const opening: RootContent[] = [];
  const stretches: Stretch[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth <= depth) {
      stretches.push({
        heading: toString(node),
        depth: node.depth,
        line: lineOf(node),
        nodes: [],
      });
    } else {
      (stretches.at(-1)?.nodes ?? opening).push(node);
    }
  }
  return { opening, stretches };
}

const prose = (nodes: RootContent[]): Prose => {
  const shown = nodes.filter((node) => !isComment(node));
  const root: Root = { type: "root", children: shown };
  return {
    html: toHtml(toHast(root)),
    text: shown.map((node) => plainText(node)).join("\n"),
  };
};

const plainText = (node: RootContent): string =>
  node.type === "list" ? node.children.map((item) => toString(item)).join("\n") : toString(node);

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Comments are notes to whoever writes the page; no reader sees them. */
const isComment = (node: Nodes) => node.type === "html" && /^<!--[^]*-->$/.test(node.value.trim());

/** The line on which text should stand where there is none: that of the note which asks for it. */
const lineForText = (nodes: readonly RootContent[], heading: number) =>
  nodes[0] ? lineOf(nodes[0]) : heading;

const isEmpty = (nodes: readonly RootContent[]) => nodes.every(isComment);

/** Reads a document part by part, and gathers what each part finds to be wrong. */
function readDocument<T>(
  markdown: string,
  file: string,
  readParts: (parsed: Parsed, problems: Problem[], complain: Complain) => Told & { data?: T },
): Read<T> {
  if (markdown.trim() === "") {
    const problem = { file, line: 1, column: 1, field: "text", message: "the file is empty." };
    return { ...nothingTold, problems: [problem] };
  }
  const { text, mistake, originalLine } = mendFences(markdown);
  const parsed = parse(text);
  const problems: Problem[] = [];
  const complain: Complain = (line, field, message) =>
    problems.push({ file, line, column: 1, field, message });
  const { data, raw, placeOf, references } = readParts(parsed, problems, complain);
  const links = [...linksIn(parsed.nodes, file)];
  checkText(parsed.nodes, complain);

  const atOrigin = <P extends { line?: number | undefined }>(place: P): P =>
    place.line === undefined ? place : { ...place, line: originalLine(place.line) };
  const told = {
    raw,
    placeOf: (path: Parameters<typeof placeOf>[0]) => atOrigin(placeOf(path)),
    references: [...references, ...links].map(atOrigin),
  };
  if (mistake) complain(mistake.line, "front matter", mistake.message);
  if (data !== undefined && problems.length === 0) return { ...told, data, problems: [] };
  return { ...told, problems: problems.map(atOrigin) };
}

function readFrontMatter<S extends z.ZodType>(
  { frontMatter }: Parsed,
  schema: S,
  file: string,
): Read<z.output<S>> {
  if (!frontMatter) {
    const message =
      "is missing: the file must begin with a line of three hyphens (---), the fields, and a line of three hyphens.";
    return {
      ...nothingTold,
      problems: [{ file, line: 1, column: 1, field: "front matter", message }],
    };
  }
  return readYaml(frontMatter.yaml, schema, { file, linesBefore: frontMatter.line });
}

/**
 * A document with fixed sections, such as a city's. The headings must be exactly `sections`, in that
 * order; the one named `FAQs` must hold exactly `questions` questions and becomes a list of them.
 */
export function readSectioned<S extends z.ZodType>(
  markdown: string,
  file: string,
  { schema, sections, questions }: { schema: S; sections: readonly string[]; questions: number },
): Read<{ frontMatter: z.output<S>; sections: Map<string, Prose>; questions: Question[] }> {
  return readDocument(markdown, file, (parsed, problems, complain) => {
    const { data, ...front } = readFrontMatter(parsed, schema, file);
    problems.push(...front.problems);
    const { stretches } = splitAt(2, parsed.nodes);
    checkSections(parsed.nodes, sections, lastLine(markdown), complain);

    const bySection = new Map<string, Prose>();
    let faqs: Question[] = [];
    for (const { heading, line, nodes } of stretches) {
      if (!sections.includes(heading)) continue;
      if (heading === "FAQs") {
        faqs = questionsIn(nodes, heading, complain);
        if (faqs.length !== questions) {
          complain(
            line,
            heading,
            `found ${faqs.length} questions, expected exactly ${questions}, each a “### ” heading with its answer below.`,
          );
        }
      } else if (isEmpty(nodes)) {
        complain(lineForText(nodes, line), heading, "has no text below its heading.");
      } else {
        bySection.set(heading, prose(nodes));
      }
    }
    if (data === undefined) return front;
    return { ...front, data: { frontMatter: data, sections: bySection, questions: faqs } };
  });
}

const lastLine = (text: string) => text.trimEnd().split("\n").length;

/** Finds headings that are unknown, doubled, missing, or out of order, and text above them all. */
function checkSections(
  nodes: readonly RootContent[],
  sections: readonly string[],
  end: number,
  complain: Complain,
) {
  const { opening, stretches } = splitAt(2, nodes);
  const seen = new Set<string>();
  /** Sections whose heading is there, but misspelt. */
  const meant = new Set<string>();
  let furthest = -1;
  for (const { heading, depth, line } of stretches) {
    const index = sections.indexOf(heading);
    if (index === -1) {
      meant.add(meantName(heading, sections) ?? "");
      complain(
        line,
        heading,
        `found the heading “${"#".repeat(depth)} ${heading}”, which no page has.${didYouMean(heading, sections)}`,
      );
    } else if (seen.has(heading)) {
      complain(line, heading, "this section stands twice; keep one.");
    } else {
      if (index < furthest) {
        complain(
          line,
          heading,
          `this section is out of order; it belongs before “## ${sections[furthest] ?? ""}”.`,
        );
      }
      if (depth !== 2) complain(line, heading, "this heading must begin with “## ”, two hashes.");
      seen.add(heading);
      furthest = Math.max(furthest, index);
    }
  }
  const [first = ""] = sections;
  const stray = opening.find((node) => !isComment(node));
  if (stray) {
    complain(
      lineOf(stray),
      first,
      seen.has(first)
        ? `found text before “## ${first}”; move it below that heading.`
        : `the section “## ${first}” is missing; its heading belongs above this text.`,
    );
    meant.add(first);
  }
  for (const [index, section] of sections.entries()) {
    if (seen.has(section) || meant.has(section)) continue;
    const unmarked = nodes.find((node) => headingText(node) === section.toLowerCase());
    if (unmarked) {
      complain(lineOf(unmarked), section, `this heading must be written “## ${section}”.`);
      continue;
    }
    const next = sections.slice(index + 1).find((other) => seen.has(other));
    const line = stretches.find(({ heading }) => heading === next)?.line;
    complain(
      line ?? end,
      section,
      `the section “## ${section}” is missing; it belongs ${next === undefined ? "at the end" : `before “## ${next}”`}.`,
    );
  }
}

/** What a line says that may be a heading without its marks: in bold, of another depth, or without a space. */
const headingText = (node: RootContent) =>
  node.type === "heading" || node.type === "paragraph"
    ? toString(node)
        .replace(/^#+|:$/g, "")
        .trim()
        .toLowerCase()
    : undefined;

/** Questions (`###` headings) and their answers among the nodes of a section. */
function questionsIn(
  nodes: readonly RootContent[],
  section: string,
  complain: Complain,
): Question[] {
  const { opening, stretches } = splitAt(3, nodes);
  const stray = opening.find((node) => !isComment(node));
  if (stray) {
    complain(lineOf(stray), section, "found text before the first question; begin it with “### ”.");
  }
  const seen = new Set<string>();
  for (const { heading, depth, line, nodes: answer } of stretches) {
    if (heading === "") complain(line, section, "found “###” without a question after it.");
    else if (depth !== 3) {
      complain(line, section, `the question “${heading}” must begin with “### ”, three hashes.`);
    } else if (seen.has(heading)) {
      complain(line, section, `the question “${heading}” stands twice; keep one.`);
    }
    if (isEmpty(answer)) {
      complain(
        lineForText(answer, line),
        section,
        heading === ""
          ? "this question has no answer below it."
          : `the question “${heading}” has no answer below it.`,
      );
    }
    const deeper = answer.find((node) => node.type === "heading");
    if (deeper) {
      complain(
        lineOf(deeper),
        section,
        `the question “${toString(deeper)}” must begin with “### ”, three hashes.`,
      );
    }
    seen.add(heading);
  }
  return stretches.map(({ heading, nodes: answer }) => ({
    question: heading,
    answer: prose(answer),
  }));
}

/** A document with front matter and free text below it, which must not be empty. */
export function readFree<S extends z.ZodType>(
  markdown: string,
  file: string,
  schema: S,
): Read<{ frontMatter: z.output<S>; body: Prose }> {
  return readDocument(markdown, file, (parsed, problems, complain) => {
    const { data, ...front } = readFrontMatter(parsed, schema, file);
    problems.push(...front.problems);
    const { stretches } = splitAt(2, parsed.nodes);
    if (isEmpty(parsed.nodes)) {
      const line = lineForText(parsed.nodes, lastLine(markdown));
      complain(line, "text", "has no text below its front matter.");
    }
    for (const { heading, depth, line, nodes } of stretches) {
      if (depth === 1) {
        complain(line, heading, "a heading in the text begins with “## ”, two hashes.");
      }
      if (isEmpty(nodes)) {
        complain(lineForText(nodes, line), heading, "has no text below its heading.");
      }
    }
    if (data === undefined) return front;
    return { ...front, data: { frontMatter: data, body: prose(parsed.nodes) } };
  });
}

/** A file of questions: each a `###` heading with its answer below. */
export function readQuestions(markdown: string, file: string): Read<{ questions: Question[] }> {
  return readDocument(markdown, file, ({ frontMatter, nodes }, _, complain) => {
    if (frontMatter) {
      complain(frontMatter.line, "front matter", "has no place in a file of questions; remove it.");
    }
    const questions = questionsIn(nodes, "questions", complain);
    if (questions.length === 0) {
      complain(1, "questions", "holds no question; write one as a “### ” heading.");
    }
    return { ...nothingTold, data: { questions } };
  });
}

/** Every link of a text. A link within the site must lead to one of its pages. */
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

/** What Markdown would print as it stands, or leave out: marks without a partner, and tags. */
const slips: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^#{1,6}[^#\s]/m,
    message: "a heading needs a space after its hashes, such as “## Cost Considerations”.",
  },
  {
    pattern: /\]\s*\([/h]|\[[^\]]*\(\/|\]\/[a-z]/,
    message: "this link is not whole; write it as [words](/address), without a space in between.",
  },
  { pattern: /\*\*/, message: "found “**” without a partner; bold words have two on either side." },
];

/** Finds mistakes in the marks of running text. */
function checkText(nodes: readonly Nodes[], complain: Complain) {
  for (const node of nodes) {
    if (node.type === "text") {
      for (const { pattern, message } of slips) {
        const at = pattern.exec(node.value)?.index;
        if (at === undefined) continue;
        complain(lineOf(node) + node.value.slice(0, at).split("\n").length - 1, "text", message);
      }
    } else if (node.type === "html" && !isComment(node) && !node.value.startsWith("</")) {
      const message = node.value.startsWith("<!--")
        ? "this note is not closed; end it with “-->”."
        : `found “${node.value.slice(0, 40)}”; tags are left out of the page, so write Markdown.`;
      complain(lineOf(node), "text", message);
    } else if ("children" in node) {
      checkText(node.children, complain);
    }
  }
}
