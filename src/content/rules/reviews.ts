/**
 * Reviews are in the file of their year, the newest first, none appears twice, and their places are
 * spelt like the areas.
 */
import { basename } from "node:path";
import { itemsAt, problemAt, textAt, type ContentFile } from "#content/read.ts";
import { isDateInWords } from "#content/fields.ts";
import { closestName, type Problem } from "#content/problems.ts";
import type { Content } from "./pages.ts";

/** The paths of the reviews in a file; other files have none. */
export const reviewsIn = (file: ContentFile) =>
  file.collection === "reviews" ? itemsAt(file, []) : [];

/** Reports reviews in another year's file, reviews out of order, and texts that appear twice. */
export function reviewProblems({ files }: Content): Problem[] {
  const places = new Map<string, string>();
  return [...files].flatMap(([path, file]) => {
    const year = basename(path, ".yaml");
    let above = "";
    return reviewsIn(file).flatMap((review): Problem[] => {
      const at = (field: string, message: string) => [problemAt(file, [...review, field], message)];
      const written = textAt(file, [...review, "date"]) ?? "";
      // The schema reports another form, whose order would be a guess.
      const date = isDateInWords(written) ? written : "";
      const earlier = above;
      above = date || above;
      const words = (textAt(file, [...review, "text"]) ?? "").replaceAll(/\s+/g, " ").trim();
      const first = places.get(words);
      if (words !== "") places.set(words, first ?? `${file.file}, ${file.placeOf(review).place}`);
      return [
        ...(date !== "" && !date.endsWith(year)
          ? at(
              "date",
              `found “${date}” among the reviews of ${year}; it belongs in ${date.slice(-4)}.yaml.`,
            )
          : Date.parse(date) > Date.parse(earlier)
            ? at(
                "date",
                `found “${date}” below “${earlier}”; the newest review of a year comes first.`,
              )
            : []),
        ...(words !== "" && first !== undefined
          ? at("text", `found the same words as in ${first}; keep one.`)
          : []),
      ];
    });
  });
}

/** Asks about places of reviews that are nearly an area's name, such as “Scarboro”. */
export function reviewNotes({ files, areas }: Content): Problem[] {
  const names = areas?.entries.map(({ name }) => name) ?? [];
  return [...files.values()].flatMap((file) =>
    reviewsIn(file).flatMap((review) => {
      const place = textAt(file, [...review, "location"]) ?? "";
      const near = closestName(place, names);
      // Names with another initial are other places, and so is one whose city is given.
      const isOther = near?.[0]?.toLowerCase() !== place[0]?.toLowerCase();
      if (near === undefined || near === place || isOther || textAt(file, [...review, "city"]))
        return [];
      const message = `found “${place}”. Did you mean “${near}”? If not, add the city below it, such as “city: toronto”.`;
      return [problemAt(file, [...review, "location"], message)];
    }),
  );
}
