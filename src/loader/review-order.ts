/** Checks reviews against each other: their year, their order, and repeats. */
import { basename } from "node:path";
import type { CheckedFiles } from "./check-file.ts";
import { problemAt, textAt, type Problem } from "./problems.ts";

/** Reports reviews in another year's file, reviews out of order, and texts that appear twice. */
export function misplacedReviews(files: CheckedFiles): Problem[] {
  const places = new Map<string, string>();
  return [...files].flatMap(([path, file]) => {
    if (file.collection !== "reviews" || !Array.isArray(file.raw)) return [];
    const year = basename(path, ".yaml");
    const dates = [...file.raw.keys()].map((index) => textAt(file, [index, "date"]) ?? "");
    let above = "";
    return dates.flatMap((date, index): Problem[] => {
      const problems: Problem[] = [];
      if (!Number.isNaN(Date.parse(date)) && !date.endsWith(year)) {
        const message = `found “${date}” among the reviews of ${year}; it belongs in ${date.slice(-4)}.yaml.`;
        problems.push(problemAt(file, [index, "date"], message));
      } else if (Date.parse(date) > Date.parse(above)) {
        const message = `found “${date}” below “${above}”; the newest review of a year comes first.`;
        problems.push(problemAt(file, [index, "date"], message));
      }
      if (date !== "") above = date;
      const words = (textAt(file, [index, "text"]) ?? "").replaceAll(/\s+/g, " ").trim();
      const first = places.get(words);
      if (words !== "") places.set(words, first ?? `${file.file}, ${file.nameOf([index])}`);
      if (words !== "" && first !== undefined) {
        const message = `found the same words as in ${first}; keep one.`;
        problems.push(problemAt(file, [index, "text"], message));
      }
      return problems;
    });
  });
}
