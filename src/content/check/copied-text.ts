/** Finds text copied from another document: search engines expect every page to have its own. */
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { problemIn, type Problem } from "./problems.ts";

/** The fewest words of a sentence that is too long to be repeated by chance. */
const fewestWords = 9;
const splitter = new Intl.Segmenter("en-CA", { granularity: "sentence" });

/** The long sentences of a document, which are compared by their words, without punctuation. */
const longSentences = (file: CheckedFile) =>
  file.texts
    .filter(({ isMarkdown }) => isMarkdown)
    .flatMap((text) =>
      [...splitter.segment(text.text)].map(({ segment }) => ({
        words: segment.toLowerCase().match(/[\p{L}\d]+/gu) ?? [],
        sentence: segment.trim(),
        text,
      })),
    )
    .filter(({ words }) => words.length >= fewestWords)
    .map(({ words, ...found }) => ({ key: words.join(" "), ...found }));

/** Reports sections of which at least half of the long sentences stand in an earlier document. */
export function copiedSections(files: CheckedFiles): Problem[] {
  const firstFiles = new Map<string, string>();
  return [...files.values()].flatMap((file) => {
    const sections = Map.groupBy(longSentences(file), ({ text }) => text.field);
    return [...sections.values()].flatMap((sentences): Problem[] => {
      const isCopied = ({ key }: { key: string }) =>
        (firstFiles.get(key) ?? file.file) !== file.file;
      const copied = sentences.filter(isCopied);
      for (const { key } of sentences) firstFiles.set(key, firstFiles.get(key) ?? file.file);
      const [first] = copied;
      if (!first || copied.length * 2 < sentences.length) return [];
      const { key, text, sentence } = first;
      const message = `${copied.length} of ${sentences.length} sentences of this section also appear in ${firstFiles.get(key) ?? ""}, such as “${sentence.slice(0, 60)}…”; every page needs its own words.`;
      return [problemIn(file, text, sentence, message)];
    });
  });
}
