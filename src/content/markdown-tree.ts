/** Parses Markdown into its syntax tree, and turns parts of it into HTML and text. */
import type { ElementContent } from "hast";
import type { Nodes, Parents, RootContent, Text } from "mdast";
import { toHtml } from "hast-util-to-html";
import { toHast, type Handler } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { markdownToMdast } from "satteri";
import { withWholeRanges } from "./price-range.ts";
import { phoneNumber, publicCallHref } from "./public-numbers.ts";
import type { Facts } from "./facts.ts";
import { fillIn } from "./fill-in.ts";

/** Parses CommonMark, without GitHub's extensions, into front matter with its line, and nodes. */
export function parseMarkdown(markdown: string) {
  const tree = markdownToMdast(markdown, { features: { gfm: false } });
  const nodes = tree.type === "root" ? tree.children : [];
  const [first, ...rest] = nodes;
  return first?.type === "yaml"
    ? { frontMatter: { yaml: first.value, line: lineOf(first) }, nodes: rest }
    : { frontMatter: undefined, nodes };
}

/** Yields nodes and all nodes in them, in the order of the text. */
export function* descendants(nodes: readonly Nodes[]): Generator<Nodes> {
  for (const node of nodes) {
    yield node;
    if ("children" in node) yield* descendants(node.children);
  }
}

/** Replaces the names of facts in braces by their values in every text of the nodes. */
export function fillInNodes(nodes: readonly Nodes[], facts: Facts) {
  for (const node of descendants(nodes))
    if (node.type === "text") node.value = fillIn(node.value, facts);
}

const withoutComments = (nodes: readonly RootContent[]) => nodes.filter((node) => !isComment(node));

/** Renders a text; its price ranges stay in one line, and the phone numbers in it are links. */
const text: Handler = (_, { value }: Text, parent: Parents | undefined): ElementContent[] =>
  withWholeRanges(value)
    .split(phoneNumber)
    .map((part, index) => {
      const node = { type: "text", value: part } as const;
      if (index % 2 === 0 || parent?.type === "link") return node;
      const properties = { href: publicCallHref(part), className: ["whitespace-nowrap"] };
      return { type: "element", tagName: "a", properties, children: [node] };
    });

/** Renders nodes as HTML, with links for phone numbers; comments and other HTML are left out. */
export const renderHtml = (nodes: readonly RootContent[]) =>
  toHtml(toHast({ type: "root", children: withoutComments(nodes) }, { handlers: { text } }));

/** Renders the Markdown of a field as HTML. */
export const markdownToHtml = (markdown: string) => renderHtml(parseMarkdown(markdown).nodes);

/** Renders nodes as plain text, without comments, one line for each paragraph or item of a list. */
export const renderText = (nodes: readonly RootContent[]) =>
  withoutComments(nodes)
    .flatMap((node) => (node.type === "list" ? node.children : [node]))
    .map(nodeText)
    .join("\n");

/** The plain text of a node, without the comments in it. */
export const nodeText = (node: Nodes) =>
  toString(node, { includeHtml: false }).replaceAll(/ {2,}/g, " ").trim();

/** The first line of a node, counted from 1. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Where a node begins in its Markdown. */
export const offsetOf = (node: Nodes) => node.position?.start.offset ?? 0;

/** Returns whether a node is a comment: a note for editors that pages leave out. */
export const isComment = (node: Nodes) =>
  node.type === "html" && /^(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(node.value.trim());

/** Returns whether nodes contain nothing that pages show. */
export const isEmpty = (nodes: readonly RootContent[]) => nodes.every(isComment);
