/** Warnings about measures of a text: length, reading grade, and overlap with other pages. */
import { areasNamedIn, indexAreaNames } from "#loader/area-names.ts";
import { areaListIn } from "#loader/check-areas.ts";
import type { CheckedFile, CheckedFiles } from "#loader/check-file.ts";
import { problemAt, textAt, type Problem } from "#loader/problems.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { gradeOf, overlapOf, runsOf, wordsOf } from "./prose.ts";

/** The minimum and maximum number of words of an article, by collection. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  cities: [500, 800],
  neighbourhoods: [350, 600],
};

const highestGrade = 8;
const highestOverlap = 0.04;
const fewestWordsOfAlt = 8;
/** The reading grade of a shorter text is not meaningful. */
const fewestWordsForGrade = 60;

/** Returns the Markdown text of a document without its headings. */
const proseOf = ({ texts }: CheckedFile) =>
  texts
    .filter(({ isMarkdown, text, field }) => isMarkdown && text !== field)
    .map(({ text }) => text)
    .join("\n");

/** Returns the parts of a file that are graded together: the text of a document, or a top-level group of YAML fields. */
function partsOf(file: CheckedFile): { field: string; line: number; text: string }[] {
  // “Who to call” is not graded, since it consists mostly of names of authorities.
  const texts = file.texts.filter(
    ({ field, text }) => /\s/.test(text) && !field.startsWith("who_to_call"),
  );
  const groups = Map.groupBy(texts, ({ field, isMarkdown }) =>
    isMarkdown ? "text" : (field.split(".")[0] ?? ""),
  );
  return [...groups].map(([field, texts]) => ({
    field,
    line: texts[0]?.line ?? 1,
    text: texts.map(({ text }) => text).join("\n"),
  }));
}

/** Reports a text that is too long, too short or too hard to read, in one file. */
export function measureWarnings(file: CheckedFile): Problem[] {
  if (["reviews", "areas", "business"].includes(file.collection ?? "")) return [];
  const warn = (field: string, line: number, message: string): Problem => ({
    file: file.file,
    line,
    column: 1,
    field,
    message,
  });
  const [least, most] = lengths[file.collection ?? ""] ?? [0, Infinity];
  const words = wordsOf(proseOf(file)).length;
  const first = file.texts.find(({ isMarkdown }) => isMarkdown)?.line ?? 1;
  return [
    ...(words < least || words > most
      ? [warn("text", first, `has ${words} words; a page of this kind has ${least} to ${most}.`)]
      : []),
    ...partsOf(file).flatMap(({ field, line, text }) => {
      const grade = gradeOf(text);
      return wordsOf(text).length < fewestWordsForGrade || grade <= highestGrade
        ? []
        : [
            warn(
              field,
              line,
              `the reading grade is ${grade.toFixed(1)}, expected at most ${highestGrade}; write shorter sentences and words.`,
            ),
          ];
    }),
  ];
}

/** Reports pairs of cities or neighbourhoods that share more than 4 % of their runs of five words. */
export function overlapWarnings(files: CheckedFiles): Problem[] {
  return Object.keys(lengths).flatMap((collection) => {
    const articles = [...files.values()]
      .filter((file) => file.collection === collection)
      .map((file) => ({ file, runs: runsOf(proseOf(file)) }));
    return articles.flatMap((a, index) =>
      articles.slice(index + 1).flatMap((b): Problem[] => {
        const share = overlapOf(a.runs, b.runs);
        if (share <= highestOverlap) return [];
        const message = `shares ${(share * 100).toFixed(1)} % of its runs of five words with ${a.file.file}, expected at most 4 %; rewrite it.`;
        return [{ file: b.file.file, line: 1, column: 1, field: "text", message }];
      }),
    );
  });
}

/** Reports headings and titles of areas that do not name the area, and alternative texts that are too short. */
export function placeWarnings(files: CheckedFiles): Problem[] {
  const { list, areas } = areaListIn(files) ?? {};
  if (!list || !areas) return [];
  const known = indexAreaNames(areas);
  const named = (text: string, name: string) =>
    [...areasNamedIn(text, known)].some((one) => name.endsWith(one)) || text.includes(name);
  return Object.entries(areas).flatMap(([kind, entries]) =>
    entries.flatMap(({ slug, name }, index): Problem[] => {
      const document = files.get(`${kind}/${slug}.md`);
      const check = (field: FieldPath): Problem[] => {
        const text = textAt(document, field);
        if (!document || text === undefined || text === "" || named(text, name)) return [];
        return [problemAt(document, field, `found “${text}”, which does not name ${name}.`)];
      };
      const alt = textAt(list, [kind, index, "alt"]) ?? "";
      const words = wordsOf(alt).length;
      const short =
        words > 0 && words < fewestWordsOfAlt
          ? [
              problemAt(
                list,
                [kind, index, "alt"],
                `has ${words} words, expected at least ${fewestWordsOfAlt}; say who does what, and where.`,
              ),
            ]
          : [];
      return [...check(["h1"]), ...check(["title"]), ...short];
    }),
  );
}
