/**
 * Rules for every text: no unreadable characters, code, notes such as TODO, unknown placeholders, or
 * marks that pages would show as they are.
 */
import type { Nodes } from "mdast";
import { parseMarkdown } from "./markdown-tree.ts";
import { didYouMean } from "./problems.ts";

/** A mistake in a text. */
export interface TextIssue {
  message: string;
  /** The words of the text that the message is about. */
  found: string;
}

const unreadable: readonly { pattern: RegExp; message: string }[] = [
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

/** Filler, notes such as TODO, and “…”, which marks missing text in `content/business.yaml`. */
const unfinished = /^…$|\blorem ipsum\b|\b(?:todo|tbd|fixme)\b|\?{3,}/i;

/** Marks of Markdown that are left in a text: a half of a pair, no link, or in a plain text. */
const leftoverMark = /\*\*|[[\]`]|~~|\bhttps?:\/\//;

/** Writes a character as `U+00AD`. */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Spaces that look like the usual one, and characters that nobody sees. */
const invisible = /(?! )[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Writes the characters of a text that nobody can tell from a usual space or from nothing: `7[U+202F]AM`. */
export const withVisibleCharacters = (text: string) =>
  text.replaceAll(invisible, (character) => `[${codePoint(character)}]`);

/** Finds the first character that cannot be seen or read. */
export function unreadableCharacter(text: string) {
  for (const { pattern, message } of unreadable) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const words = `found the character ${codePoint(found)}, which ${message}`;
    return { found, message: words, index: match.index };
  }
  return undefined;
}

/** Finds an address that would run code if it were a link. */
export function codeAddress(text: string): TextIssue | undefined {
  const found = scriptAddress.exec(text)?.[0];
  if (found === undefined) return undefined;
  return { found, message: `found “${found}”: such addresses run code; remove it.` };
}

/** Finds the names in braces, such as `month` in “{month}”, that a field's help has. */
export const placeholdersIn = (...help: readonly unknown[]) =>
  help.flatMap((words) => [...String(words).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));

/**
 * Yields the problems of a text: an unknown placeholder, and the first other one. Placeholders may
 * have these names; all names may be used while the facts cannot be read.
 */
export function* textIssues(
  text: string,
  language: "plain" | "markdown",
  names: readonly string[] | undefined,
): Generator<TextIssue> {
  for (const [found, name = ""] of names ? text.matchAll(/\{\{?\s*(\w[\w ]*?)\s*\}?\}/g) : []) {
    if (found === `{${name}}` && names?.includes(name)) continue;
    const advice = didYouMean(name, names ?? []);
    yield { found, message: `found “${found}”, which is no fact that texts can name.${advice}` };
    break;
  }
  // Marks are left of a section whose name is unknown, or of which one end is missing.
  const [section] = /\{[#^/]\w*\}?/.exec(text) ?? [];
  if (section !== undefined) {
    const message = `found “${section}”: a section begins with {#name} or {^name}, ends with {/name}, and has the name of a fact.`;
    yield { found: section, message };
  }
  const other = wordsIssue(text, language);
  if (other) yield other;
}

/** Finds the first problem of the words of a Markdown block, or of a plain field. */
function wordsIssue(text: string, language: "plain" | "markdown"): TextIssue | undefined {
  const address = codeAddress(text);
  if (address) return address;
  const note = unfinished.exec(text)?.[0];
  if (note !== undefined)
    return { found: note, message: `found “${note}”; write what is missing.` };
  const character = unreadableCharacter(text);
  if (character) return character;
  const mark = leftoverMark.exec(text)?.[0];
  if (mark === undefined) return language === "plain" ? markupIssue(text) : undefined;
  const advice =
    language === "plain"
      ? "this field is plain text, so write the words alone"
      : "complete the markup, such as [words](/address) or **bold**, or delete it";
  return { found: mark, message: `found “${mark}”, which pages would show as it is: ${advice}.` };
}

/** Finds a plain text's first Markdown or HTML, which pages would show as it is. */
function markupIssue(text: string): TextIssue | undefined {
  const { start, end } = firstMarkup(parseMarkdown(text).nodes)?.position ?? {};
  if (!start) return undefined;
  const found = text.slice(start.offset, end?.offset);
  const message = `found markup, “${found.slice(0, 40)}”: this field is plain text; write the words alone.`;
  return { found, message };
}

function firstMarkup(nodes: readonly Nodes[]): Nodes | undefined {
  for (const node of nodes) {
    if (!["paragraph", "text", "break"].includes(node.type)) return node;
    const inside = "children" in node ? firstMarkup(node.children) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** Returns what is wrong with the alternative text of a picture, or undefined. */
export function altTextProblem(words: string): string | undefined {
  const trimmed = words.trim();
  if (/\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(trimmed) || /^\S*[-_/]\S*$/.test(trimmed))
    return "is a file name; describe the picture in one sentence";
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|icon)\b/i.test(words))
    return "must begin with what is in the picture, since screen readers already announce an image";
  return trimmed.split(/\s+/).length < 4 ? "must describe the picture in one sentence" : undefined;
}
