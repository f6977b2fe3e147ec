/** The parts of a Markdown text that the check looks at: its markup, its blocks and its links. */
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { altTextProblem } from "#content/fields.ts";
import { isComment, lineOf, nodeText } from "#content/markdown-tree.ts";
import type { FieldText, Reference } from "./checked-file.ts";

/** What pages can show; the schema of a document says which headings it has. */
const allowed: readonly Nodes["type"][] = [
  "paragraph",
  "heading",
  "list",
  "listItem",
  "blockquote",
  "text",
  "emphasis",
  "strong",
  "link",
  "linkReference",
  "definition",
  "image",
  "imageReference",
  "break",
];

/** What else an editor may write by mistake, and what to do about it. */
const refused: Partial<Record<Nodes["type"], string>> = {
  code: "lines that begin with four spaces, or that stand between ```; delete these marks",
  inlineCode: "words between ` and `; delete these marks",
  thematicBreak: "a line of hyphens or asterisks; delete it",
};

/** Reports markup that pages cannot show or would leave out. */
export function checkMarkup(
  nodes: readonly Nodes[],
  report: (line: number, field: string, message: string) => void,
) {
  for (const node of nodes) {
    const at = (message: string, field = "text") => report(lineOf(node), field, message);
    if (isComment(node)) continue;
    if (node.type === "html") {
      at(
        `found “${node.value.slice(0, 40)}”: pages leave out everything from < to >; write the words alone, and a note on lines of its own.`,
      );
    } else if (!allowed.includes(node.type))
      at(`pages cannot show this markup: ${refused[node.type] ?? node.type}.`);
    else if (node.type === "image" || node.type === "imageReference") {
      const problem = altTextProblem(node.alt ?? "");
      if (problem) at(`found “${node.alt ?? ""}”: it ${problem}.`, "picture");
    } else if ((node.type === "link" || node.type === "listItem") && nodeText(node) === "")
      at("found a link or list item without words; write them, or delete it.");
    else if ("children" in node) checkMarkup(node.children, report);
  }
}

/** Yields the blocks of a document's text, each with the heading above it. */
export function* blocksIn(nodes: readonly RootContent[]): Generator<FieldText> {
  let heading = "text";
  for (const node of nodes) {
    if (node.type === "heading") heading = nodeText(node);
    if (isComment(node) || node.type === "definition") continue;
    for (const block of node.type === "list" ? node.children : [node]) {
      yield {
        text: toString(block, { includeHtml: false }),
        isMarkdown: true,
        placeholders: [],
        field: heading,
        line: lineOf(block),
        endLine: block.position?.end.line ?? 1,
      };
    }
  }
}

/** Yields the links and pictures of a text. */
export function* linksIn(nodes: readonly Nodes[], file: string): Generator<Reference> {
  for (const node of nodes) {
    if (node.type === "link" || node.type === "definition" || node.type === "image") {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const field = node.type === "image" ? "picture" : "link";
      yield { to: "pages", value: node.url, file, line, column, field };
    }
    if ("children" in node) yield* linksIn(node.children, file);
  }
}
