/** Measures of text: how long, how hard to read, how much alike. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** How many words in a row count as a shared run. */
const runLength = 5;

/** The words of a text, in lower case. */
export const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}$’'.,–+-]*(?<![.,])/gu) ?? [];

const sentences = new Intl.Segmenter("en-CA", { granularity: "sentence" });

/** The sentences of a text; a line break ends one, as a heading or a list item does. */
export const sentencesOf = (text: string) =>
  text
    .split("\n")
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The school grade that a text asks for (Flesch–Kincaid). */
export function gradeOf(text: string) {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: sentencesOf(text).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** The runs of five words that a text holds. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .slice(0, Math.max(0, words.length - runLength + 1))
      .map((_, at) => words.slice(at, at + runLength).join(" ")),
  );
}

/** The share of the smaller text's runs that stand in the other too, 0 to 1. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}
