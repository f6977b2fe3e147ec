/**
 * Checks the texts of a file: unreadable characters, code, notes such as TODO, unknown placeholders
 * and markup.
 */
import type { Nodes } from "mdast";
import type { Facts } from "#content/facts.ts";
import { parseMarkdown } from "#content/markdown-tree.ts";
import type { CheckedFile, FieldText } from "./checked-file.ts";
import { didYouMean, positionIn, type Problem } from "./problems.ts";

/** A part of a text, as it is written, and what is wrong with it. */
interface Finding {
  at: number;
  written: string;
  message: string;
}

const patterns: readonly { pattern: RegExp; message: string }[] = [
  {
    // Control characters, characters that change the writing direction, and invisible ones, except
    // the non-joiner within words of Persian and Urdu.
    pattern:
      /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFC\uFFFE\uFFFF\p{Cs}\p{Co}\u{E0000}-\u{E01EF}]|\r(?!\n|$)|(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/u,
    message: "is invisible; delete it.",
  },
  {
    // UTF-8 that was decoded as Windows-1252, such as “â€™” for an apostrophe, or lost.
    pattern: /\uFFFD|[ÂÃ][\u0080-\u2122]|â[\u0080-\u2122]{2}|ð[\u0080-\u2122]{2,3}|ï»¿/u,
    message: "was damaged when the text was copied or saved in another encoding; type it again.",
  },
];

/** URLs that run code. Browsers ignore line breaks and control characters inside the scheme. */
const scriptAddress =
  /\b(?:j[\0-\x1F]*a[\0-\x1F]*v[\0-\x1F]*a|v[\0-\x1F]*b|live)[\0-\x1F]*s[\0-\x1F]*c[\0-\x1F]*r[\0-\x1F]*i[\0-\x1F]*p[\0-\x1F]*t\s*:|\bdata:(?:\w+\/|\S*;base64|,)/i;

/** Filler, and notes such as TODO. */
const unfinished = /\blorem ipsum\b|\b(?:todo|tbd|fixme)\b|\?{3,}/i;

/** Marks of Markdown that are left in a text: a half of a pair, no link, or in a plain text. */
const leftoverMark = /\*\*|[[\]`]|~~|\bhttps?:\/\//;

/** Writes a character as `U+00AD`. */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Finds the first character that cannot be seen or read. */
function unreadablePart(text: string): Finding | undefined {
  for (const { pattern, message } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [written] = found;
    return {
      at: found.index,
      written,
      message: `found the character ${codePoint(written)}, which ${message}`,
    };
  }
  return undefined;
}

/** Finds the problems of all texts of a file. */
export function textProblems(
  source: string,
  { file, texts, locate }: Pick<CheckedFile, "file" | "texts" | "locate">,
  facts: Facts,
): Problem[] {
  const unreadable = unreadablePart(source);
  if (unreadable) {
    const { at, message } = unreadable;
    return [{ file, ...positionIn(source, at), field: "", message }];
  }
  return texts.flatMap((text) => {
    const found = problemOf(text, facts);
    if (!found) return [];
    const { field, place } = text;
    return [{ file, ...locate(text, found.written), field, place, message: found.message }];
  });
}

function problemOf({ text, isMarkdown, placeholders }: FieldText, facts: Facts) {
  const address = scriptAddress.exec(text)?.[0];
  if (address !== undefined)
    return { written: address, message: `found “${address}”: such addresses run code; remove it.` };
  const note = unfinished.exec(text)?.[0];
  if (note !== undefined)
    return { written: note, message: `found “${note}”; write what is missing.` };
  const factNames = Object.keys(facts);
  const known = [...placeholders, ...factNames];
  for (const [written, name = ""] of text.matchAll(/\{\{?\s*(\w[\w ]*?)\s*\}?\}/g)) {
    if (written === `{${name}}` && (known.includes(name) || factNames.length === 0)) continue;
    const message = `found “${written}”, which is no fact that texts can name.${didYouMean(name, known)}`;
    return { written, message };
  }
  // The character behind an escape such as “\u0007” is in the parsed text, not in the source.
  const unreadable = unreadablePart(text);
  if (unreadable) return unreadable;
  if (/^https?:\/\/\S+$/.test(text)) return undefined;
  const mark = leftoverMark.exec(text)?.[0];
  if (mark === undefined) return isMarkdown ? undefined : markupIn(text);
  const advice = isMarkdown
    ? "complete the markup, such as [words](/address) or **bold**, or delete it"
    : "this field is plain text, so write the words alone";
  return { written: mark, message: `found “${mark}”, which pages would show as it is: ${advice}.` };
}

/** Finds a plain text's first Markdown or HTML, which pages would show as it is. */
function markupIn(text: string) {
  const node = firstMarkup(parseMarkdown(text).nodes);
  if (!node) return undefined;
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  const message = `found markup, “${written.slice(0, 40)}”: this field is plain text; write the words alone.`;
  return { written, message };
}

function firstMarkup(nodes: readonly Nodes[]): Nodes | undefined {
  for (const node of nodes) {
    if (!["paragraph", "text", "break"].includes(node.type)) return node;
    const inside = "children" in node ? firstMarkup(node.children) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
