/** Finds Markdown and HTML in fields that pages show as they are, where the marks would be seen. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "./markdown-tree.ts";

/** Whether a text may hold marks at all; most do not, and need no parser. */
const mayHoldMarks = /[*_`~<[\]#>]|^\s*(?:[-+]|\d+[.)]) |^ {4}|^[-=]{3,}$/m;

/** What a text's marks are called, by the kind of node that a Markdown parser makes of them. */
const marks: Partial<Record<Nodes["type"], string>> = {
  blockquote: "the mark of a quotation",
  code: "a block of code",
  definition: "a link",
  emphasis: "marks of emphasis",
  heading: "the mark of a heading",
  html: "a tag",
  image: "a picture",
  imageReference: "a picture",
  inlineCode: "backticks",
  link: "a link",
  linkReference: "a link",
  list: "the mark of a list",
  strong: "marks of bold words",
  thematicBreak: "a line of marks",
};

/** A part of a plain text that pages would show with its marks. */
interface MarkedPart {
  /** The part as it is written. */
  written: string;
  message: string;
}

/** The first part of a plain text that is written as Markdown or HTML. */
export function markedPart(text: string, blanks: readonly string[] = []): MarkedPart | undefined {
  const entity = /&(?:[a-z]\w+|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  if (entity !== undefined) {
    const message = `found “${entity}”, which pages show letter for letter; type the character itself.`;
    return { written: entity, message };
  }
  const braces = text.match(/\{\{?\s*\w[\w ]*\}?\}/g)?.find((name) => !blanks.includes(name));
  if (braces !== undefined) {
    return { written: braces, message: `found “${braces}”; write the words that belong there.` };
  }
  if (!mayHoldMarks.test(text)) return undefined;
  const broken = /\[[^\]]*\]\s*[([]\S*|\*\*|~~\S|```/.exec(text)?.[0];
  const node = firstMarked(parseMarkdown(text).nodes);
  const { start, end } = node?.position ?? {};
  const written = node ? text.slice(start?.offset, end?.offset) : broken;
  if (written === undefined) return undefined;
  const name = (node && marks[node.type]) ?? "marks";
  const short = written.length > 40 ? `${written.slice(0, 35).trim()}…` : written;
  return {
    written,
    message: `found ${name}, “${short}”: this field is plain text, so pages would show the marks; write the words alone.`,
  };
}

function firstMarked(nodes: readonly Nodes[]): Nodes | undefined {
  for (const node of nodes) {
    if (marks[node.type] !== undefined) return node;
    const inside = "children" in node ? firstMarked(node.children) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
