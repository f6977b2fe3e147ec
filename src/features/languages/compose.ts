/** A name in braces, with what separates it from the words before. */
const place = /[\s,，،]*\{(\w+)\}/g;

/** A mark before a number that follows Arabic letters, or 416-555-0142 would read 0142-555-416. */
const withNumbersInOrder = (words: string) =>
  words.replaceAll(/(\p{Script=Arabic}\P{L}*?)(?=\d)/gu, "$1\u200E");

/**
 * Returns the sentences of a message, one on each line, with what the visitor has chosen in place of
 * the names in braces. A sentence goes if nothing is chosen of what it names.
 */
export const compose = (
  sentences: readonly string[],
  chosen: Readonly<Record<string, string | undefined>>,
): string =>
  sentences
    .filter((sentence) => {
      const names = [...sentence.matchAll(place)];
      return names.length === 0 || names.some(([, name = ""]) => chosen[name]);
    })
    .map((sentence) =>
      sentence
        .replaceAll(place, (written, name: string) => {
          const words = chosen[name];
          return words ? written.replace(`{${name}}`, () => withNumbersInOrder(words)) : "";
        })
        .replace(/^[\s,，،]+/, ""),
    )
    .join("\n");
