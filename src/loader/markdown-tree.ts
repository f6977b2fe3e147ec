/** Parses Markdown into its syntax tree, and turns parts of the tree into text. */
import type { Link, Nodes, RootContent } from "mdast";
import { toHtml } from "hast-util-to-html";
import { defaultHandlers, toHast, type Handler } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import { markdownToMdast } from "satteri";

/** Text as the page shows it (`html`), and without markup (`text`). */
export interface Prose {
  html: string;
  text: string;
}

/** A file's front matter with the line where it begins, if any, and the nodes below it. */
export interface MarkdownTree {
  frontMatter: { yaml: string; line: number } | undefined;
  nodes: RootContent[];
}

/** Parses CommonMark with front matter, without GitHub's extensions such as tables. */
export function parseMarkdown(markdown: string): MarkdownTree {
  const tree = markdownToMdast(markdown.replace(/^\uFEFF/, ""), { features: { gfm: false } });
  const nodes = tree.type === "root" ? tree.children : [];
  const [first, ...rest] = nodes;
  return first?.type === "yaml"
    ? { frontMatter: { yaml: first.value, line: lineOf(first) }, nodes: rest }
    : { frontMatter: undefined, nodes };
}

/** Renders a link. Links to other sites get `rel="noopener"`, so that those cannot control this window. */
const link: Handler = (state, node: Link) => {
  const element = defaultHandlers.link(state, node);
  if (/^https?:/.test(node.url)) element.properties["rel"] = ["noopener"];
  return element;
};

/** Renders nodes as HTML and as plain text, without comments. */
export function toProse(nodes: readonly RootContent[]): Prose {
  const shown = nodes.filter((node) => !isComment(node));
  return {
    html: toHtml(toHast({ type: "root", children: shown }, { handlers: { link } })),
    text: shown.map(plainText).join("\n"),
  };
}

const plainText = (node: RootContent) =>
  (node.type === "list" ? node.children : [node])
    .map((part) => toString(part, { includeHtml: false }))
    .join("\n");

/** The first line of a node, counted from 1. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Whether a node is a comment: a note for editors that pages leave out. */
export const isComment = (node: Nodes) =>
  node.type === "html" && /^<!--[^]*-->$/.test(node.value.trim());

/** Whether nodes contain nothing that pages show. */
export const isEmpty = (nodes: readonly RootContent[]) => nodes.every(isComment);
