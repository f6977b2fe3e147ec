/** Finds text copied from another document: search engines expect every page to have text of its own. */
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import type { FieldText } from "./parsed-file.ts";
import { problemIn, type Problem } from "./problems.ts";

/** A sentence that is too long to be repeated by chance. */
interface LongSentence {
  /** The words in lower case without punctuation, by which sentences are compared. */
  key: string;
  text: FieldText;
  /** The sentence as written. */
  words: string;
}

/** The fewest words of a long sentence. */
const fewestWords = 9;
const splitter = new Intl.Segmenter("en-CA", { granularity: "sentence" });
const cache = new WeakMap<CheckedFile, readonly LongSentence[]>();

/** The long sentences of a document's text, cached: most files stay the same between two checks. */
function longSentences(file: CheckedFile): readonly LongSentence[] {
  const known = cache.get(file);
  if (known) return known;
  const sentences = file.texts
    .filter(({ isMarkdown }) => isMarkdown)
    .flatMap((text) =>
      [...splitter.segment(text.text)].flatMap(({ segment }) => {
        const words = segment.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
        return words.length < fewestWords
          ? []
          : [{ key: words.join(" "), text, words: segment.trim() }];
      }),
    );
  cache.set(file, sentences);
  return sentences;
}

/** Reports sections of which at least half of the long sentences also appear in another document. */
export function copiedSections(files: CheckedFiles): Problem[] {
  const documents = [...files.values()].filter(({ file }) => file.endsWith(".md"));
  const first = new Map<string, CheckedFile>();
  const repeated = new Map<string, Set<CheckedFile>>();
  for (const file of documents) {
    for (const { key } of longSentences(file)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      else if (other !== file) repeated.set(key, (repeated.get(key) ?? new Set([other])).add(file));
    }
  }
  if (repeated.size === 0) return [];
  return documents.flatMap((file) => {
    const sections = [...Map.groupBy(longSentences(file), ({ text }) => text.field).values()];
    const problems = sections.flatMap((sentences): Problem[] => {
      const shared = sentences.filter(({ key }) => repeated.get(key)?.has(file));
      const [sentence] = shared;
      if (!sentence || shared.length * 2 < sentences.length) return [];
      const { key, text, words } = sentence;
      const other = [...(repeated.get(key) ?? [])].find((one) => one !== file);
      const message = `${shared.length} of ${sentences.length} sentences of this section also appear in ${other?.file ?? ""}, such as “${words.slice(0, 60)}…”; every page needs its own words.`;
      return [problemIn(file, text, words, message)];
    });
    if (problems.length < sections.length) return problems;
    // Of two documents that are the same throughout, only the later one is reported.
    const keys = longSentences(file).map(({ key }) => key);
    return keys.every((key) => first.get(key) === file) ? [] : problems.slice(0, 1);
  });
}
