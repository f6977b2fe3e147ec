import { getBusiness } from "#content/business.ts";
import { lastDay } from "#content/days-schema.ts";
import { fillIn, formatDays } from "#content/fill-in.ts";
import { getSiteText } from "#content/text.ts";

/** The closed days and special hours of `business.yaml` in words, with their dates. */
export async function getOtherDays(): Promise<string[]> {
  const { closed = [], special_hours = [] } = await getBusiness();
  const { other_days: words } = await getSiteText();
  return [...closed, ...special_hours]
    .toSorted((a, b) => a.first.localeCompare(b.first))
    .map((entry) => {
      const dates = formatDays(entry.first, lastDay(entry));
      return "opens" in entry
        ? fillIn(words.hours, { dates, from: entry.opens, to: entry.closes })
        : fillIn(words.closed, { dates });
    });
}
