/** Finds broken markup in running text: marks that Markdown would print as they are, and what it would leave out. */
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { pictureWordsProblem } from "#schemas/fields.ts";
import type { Report } from "./markdown-sections.ts";
import { isComment, lineOf } from "./markdown-tree.ts";

const brokenMarks: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^#{1,6}[^#\s]/m,
    message: "a heading needs a space after its hashes, such as “## Cost Considerations”.",
  },
  {
    pattern: /\]\s*\([/h]|\[[^\]]*\(\/|\]\/[a-z]|\]\(/,
    message: "this link is not whole; write it as [words](/address), without a space in between.",
  },
  {
    pattern: /\[[^\]]*\]\s*\[|\[[^\]]*\]:|!\[/,
    message: "this link has no address; write it as [words](/address).",
  },
  {
    pattern: /[[\]]/,
    message:
      "found a square bracket: they belong to links, [words](/address); write round ones for a remark.",
  },
  {
    pattern: /\bhttps?:\/\/|\bwww\.\w/i,
    message: "this address is no link yet; write it as [words](https://…).",
  },
  { pattern: /\*\*/, message: "found “**” without a partner; bold words have two on either side." },
  {
    pattern: /(?<![\w*])[*_](?=\w)|(?<=\w)[*_](?![\w*])/,
    message: "found a star or underscore without a partner; take it out, or close it.",
  },
  { pattern: /~~/, message: "found “~~”, which pages show as it is; take it out." },
  { pattern: /`/, message: "found a backtick (`); write an apostrophe or quotation marks." },
  {
    pattern: /&(?:#?\w+);|&nbsp\b/,
    message: "found the code of a character, which nothing knows; type the character itself.",
  },
  {
    pattern: /\{\{?\s*\w[\w ]*\}?\}/,
    message: "found words in braces; write the words that belong there.",
  },
  {
    pattern: /^\s*\|.*\|/m,
    message: "found the bars of a table; pages show no tables, so use a list.",
  },
];

const nodeErrors: Partial<Record<Nodes["type"], string>> = {
  code: "found a block of code: begin its lines at the left, without four spaces or a tab, and without ```.",
  inlineCode: "found backticks (`), which make code of the words; write quotation marks.",
  thematicBreak: "found a line of marks only, which draws a rule across the page; take it out.",
};

/** Reports every piece of broken markup in the nodes. */
export function checkMarkup(nodes: readonly Nodes[], report: Report) {
  for (const node of nodes) {
    const nodeError = nodeErrors[node.type];
    if (nodeError !== undefined) report(lineOf(node), "text", nodeError);
    if (node.type === "image" || node.type === "imageReference") {
      const words = node.alt ?? "";
      const problem = pictureWordsProblem(words);
      if (problem) report(lineOf(node), "picture", `found “${words}”: it ${problem}.`);
    } else if (node.type === "text") {
      // Of several patterns on one line the first tells most.
      const lines = new Set<number>();
      for (const { pattern, message } of brokenMarks) {
        const at = pattern.exec(node.value)?.index;
        if (at === undefined) continue;
        const line = lineOf(node) + node.value.slice(0, at).split("\n").length - 1;
        if (!lines.has(line)) report(line, "text", message);
        lines.add(line);
      }
    } else if (node.type === "html" && !isComment(node) && !node.value.startsWith("</")) {
      const message = isOpenComment(node)
        ? "this note is not closed; end it with “-->”."
        : `found “${node.value.slice(0, 40)}”; tags are left out of the page, so write Markdown.`;
      report(lineOf(node), "text", message);
    } else if (node.type === "listItem" && toString(node).trim() === "") {
      report(lineOf(node), "text", "this item of the list is empty; write it, or delete its mark.");
    } else if (
      (node.type === "link" || node.type === "linkReference") &&
      toString(node).trim() === ""
    ) {
      report(
        lineOf(node),
        "link",
        "this link has no words; write them between the square brackets.",
      );
    } else if ("children" in node) {
      if (node.type === "heading" && isUnderlined(node)) {
        report(
          lineOf(node),
          toString(node),
          "the line of hyphens or equals signs below makes a heading of this text; put an empty line between them, or take it out.",
        );
      }
      checkMarkup(node.children, report);
    }
  }
}

/** A heading whose mark is a line below it; word processors and notes leave such lines. */
const isUnderlined = ({ position }: Nodes) => position?.start.line !== position?.end.line;

const isOpenComment = (node: Nodes) =>
  node.type === "html" && node.value.startsWith("<!--") && !node.value.includes("-->");

/** The first line of a part that has no end, so that everything below belongs to it. */
export const lineOfOpenPart = (nodes: readonly Nodes[], markdown: string): number | undefined =>
  nodes
    .filter((node) => isOpenComment(node) || isOpenFence(node, markdown))
    .map(lineOf)
    .at(0);

function isOpenFence(node: Nodes, markdown: string) {
  if (node.type !== "code") return false;
  const { start, end } = node.position ?? {};
  const written = markdown.slice(start?.offset, end?.offset).trimEnd().split("\n");
  return (
    /^(?:```|~~~)/.test(written[0] ?? "") &&
    (written.length === 1 || !/^\s*(?:```|~~~)/.test(written.at(-1) ?? ""))
  );
}
