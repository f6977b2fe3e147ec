/** Checks reviews against each other: their year, their order, and repeats. */
import { basename } from "node:path";
import type { CheckedFiles } from "./check-file.ts";
import { problemAt, textAt, type Problem } from "./problems.ts";

/** Reports reviews in the file of another year, reviews out of order, and texts that appear twice. */
export function misplacedReviews(files: CheckedFiles): Problem[] {
  const places = new Map<string, string>();
  return [...files].flatMap(([path, file]) => {
    if (file.collection !== "reviews" || !Array.isArray(file.raw)) return [];
    const year = basename(path, ".yaml");
    const dates = file.raw.flatMap((_, index) => {
      const date = textAt(file, [index, "date"]) ?? "";
      const isWrong = file.problems.some(({ field }) => field === `${index}.date`);
      return date === "" || isWrong ? [] : [{ index, date, time: Date.parse(date) }];
    });
    const ofYear = dates.filter(({ date }) => date.endsWith(year));
    const inOrder = new Set(longestInOrder(ofYear));
    return [
      ...dates.flatMap((dated): Problem[] => {
        const { index, date } = dated;
        if (inOrder.has(dated)) return [];
        const message = ofYear.includes(dated)
          ? `found “${date}” out of order; the newest review of a year comes first.`
          : `found “${date}” among the reviews of ${year}; it belongs in ${date.slice(-4)}.yaml.`;
        return [problemAt(file, [index, "date"], message)];
      }),
      ...file.raw.flatMap((_, index): Problem[] => {
        const words = (textAt(file, [index, "text"]) ?? "").replaceAll(/\s+/g, " ").trim();
        const first = places.get(words);
        if (words === "") return [];
        places.set(words, first ?? `${file.file}, ${file.nameOf([index])}`);
        if (first === undefined) return [];
        const message = `found the same words as in ${first}; keep one.`;
        return [problemAt(file, [index, "text"], message)];
      }),
    ];
  });
}

/** Returns the longest subsequence that is sorted newest first; the other entries have to move. */
function longestInOrder<T extends { time: number }>(entries: readonly T[]): readonly T[] {
  const ending: (readonly T[])[] = [];
  for (const entry of entries) {
    const before = ending
      .filter((row) => (row.at(-1)?.time ?? Infinity) >= entry.time)
      .reduce<readonly T[]>((best, row) => (row.length > best.length ? row : best), []);
    ending.push([...before, entry]);
  }
  return ending.reduce<readonly T[]>((best, row) => (row.length > best.length ? row : best), []);
}
