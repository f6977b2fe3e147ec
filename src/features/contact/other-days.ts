import { getBusiness, getSiteText } from "#content/queries.ts";
import { otherDaysOf } from "#content/days-schema.ts";
import { fillIn, formatDays } from "#content/fill-in.ts";

/** The closed days and special hours of `business.yaml` in words, with their dates. */
export async function getOtherDays(): Promise<string[]> {
  const { other_days: words } = await getSiteText();
  return otherDaysOf(await getBusiness()).map(({ first, last, opens: from, closes: to }) => {
    const dates = formatDays(first, last);
    return from && to ? fillIn(words.hours, { dates, from, to }) : fillIn(words.closed, { dates });
  });
}
