/** Days that are over, and what waits for a day. */
import {
  itemsAt,
  problemAt,
  textAt,
  waitsUntil,
  type ContentFile,
  type ReadFiles,
} from "#content/read.ts";
import type { Problem } from "#content/problems.ts";
import { valueAt } from "#content/yaml.ts";

/** Notes what is over on a day, an ISO date in Toronto. */
export function dayNotes(business: ContentFile | undefined, today: string): Problem[] {
  if (!business) return [];
  return ["closed", "special_hours", "notices"].flatMap((key) =>
    itemsAt(business, [key]).flatMap((item) => {
      const last = textAt(business, [...item, "last"]) ?? textAt(business, [...item, "first"]);
      const message = `its last day was ${last ?? ""}, so it can be deleted.`;
      return last !== undefined && last < today ? [problemAt(business, item, message)] : [];
    }),
  );
}

/** Notes documents, and items of their lists, that are published on a later day. */
export const waitingNotes = (files: ReadFiles): Problem[] =>
  [...files.values()].flatMap((file) => {
    const items = Object.keys(file.values ?? {}).flatMap((key) => itemsAt(file, [key]));
    return [[], ...items].flatMap((path) => {
      const day = waitsUntil(valueAt(file.values, path));
      const message = `is published on ${day}, not before.`;
      return day ? [problemAt(file, [...path, "publish"], message)] : [];
    });
  });

/** Notes documents whose sources nobody has read for a year. */
export const unreadNotes = (files: ReadFiles, today: string): Problem[] =>
  [...files.values()].flatMap((file) => {
    const month = textAt(file, ["checked"]) ?? "9";
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
    const message = `its sources were last read in ${month}: read them again, and write the month.`;
    return month < yearAgo ? [problemAt(file, ["checked"], message)] : [];
  });
