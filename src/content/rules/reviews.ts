/**
 * Reviews are in the file of their year, the newest first, none appears twice, and their places are
 * spelt like the areas.
 */
import { basename } from "node:path";
import { itemsAt, textAt, type ContentFile } from "#content/read.ts";
import { isDateInWords } from "#content/fields.ts";
import { closestName } from "#content/problems.ts";
import type { Content, Report } from "./pages.ts";

/** The paths of the reviews in a file; other files have none. */
export const reviewsIn = (file: ContentFile) =>
  file.collection === "reviews" ? itemsAt(file, []) : [];

/** Reports reviews in another year's file, reviews out of order, and texts that appear twice. */
export function reviewProblems({ files }: Content, report: Report) {
  const places = new Map<string, string>();
  for (const [path, file] of files) {
    const year = basename(path, ".yaml");
    let above = "";
    for (const review of reviewsIn(file)) {
      const date = textAt(file, [...review, "date"]) ?? "";
      // The schema reports another form, whose order would be a guess.
      if (isDateInWords(date)) {
        const isNewer = Date.parse(date) > Date.parse(above);
        const message = !date.endsWith(year)
          ? `found “${date}” among the reviews of ${year}; it belongs in ${date.slice(-4)}.yaml.`
          : isNewer && `found “${date}” below “${above}”; the newest review of a year comes first.`;
        if (message) report(file.placeOf([...review, "date"]), message);
        above = date;
      }
      const words = (textAt(file, [...review, "text"]) ?? "").replaceAll(/\s+/g, " ").trim();
      const first = places.get(words);
      if (first)
        report(file.placeOf([...review, "text"]), `found the same words as in ${first}; keep one.`);
      else if (words) places.set(words, `${file.file}, ${file.placeOf(review).place}`);
    }
  }
}

/** Asks about places of reviews that are nearly an area's name, such as “Scarboro”. */
export function reviewNotes({ files, areas }: Content, report: Report) {
  const names = areas?.entries.map(({ name }) => name) ?? [];
  for (const file of files.values()) {
    for (const review of reviewsIn(file)) {
      const place = textAt(file, [...review, "location"]) ?? "";
      const near = closestName(place, names);
      // Names with another initial are other places, and so is one whose city is given.
      const isOther = near?.[0]?.toLowerCase() !== place[0]?.toLowerCase();
      if (!near || near === place || isOther || textAt(file, [...review, "city"])) continue;
      const message = `found “${place}”. Did you mean “${near}”? If not, add the city below it, such as “city: toronto”.`;
      report(file.placeOf([...review, "location"]), message);
    }
  }
}
