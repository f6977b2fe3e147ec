/** Finds Markdown and HTML in plain-text fields, where visitors would see the markup. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "#content/markdown-tree.ts";

/** Matches texts that may contain markup; most texts do not, so that they need no parser. */
const possibleMarkup = /[*_`~<[\]#>]|^\s*(?:[-+]|\d+[.)]) |^ {4}|^[-=]{3,}$/m;

/** What a plain text consists of; anything else is markup. */
const isPlain = ({ type }: Nodes) => /^(?:root|paragraph|text|break)$/.test(type);

/** Finds a plain text's first Markdown, HTML, or name in braces that is not its placeholder. */
export function markedPart(text: string, placeholders: readonly string[] = []) {
  const entity = /&(?:[a-z]\w+|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  if (entity !== undefined) {
    const message = `found “${entity}”, which pages show as it is; type the character itself.`;
    return { written: entity, message };
  }
  const braces = text.match(/\{\{?\s*\w[\w ]*\}?\}/g)?.find((name) => !placeholders.includes(name));
  if (braces !== undefined) {
    return { written: braces, message: `found “${braces}”; write the words that belong there.` };
  }
  if (!possibleMarkup.test(text) || /^https?:\/\/\S+$/.test(text)) return undefined;
  const broken = /\[[^\]]{0,200}\]\s*[([]\S*|\*\*|~~\S|```/.exec(text)?.[0];
  const node = firstMarked(parseMarkdown(text).nodes);
  const { start, end } = node?.position ?? {};
  const written = node ? text.slice(start?.offset, end?.offset) : broken;
  if (written === undefined) return undefined;
  const short = written.length > 40 ? `${written.slice(0, 35).trim()}…` : written;
  return {
    written,
    message: `found markup, “${short}”: this field is plain text, so pages would show it; write the words alone.`,
  };
}

function firstMarked(nodes: readonly Nodes[]): Nodes | undefined {
  for (const node of nodes) {
    if (!isPlain(node)) return node;
    const inside = "children" in node ? firstMarked(node.children) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
