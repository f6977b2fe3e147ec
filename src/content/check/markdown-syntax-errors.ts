/** Finds broken Markdown: marks that would show as text, and parts that would be left out. */
import type { Nodes } from "mdast";
import { altTextProblem } from "#content/fields.ts";
import type { Report } from "#content/markdown-sections.ts";
import { isComment, lineOf, nodeText } from "#content/markdown-tree.ts";

/** The beginning of a list as word processors write it, or without the space behind its mark. */
const foreignListMark = /^(?:[•·▪◦●]|[–—](?! )|– |o\t|\(\d{1,2}\)|\d{1,2}[.)](?=\p{L}))/u;

/** Repetitions are bounded, as the time for unclosed brackets grows with the square of them. */
const brokenMarks: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: foreignListMark,
    message: "this looks like a list; begin each line with “- ”, or with “1. ” if it is numbered.",
  },
  {
    pattern: /^#{1,6}[^#\s]/m,
    message: "a heading needs a space after its hashes, such as “## Cost Considerations”.",
  },
  {
    pattern: /\]\s*\([/h]|\[[^\]]{0,200}\(\/|\]\/[a-z]|\]\(/,
    message: "this link is incomplete; write it as [words](/address), without a space in between.",
  },
  {
    pattern: /\[[^\]]{0,200}\](?:\s*\[|:)|!\[/,
    message: "this link has no address; write it as [words](/address).",
  },
  {
    pattern: /[[\]]/,
    message:
      "found a square bracket, which is for links: [words](/address); use round brackets instead.",
  },
  {
    pattern: /\bhttps?:\/\/|\bwww\.\w/i,
    message: "this address is not a link yet; write it as [words](https://…).",
  },
  { pattern: /\*\*/, message: "found an unmatched “**”; write it on both sides of bold words." },
  {
    pattern: /(?<![\w*])[*_](?=\w)|(?<=\w)[*_](?![\w*])/,
    message: "found an unmatched asterisk or underscore; delete it, or add the second one.",
  },
  { pattern: /~~/, message: "found “~~”, which pages show as it is; delete it." },
  { pattern: /`/, message: "found a backtick (`); write an apostrophe or quotation marks." },
  {
    pattern: /&(?:#?\w+);|&nbsp\b/,
    message: "found an unknown character code; type the character itself.",
  },
  {
    pattern: /\{\{?\s*\w[\w ]*\}?\}/,
    message: "found a placeholder in braces; write the words that belong there.",
  },
  {
    pattern: /^\s*\|.*\|/m,
    message: "found a table, which pages cannot show; use a list.",
  },
];

const nodeErrors: Partial<Record<Nodes["type"], string>> = {
  code: "found a block of code; remove the indentation of its lines, or the ``` around them.",
  inlineCode: "found backticks (`), which mark code; use quotation marks.",
  thematicBreak: "found a line of marks only, which draws a line across the page; delete it.",
};

/** Reports all broken markup in the nodes. */
export function checkMarkup(nodes: readonly Nodes[], report: Report) {
  for (const node of nodes) {
    const nodeError = nodeErrors[node.type];
    if (nodeError !== undefined) report(lineOf(node), "text", nodeError);
    if (node.type === "image" || node.type === "imageReference") {
      const words = node.alt ?? "";
      const problem = altTextProblem(words);
      if (problem) report(lineOf(node), "picture", `found “${words}”: it ${problem}.`);
    } else if (node.type === "text") {
      // If several patterns match one line, only the first is reported: it is the most specific.
      const lines = new Set<number>();
      for (const { pattern, message } of brokenMarks) {
        const at = pattern.exec(node.value)?.index;
        if (at === undefined) continue;
        const line = lineOf(node) + node.value.slice(0, at).split("\n").length - 1;
        if (!lines.has(line)) report(line, "text", message);
        lines.add(line);
      }
    } else if (node.type === "html" && !isComment(node) && !closesReported(node, nodes)) {
      const message = node.value.startsWith("<!--")
        ? commentProblem(node.value)
        : `found “${node.value.slice(0, 40)}”; HTML tags are left out of the page, so use Markdown.`;
      report(lineOf(node), "text", message);
    } else if (node.type === "listItem" && nodeText(node) === "") {
      report(lineOf(node), "text", "this list item is empty; fill it in, or delete it.");
    } else if ((node.type === "link" || node.type === "linkReference") && nodeText(node) === "") {
      const message = "this link has no words; write them between the square brackets.";
      report(lineOf(node), "link", message);
    } else if ("children" in node) {
      if (node.type === "heading" && isUnderlined(node)) {
        const message =
          "the line of hyphens or equals signs below turns this text into a heading; put an empty line between them, or delete that line.";
        report(lineOf(node), nodeText(node), message);
      }
      checkMarkup(node.children, report);
    }
  }
}

/** Whether a heading is marked by a line below it, as word processors and notes leave it. */
const isUnderlined = ({ position }: Nodes) => position?.start.line !== position?.end.line;

const commentProblem = (comment: string) =>
  comment.includes("-->")
    ? "the words beside this note are left out of the page; put the note on lines of its own."
    : "this note is not closed; end it with “-->”.";

/** Whether a node is an end tag alone, whose start tag is reported already. */
const closesReported = ({ value }: { value: string }, siblings: readonly Nodes[]) =>
  /^<\/\w+>$/.test(value) && siblings.some((node) => node.type === "html" && node.value[1] !== "/");
