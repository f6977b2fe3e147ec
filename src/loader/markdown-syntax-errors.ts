/** Finds broken markup in running text: marks that Markdown would print as they are, and tags that it would leave out. */
import type { Nodes } from "mdast";
import type { Report } from "./markdown-sections.ts";
import { isComment, lineOf } from "./markdown-tree.ts";

const brokenMarks: readonly { pattern: RegExp; message: string }[] = [
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

/** Reports every piece of broken markup in the nodes. */
export function checkMarkup(nodes: readonly Nodes[], report: Report) {
  for (const node of nodes) {
    if (node.type === "text") {
      for (const { pattern, message } of brokenMarks) {
        const at = pattern.exec(node.value)?.index;
        if (at === undefined) continue;
        report(lineOf(node) + node.value.slice(0, at).split("\n").length - 1, "text", message);
      }
    } else if (node.type === "html" && !isComment(node) && !node.value.startsWith("</")) {
      const message = node.value.startsWith("<!--")
        ? "this note is not closed; end it with “-->”."
        : `found “${node.value.slice(0, 40)}”; tags are left out of the page, so write Markdown.`;
      report(lineOf(node), "text", message);
    } else if ("children" in node) {
      checkMarkup(node.children, report);
    }
  }
}
