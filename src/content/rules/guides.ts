/** Checks that what a guide names exists: headings of its text, and its sources. */
import { itemsAt, problemAt, textAt, type ContentFile } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";
import type { Content } from "./pages.ts";

/** The field's texts in a list of groups, each with its path. */
const textsIn = (file: ContentFile, list: string, field: string) =>
  itemsAt(file, [list]).flatMap((item) => {
    const path = [...item, field];
    const text = textAt(file, path);
    return text === undefined ? [] : [{ path, text }];
  });

/** Reports parts and tables under unknown headings, and links not in the sources. */
export function guideProblems({ files }: Content): Problem[] {
  const guides = [...files.values()].filter(({ collection }) => collection === "guides");
  return guides.flatMap((file) => {
    const expectOneOf = (list: string, field: string, known: readonly string[], what: string) =>
      textsIn(file, list, field)
        .filter(({ text }) => !known.includes(text))
        .map(({ path, text }) => {
          const message = `found “${text}”: there is no such ${what}.${didYouMean(text, known)}`;
          return problemAt(file, path, message);
        });
    const sources = textsIn(file, "sources", "url").map(({ text }) => text);
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
