/** Checks that what a guide names exists: headings of its text, and its sources. */
import type { FieldPath } from "#content/schema-at.ts";
import { valueAt } from "#content/yaml.ts";
import { problemAt, textAt, type ContentFile, type ReadFiles } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";

/** The field's texts in a list of groups, each with its path. */
function textsIn(file: ContentFile | undefined, list: string, field: string) {
  const items = valueAt(file?.values, [list]);
  return (Array.isArray(items) ? items : []).flatMap((_, index) => {
    const path: FieldPath = [list, index, field];
    const text = textAt(file, path);
    return text === undefined ? [] : [{ path, text }];
  });
}

const wordsOf = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);

/** Reports parts and tables under unknown headings, and links not in the sources. */
export function guideProblems(files: ReadFiles): Problem[] {
  const guides = [...files.values()].filter(({ collection }) => collection === "guides");
  return guides.flatMap((file) => {
    const expectOneOf = (list: string, field: string, known: readonly string[], what: string) =>
      textsIn(file, list, field)
        .filter(({ text }) => !known.includes(text))
        .map(({ path, text }) => {
          const message = `found “${text}”: there is no such ${what}.${didYouMean(text, known)}`;
          return problemAt(file, path, message);
        });
    const sources = wordsOf(textsIn(file, "sources", "url"));
    return [
      ...expectOneOf("parts", "under", file.headings, "heading in the text"),
      ...expectOneOf("tables", "under", file.headings, "heading in the text"),
      ...file.references
        .filter(({ to, value }) => to === "pages" && /^https?:/.test(value))
        .filter(({ value }) => !sources.includes(value))
        .map(({ value, line, column, field }) => {
          const message = `found “${value}”, which is not among the sources; add it there, with what it says.`;
          return { file: file.file, line, column, field, message };
        }),
    ];
  });
}
