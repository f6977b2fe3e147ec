/** Finds Markdown and HTML in plain-text fields, where visitors would see the markup. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "./markdown-tree.ts";

/** Matches texts that may contain markup; most texts do not, so that they need no parser. */
const possibleMarkup = /[*_`~<[\]#>]|^\s*(?:[-+]|\d+[.)]) |^ {4}|^[-=]{3,}$/m;

/** The names of markup in messages, by the type of Markdown node. */
const marks: Partial<Record<Nodes["type"], string>> = {
  blockquote: "a block quotation",
  code: "a block of code",
  definition: "a link",
  emphasis: "italics",
  heading: "a heading",
  html: "a tag",
  image: "a picture",
  imageReference: "a picture",
  inlineCode: "backticks",
  link: "a link",
  linkReference: "a link",
  list: "a list",
  strong: "bold text",
  thematicBreak: "a horizontal line",
};

/** A part of a plain text that contains markup. */
interface MarkedPart {
  /** The part as written. */
  written: string;
  message: string;
}

/** Finds the first Markdown or HTML in a plain text, or a name in braces that is not one of its placeholders. */
export function markedPart(
  text: string,
  placeholders: readonly string[] = [],
): MarkedPart | undefined {
  const entity = /&(?:[a-z]\w+|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  if (entity !== undefined) {
    const message = `found “${entity}”, which pages show as it is; type the character itself.`;
    return { written: entity, message };
  }
  const braces = text.match(/\{\{?\s*\w[\w ]*\}?\}/g)?.find((name) => !placeholders.includes(name));
  if (braces !== undefined) {
    return { written: braces, message: `found “${braces}”; write the words that belong there.` };
  }
  if (!possibleMarkup.test(text)) return undefined;
  const broken = /\[[^\]]*\]\s*[([]\S*|\*\*|~~\S|```/.exec(text)?.[0];
  const node = firstMarked(parseMarkdown(text).nodes);
  const { start, end } = node?.position ?? {};
  const written = node ? text.slice(start?.offset, end?.offset) : broken;
  if (written === undefined) return undefined;
  const name = (node && marks[node.type]) ?? "Markdown";
  const short = written.length > 40 ? `${written.slice(0, 35).trim()}…` : written;
  return {
    written,
    message: `found ${name}, “${short}”: this field is plain text, so pages would show the markup; write the words alone.`,
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
