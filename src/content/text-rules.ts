/**
 * Rules for every text: no unreadable characters, code, notes such as TODO, unknown placeholders, or
 * marks that pages would show as they are.
 */
import { descendants, parseMarkdown } from "./markdown-tree.ts";
import { didYouMean } from "./problems.ts";

/** A mistake in a text. */
export interface TextIssue {
  message: string;
  /** The words of the text that the message is about. */
  found: string;
}

/** What no text must contain, and the message for it. */
type Mistake = readonly [pattern: RegExp, message: (found: string) => string];

const unreadable: readonly Mistake[] = [
  [
    // Control characters, characters that change the writing direction, and invisible ones, except
    // the non-joiner within words of Persian and Urdu.
    /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFC\uFFFE\uFFFF\p{Cs}\p{Co}\u{E0000}-\u{E01EF}]|\r(?!\n|$)|(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/u,
    (found) => `found the character ${codePoint(found)}, which is invisible; delete it.`,
  ],
  [
    // UTF-8 that was decoded as Windows-1252, such as “â€™” for an apostrophe, or lost.
    /\uFFFD|[ÂÃ][\u0080-\u2122]|â[\u0080-\u2122]{2}|ð[\u0080-\u2122]{2,3}|ï»¿/u,
    (found) =>
      `found the character ${codePoint(found)}, which was damaged when the text was copied or saved in another encoding; type it again.`,
  ],
];

/** URLs that run code. Browsers ignore line breaks and control characters inside the scheme. */
const code: Mistake = [
  /\b(?:j[\0-\x1F]*a[\0-\x1F]*v[\0-\x1F]*a|v[\0-\x1F]*b|live)[\0-\x1F]*s[\0-\x1F]*c[\0-\x1F]*r[\0-\x1F]*i[\0-\x1F]*p[\0-\x1F]*t\s*:|\bdata:(?:\w+\/|\S*;base64|,)/i,
  (found) => `found “${found}”: such addresses run code; remove it.`,
];

/** Filler, notes such as TODO, and “…”, which marks missing text in `content/business.yaml`. */
const unfinished: Mistake = [
  /^…$|\blorem ipsum\b|\b(?:todo|tbd|fixme)\b|\?{3,}/i,
  (found) => `found “${found}”; write what is missing.`,
];

/** Marks of Markdown that are left in a text: a half of a pair, no link, or in a plain text. */
const leftoverMark = (advice: string): Mistake => [
  /\*\*|[[\]`]|~~|\bhttps?:\/\//,
  (found) => `found “${found}”, which pages would show as it is: ${advice}.`,
];

const leftoverMarks = {
  plain: leftoverMark("this field is plain text, so write the words alone"),
  markdown: leftoverMark(
    "complete the markup, such as [words](/address) or **bold**, or delete it",
  ),
};

const mergeConflict: Mistake = [
  /^(?:<{7}|>{7}|={7})(?!.)|^[<>]{7} /m,
  () =>
    "found a mark of a merge conflict; keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
];

function find(text: string, mistakes: readonly Mistake[]) {
  for (const [pattern, message] of mistakes) {
    const match = pattern.exec(text);
    if (match) return { found: match[0], message: message(match[0]), index: match.index };
  }
  return undefined;
}

/** Finds what makes a whole file unreadable: a mark of a merge conflict, or a character. */
export const fileMistake = (text: string) => find(text, [mergeConflict, ...unreadable]);

/** Finds an address that would run code if it were a link. */
export const codeAddress = (text: string) => find(text, [code]);

/** Writes a character as `U+00AD`. */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Spaces that look like the usual one, and characters that nobody sees. */
const invisible = /(?! )[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Writes the characters of a text that nobody can tell from a usual space or from nothing: `7[U+202F]AM`. */
export const withVisibleCharacters = (text: string) =>
  text.replaceAll(invisible, (character) => `[${codePoint(character)}]`);

/** Finds the names in braces, such as `month` in “{month}”, that a field's help has. */
export const placeholdersIn = (...help: readonly unknown[]) =>
  help.flatMap((words) => [...String(words).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));

/**
 * Yields the problems of a text: an unknown placeholder, and the first other one. Placeholders may
 * have these names; all names may be used while the facts cannot be read.
 */
export function* textIssues(
  text: string,
  language: keyof typeof leftoverMarks,
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
  const mistake = find(text, [code, unfinished, ...unreadable, leftoverMarks[language]]);
  const issue = mistake ?? (language === "plain" ? markupIssue(text) : undefined);
  if (issue) yield issue;
}

/** Finds a plain text's first Markdown or HTML, which pages would show as it is. */
function markupIssue(text: string): TextIssue | undefined {
  const markup = [...descendants(parseMarkdown(text).nodes)].find(
    ({ type }) => !["paragraph", "text", "break"].includes(type),
  );
  const { start, end } = markup?.position ?? {};
  if (!start) return undefined;
  const found = text.slice(start.offset, end?.offset);
  const message = `found markup, “${found.slice(0, 40)}”: this field is plain text; write the words alone.`;
  return { found, message };
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
