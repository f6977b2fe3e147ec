/** Measures of text: words, sentences, reading grade and overlap. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** The number of words in a run; texts are compared by their runs. */
const runLength = 5;

/** Returns the words of a text in lower case. */
export const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}$’'.,–+-]*(?<![.,])/gu) ?? [];

const sentences = new Intl.Segmenter("en-CA", { granularity: "sentence" });

/** Returns the sentences of a text. A line break ends a sentence, since headings and list items have no full stop. */
export const sentencesOf = (text: string) =>
  text
    .split("\n")
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Returns the Flesch–Kincaid reading grade: the years of school that a reader needs. */
export function gradeOf(text: string) {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: sentencesOf(text).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** Returns all runs of five consecutive words in a text. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .slice(0, Math.max(0, words.length - runLength + 1))
      .map((_, at) => words.slice(at, at + runLength).join(" ")),
  );
}

/** Returns the share of the smaller set's runs that are also in the other set, 0 to 1. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}
