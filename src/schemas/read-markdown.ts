/** Reads a Markdown document into front matter and sections, by its syntax tree. */
import type { Root, RootContent } from "mdast";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { toHast } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { frontmatter } from "micromark-extension-frontmatter";
import type { z } from "zod";
import { misspelt, type Problem } from "./problems.ts";
import { readYaml, type Read } from "./read-yaml.ts";

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
  line: number;
  nodes: RootContent[];
}

/** A file taken apart: its front matter, if any, and the rest. */
interface Parsed {
  frontMatter: { yaml: string; line: number } | undefined;
  nodes: RootContent[];
}

function parse(markdown: string): Parsed {
  const tree = fromMarkdown(markdown.replace(/^\uFEFF/, ""), {
    extensions: [frontmatter()],
    mdastExtensions: [frontmatterFromMarkdown()],
  });
  const [first, ...rest] = tree.children;
  return first?.type === "yaml"
    ? { frontMatter: { yaml: first.value, line: lineOf(first) }, nodes: rest }
    : { frontMatter: undefined, nodes: tree.children };
}

/** What stands before the first heading of the given depth, and the rest by those headings. */
function splitAt(depth: 2 | 3, nodes: readonly RootContent[]) {
  const opening: RootContent[] = [];
  const stretches: Stretch[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth <= depth) {
      stretches.push({ heading: toString(node), line: lineOf(node), nodes: [] });
    } else {
      (stretches.at(-1)?.nodes ?? opening).push(node);
    }
  }
  return { opening, stretches };
}

const prose = (nodes: RootContent[]): Prose => {
  const root: Root = { type: "root", children: nodes };
  return {
    html: toHtml(toHast(root)),
    text: nodes.map((node) => plainText(node)).join("\n"),
  };
};

const plainText = (node: RootContent): string =>
  node.type === "list" ? node.children.map((item) => toString(item)).join("\n") : toString(node);

const lineOf = (node: RootContent) => node.position?.start.line ?? 1;

function readFrontMatter<S extends z.ZodType>(
  { frontMatter }: Parsed,
  schema: S,
  file: string,
): Read<z.output<S>> {
  if (!frontMatter) {
    const message =
      "has no front matter: the file must begin with a line of three hyphens, the fields, and a line of three hyphens.";
    return { problems: [{ file, line: 1, column: 1, field: "", message }] };
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
  const parsed = parse(markdown);
  const front = readFrontMatter(parsed, schema, file);
  const { opening, stretches } = splitAt(2, parsed.nodes);
  const problems: Problem[] = [...front.problems];
  const complain = (line: number, field: string, message: string) =>
    problems.push({ file, line, column: 1, field, message });

  const [stray] = opening;
  if (stray) {
    complain(
      lineOf(stray),
      "",
      `found text before “## ${sections[0] ?? ""}”; move it below that heading.`,
    );
  }
  problems.push(...orderProblems(stretches, sections, file));

  const bySection = new Map<string, Prose>();
  let faqs: Question[] = [];
  for (const { heading, line, nodes } of stretches) {
    if (!sections.includes(heading)) continue;
    if (heading === "FAQs") {
      faqs = questionsIn(nodes, (at, message) => complain(at, heading, message));
      if (faqs.length !== questions) {
        complain(
          line,
          heading,
          `found ${faqs.length} questions, expected exactly ${questions}, each a “### ” heading with its answer below.`,
        );
      }
    } else if (nodes.length === 0) {
      complain(line, heading, "has no text below its heading.");
    } else {
      bySection.set(heading, prose(nodes));
    }
  }
  if (front.data === undefined || problems.length > 0) return { problems };
  return { data: { frontMatter: front.data, sections: bySection, questions: faqs }, problems: [] };
}

/** What is wrong with the headings: unknown, doubled, missing, or out of order. */
function orderProblems(
  stretches: readonly Stretch[],
  sections: readonly string[],
  file: string,
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let furthest = -1;
  for (const { heading, line } of stretches) {
    const complain = (message: string) =>
      problems.push({ file, line, column: 1, field: heading, message });
    const index = sections.indexOf(heading);
    if (index === -1) {
      complain(
        `found the heading “## ${heading}”, which no page has.${misspelt(heading, sections)}`,
      );
    } else if (seen.has(heading)) {
      complain("this section stands twice; keep one.");
    } else {
      if (index < furthest) {
        complain(
          `this section is out of order; it belongs before “## ${sections[furthest] ?? ""}”.`,
        );
      }
      seen.add(heading);
      furthest = Math.max(furthest, index);
    }
  }
  for (const section of sections) {
    if (!seen.has(section)) {
      problems.push({
        file,
        line: undefined,
        field: section,
        message: `the section “## ${section}” is missing.`,
      });
    }
  }
  return problems;
}

/** Questions (`###` headings) and their answers among the nodes of a section. */
function questionsIn(
  nodes: readonly RootContent[],
  complain: (line: number, message: string) => void,
): Question[] {
  const { opening, stretches } = splitAt(3, nodes);
  const [stray] = opening;
  if (stray) {
    complain(lineOf(stray), "found text before the first question; begin it with “### ”.");
  }
  for (const { heading, line, nodes: answer } of stretches) {
    if (answer.length === 0) complain(line, `the question “${heading}” has no answer below it.`);
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
  const parsed = parse(markdown);
  const front = readFrontMatter(parsed, schema, file);
  const problems: Problem[] = [...front.problems];
  if (parsed.nodes.length === 0) {
    problems.push({ file, field: "", message: "has no text below its front matter." });
  }
  if (front.data === undefined || problems.length > 0) return { problems };
  return { data: { frontMatter: front.data, body: prose(parsed.nodes) }, problems: [] };
}

/** A file of questions: each a `###` heading with its answer below. */
export function readQuestions(markdown: string, file: string): Read<{ questions: Question[] }> {
  const problems: Problem[] = [];
  const questions = questionsIn(parse(markdown).nodes, (line, message) =>
    problems.push({ file, line, column: 1, field: "", message }),
  );
  const doubled = questions.find(
    ({ question }, index) => questions.findIndex((other) => other.question === question) < index,
  );
  if (doubled) {
    problems.push({
      file,
      field: doubled.question,
      message: "this question stands twice; keep one.",
    });
  }
  if (questions.length === 0) {
    problems.push({
      file,
      field: "",
      message: "holds no question; write one as a “### ” heading.",
    });
  }
  return problems.length > 0 ? { problems } : { data: { questions }, problems: [] };
}
