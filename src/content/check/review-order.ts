/** Checks reviews against each other and the areas: their year, order, repeats and places. */
import { basename } from "node:path";
import type { CheckedFile, CheckedFiles } from "./check-file.ts";
import { areaListIn } from "./check-areas.ts";
import { closestName, problemAt, textAt, type Problem } from "./problems.ts";

/** The indexes of the reviews in a file; other files have none. */
export const reviewsIn = ({ collection, raw }: CheckedFile) =>
  collection === "reviews" && Array.isArray(raw) ? [...raw.keys()] : [];

/** Reports reviews in another year's file, reviews out of order, and texts that appear twice. */
export function misplacedReviews(files: CheckedFiles): Problem[] {
  const places = new Map<string, string>();
  return [...files].flatMap(([path, file]) => {
    const year = basename(path, ".yaml");
    const dates = reviewsIn(file).map((index) => textAt(file, [index, "date"]) ?? "");
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

/** Asks about places of reviews that are nearly an area's name, such as “Scarboro”. */
export function nearPlaces(files: CheckedFiles): Problem[] {
  const { areas } = areaListIn(files) ?? {};
  const names = Object.values(areas ?? {}).flatMap((list) => list.map(({ name }) => name));
  return [...files.values()].flatMap((file) =>
    reviewsIn(file).flatMap((index) => {
      const place = textAt(file, [index, "location"]) ?? "";
      const near = closestName(place, names);
      // Names with another initial are other places, and so is one whose city is given.
      const isOther = near?.[0]?.toLowerCase() !== place[0]?.toLowerCase();
      if (near === undefined || near === place || isOther || textAt(file, [index, "city"]))
        return [];
      const message = `found “${place}”. Did you mean “${near}”? If not, add the city below it, such as “city: toronto”.`;
      return [problemAt(file, [index, "location"], message)];
    }),
  );
}
