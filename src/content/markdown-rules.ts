/** The rules of Markdown: markup that pages can show, its words and its links. */
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { descendants, isComment, nodeText, offsetOf, parseMarkdown } from "./markdown-tree.ts";
import { altTextProblem, codeAddress, textIssues, type TextIssue } from "./text-rules.ts";

/** Markup that pages cannot show, and what to do about it. */
const refused: Partial<Record<Nodes["type"], string>> = {
  code: "lines that begin with four spaces, or that stand between ```; delete these marks",
  inlineCode: "words between ` and `; delete these marks",
  thematicBreak: "a line of hyphens or asterisks; delete it",
};

/** A mistake in a part of Markdown. */
interface MarkdownIssue extends TextIssue {
  /** Where the part begins in the Markdown. */
  offset: number;
  /** The heading above it, or “picture”. */
  field: string;
}

/** Yields what is wrong with Markdown: with its markup, and with the words of each block. */
export function* markdownIssues(
  nodes: readonly RootContent[],
  names: readonly string[] | undefined,
): Generator<MarkdownIssue> {
  for (const node of descendants(nodes)) {
    const issue = markupIssue(node);
    if (issue) yield { field: "text", found: "", offset: offsetOf(node), ...issue };
  }
  for (const { text, field, offset } of blocksIn(nodes))
    for (const issue of textIssues(text, "markdown", names)) yield { ...issue, field, offset };
}

/** Yields what is wrong with a field of Markdown, which stands below a heading of the page. */
export function* markdownFieldIssues(
  text: string,
  names: readonly string[] | undefined,
): Generator<TextIssue> {
  const { nodes } = parseMarkdown(text);
  const { start, end } = nodes.find(({ type }) => type === "heading")?.position ?? {};
  const message = "found a heading; this text stands below one of the page.";
  if (start) yield { found: text.slice(start.offset, end?.offset), message };
  yield* markdownIssues(nodes, names);
  // The check across files looks at the other addresses.
  for (const { value } of linksIn(nodes)) {
    const issue = codeAddress(value);
    if (issue) yield issue;
  }
}

/** Finds markup that pages cannot show or would leave out. */
function markupIssue(node: Nodes): (Partial<MarkdownIssue> & { message: string }) | undefined {
  const advice = refused[node.type];
  if (advice) return { message: `pages cannot show this markup: ${advice}.` };
  switch (node.type) {
    case "html": {
      const message = `found “${node.value.slice(0, 40)}”: pages leave out everything from < to >; write the words alone, and a note on lines of its own.`;
      return isComment(node) ? undefined : { message, found: node.value };
    }
    case "image":
    case "imageReference": {
      const found = node.alt ?? "";
      const problem = altTextProblem(found);
      return problem
        ? { message: `found “${found}”: it ${problem}.`, found, field: "picture" }
        : undefined;
    }
    case "link":
    case "listItem":
      return nodeText(node) === ""
        ? { message: "found a link or list item without words; write them, or delete it." }
        : undefined;
    default:
      return undefined;
  }
}

/** Yields the words of each block, with the heading above it. */
export function* blocksIn(nodes: readonly RootContent[]) {
  let field = "text";
  for (const node of nodes) {
    if (node.type === "heading") field = nodeText(node);
    if (isComment(node) || node.type === "definition") continue;
    for (const block of node.type === "list" ? node.children : [node])
      yield { text: toString(block, { includeHtml: false }), field, offset: offsetOf(block) };
  }
}

/** Yields the addresses of links and pictures, with their positions. */
export function* linksIn(nodes: readonly Nodes[]) {
  for (const node of descendants(nodes)) {
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    yield { value: node.url, line, column, field: node.type === "image" ? "picture" : "link" };
  }
}
