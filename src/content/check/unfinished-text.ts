/** Finds words that an editor left to be written, and months of a check that cannot be true. */
import { dateInWords } from "#content/fields.ts";

/** Filler, notes such as TODO, and blanks such as “[your street]”; Markdown links are excluded. */
const placeholder =
  /\blorem ipsum\b|\b(?:todo|tbd|fixme|x{3,})\b|\?{3,}|\[(?:insert|add|your|enter|fill in)\b[^\]]{0,200}\](?!\()/i;

/** Returns the first placeholder in a text; undefined if there is none. */
export const placeholderIn = (text: string) => placeholder.exec(text)?.[0];

/** Finds the first unfinished part of a text, with what to do. */
export function unfinishedPart(text: string) {
  const written = placeholderIn(text);
  if (written !== undefined)
    return { written, message: `found “${written}”; write what is missing.` };
  for (const [found, month = ""] of text.matchAll(/\(checked ([^)]{0,40})\)/g)) {
    if (dateInWords.safeParse(month.replace(" ", " 1, ")).success) continue;
    const message = `found “${found}”; expected a month like November 2026, not in the future.`;
    return { written: found, message };
  }
  return undefined;
}
