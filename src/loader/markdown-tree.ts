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

/** A file's front matter, if it has any, and the nodes below it. */
export interface MarkdownTree {
  frontMatter: { yaml: string; line: number } | undefined;
  nodes: RootContent[];
}

export function parseMarkdown(markdown: string): MarkdownTree {
  const tree = markdownToMdast(markdown.replace(/^\uFEFF/, ""), { features: { gfm: false } });
  const nodes = tree.type === "root" ? tree.children : [];
  const [first, ...rest] = nodes;
  return first?.type === "yaml"
    ? { frontMatter: { yaml: first.value, line: lineOf(first) }, nodes: rest }
    : { frontMatter: undefined, nodes };
}

/** A link; one to another site gives it no hold on the window that it is opened from. */
const link: Handler = (state, node: Link) => {
  const element = defaultHandlers.link(state, node);
  if (/^https?:/.test(node.url)) element.properties["rel"] = ["noopener"];
  return element;
};

/** The text of nodes, without the comments between them. */
export function toProse(nodes: readonly RootContent[]): Prose {
  const shown = nodes.filter((node) => !isComment(node));
  return {
    html: toHtml(toHast({ type: "root", children: shown }, { handlers: { link } })),
    text: shown.map(plainText).join("\n"),
  };
}

const plainText = (node: RootContent) =>
  node.type === "list" ? node.children.map((item) => toString(item)).join("\n") : toString(node);

/** The line that a node begins on. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Comments are notes to whoever writes the page; no visitor sees them. */
export const isComment = (node: Nodes) =>
  node.type === "html" && /^<!--[^]*-->$/.test(node.value.trim());

/** Whether nodes hold nothing that a visitor would see. */
export const isEmpty = (nodes: readonly RootContent[]) => nodes.every(isComment);
