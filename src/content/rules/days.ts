/** Closed days, days with other hours, and notices, of which the last day is over. */
import { problemAt, textAt, type ContentFile } from "#content/read.ts";
import type { Problem } from "#content/problems.ts";
import { valueAt } from "#content/yaml.ts";

/** Notes what is over on a day, an ISO date in Toronto. */
export function dayNotes(business: ContentFile | undefined, today: string): Problem[] {
  if (!business) return [];
  return ["closed", "special_hours", "notices"].flatMap((key) => {
    const entries = valueAt(business.values, [key]);
    return (Array.isArray(entries) ? [...entries.keys()] : []).flatMap((index) => {
      const last =
        textAt(business, [key, index, "last"]) ?? textAt(business, [key, index, "first"]);
      const message = `its last day was ${last ?? ""}, so it can be deleted.`;
      return last !== undefined && last < today ? [problemAt(business, [key, index], message)] : [];
    });
  });
}
