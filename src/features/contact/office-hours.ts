import { getBusiness, getSiteText } from "#content/queries.ts";
import { otherDaysOf } from "#content/days-schema.ts";
import { fillIn, formatDays } from "#content/fill-in.ts";
import {
  closingTime,
  dailyTimes,
  hoursByDays,
  in24Hours,
  weeklyHours,
} from "#content/office-hours.ts";
import { torontoToday, type OfficeHours } from "#toronto-time.ts";

/** The closed days and special hours of `business.yaml` that are not over, as of the build. */
const getComingDays = async () => otherDaysOf(await getBusiness(), torontoToday());

/** The office hours: for scripts, and in words. */
export async function getOfficeHours() {
  const { hours } = await getBusiness();
  const { office_hours: words, header, other_days } = await getSiteText();
  const others = (await getComingDays()).map(({ first, last, opens, closes }) => ({
    first,
    last,
    ...(opens && closes && { opens: in24Hours(opens), closes: closingTime({ opens, closes }) }),
  }));
  const daily = dailyTimes(hours);
  const office: OfficeHours = { weekly: weeklyHours(hours), others };
  return {
    office,
    /** Tells whether every day of a usual week has the same hours. */
    isDaily: daily !== undefined,
    /** Tells whether that is so, and no day that is different is ahead. */
    isAlwaysUsual: daily !== undefined && others.length === 0,
    /** The words for a closed day where there is room: which days are open, too, if not every day. */
    closedToday: daily ? other_days.closed_today : `${other_days.closed_today}. ${words.line}`,
    /**
     * The lines of the header, in parts that stay on one line each: the specified words while every
     * day has the same hours, else the days and their shifts.
     */
    headerLines: daily
      ? [[fillIn(header.hours, { from: daily.opens, to: daily.closes })], [header.days]]
      : hoursByDays(hours, words.days).map(({ days, times }) => [days, ...times.split(/(?<=,) /)]),
  };
}

/** The closed days and special hours that are not over, in words, with their dates. */
export async function getOtherDays() {
  const { other_days: words } = await getSiteText();
  return (await getComingDays()).map(({ first, last, opens: from, closes: to }) => {
    const dates = formatDays(first, last);
    const text =
      from && to ? fillIn(words.hours, { dates, from, to }) : fillIn(words.closed, { dates });
    return { text, last };
  });
}
