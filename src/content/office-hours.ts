/** Times of day, and the office hours of a usual week: their fields, and their words. */
import { locale } from "#site.ts";
import { group, list, matching, oneOf } from "./fields.ts";
import { fillIn } from "./fill-in.ts";

/** A time of day, such as 7:30 PM. */
export const clock = matching(
  /^(?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M$/,
  "must be written like 7 AM or 7:30 PM",
);

/** Converts a time of the content, such as `7:30 PM`, to 24 hours, such as `19:30`. */
export function in24Hours(clock: string) {
  const [time = "", half] = clock.split(" ");
  const [hour, minute = "00"] = time.split(":");
  return `${String((Number(hour) % 12) + (half === "PM" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}

/** The times at which the office opens and closes, as in the content. */
interface Times {
  opens: string;
  closes: string;
}

/**
 * Returns when the office closes, in hours that count on past midnight: `24:00` is midnight, `26:00`
 * is 2 AM of the next day.
 */
export function closingTime({ opens, closes }: Times) {
  const time = in24Hours(closes);
  return time > in24Hours(opens) ? time : `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
}

/** Refuses a closing time that is likely an error, such as 5 AM for 5 PM, with the message for it. */
export const sensibleTimes: [(times: Times) => boolean, { path: PropertyKey[]; error: string }] = [
  (times) => closingTime(times) <= "28:00",
  {
    path: ["closes"],
    error: "must be later than the opening time, or at most 4 AM of the next day",
  },
];

/** The days of the week, in the order in which pages list them. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** The times of an entry, in hours that count on past midnight. */
const timesOf = (entry: Times) => ({
  opens: in24Hours(entry.opens),
  closes: closingTime(entry),
});

/** The office hours of a usual week. Entries of the same day, or of two days in turn, must not overlap. */
export const officeHoursSchema = list(
  "Office hours",
  "When the office is open in a usual week: one entry for days with the same hours, two for a day with a break.",
  group("The hours of some days of the week.", {
    days: list(
      "Day",
      "The days of the week that have these hours.",
      oneOf(weekdays)("A day of the week.", "monday"),
    ).min(1, { error: "must name a day" }),
    opens: clock("When the office opens.", "7 AM", "7:30 AM"),
    closes: clock("When the office closes; 12 AM is midnight, 2 AM is past midnight.", "7 PM"),
  }).refine(...sensibleTimes),
)
  .min(1, { error: "must have an entry" })
  .superRefine((entries, context) => {
    const shifts = entries
      .flatMap((entry, index) => {
        const { opens, closes } = timesOf(entry);
        // Hours and minutes after the beginning of the week, as 31.3 for 7:30 on Tuesday.
        const inWeek = (day: (typeof weekdays)[number], time: string) =>
          weekdays.indexOf(day) * 24 + Number(time.replace(":", "."));
        return entry.days.map((day) => {
          return { index, opens: inWeek(day, opens), closes: inWeek(day, closes) };
        });
      })
      .toSorted((a, b) => a.opens - b.opens);
    const message = "overlaps with the hours of another entry of this list";
    for (const [place, { index, closes }] of shifts.entries()) {
      const next = shifts[place + 1] ?? {
        index: shifts[0]?.index ?? 0,
        opens: (shifts[0]?.opens ?? 0) + 7 * 24,
      };
      if (closes <= next.opens) continue;
      const path = [Math.max(index, next.index), "opens"];
      context.addIssue({ code: "custom", path, message });
      break;
    }
  });

/** The office hours as in the content, which the schema may not have validated yet. */
export type WeeklyHours = readonly { days: readonly string[]; opens: string; closes: string }[];

/** The office hours for `toronto-time.ts` and structured data, in hours that count on past midnight. */
export const weeklyHours = (entries: WeeklyHours) =>
  entries.map((entry) => ({ days: entry.days, ...timesOf(entry) }));

/** The times of an office that has the same hours every day, without a break; otherwise undefined. */
export function dailyTimes(entries: WeeklyHours): { opens: string; closes: string } | undefined {
  const [first] = entries;
  const isAlike =
    first &&
    new Set(entries.flatMap(({ days }) => days)).size === weekdays.length &&
    entries.every(({ opens, closes }) => opens === first.opens && closes === first.closes);
  return isAlike ? { opens: first.opens, closes: first.closes } : undefined;
}

const and = new Intl.ListFormat(locale, { type: "conjunction" });

/** Writes a day of the week, such as “Monday”. */
const dayName = (day: number) =>
  // The first of January 2024 is a Monday.
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(locale, {
    weekday: "long",
    timeZone: "UTC",
  });

/** Writes days, given in order by their numbers, as “Monday to Friday” or “Monday and Friday”. */
function daysInWords(days: readonly number[], range: string) {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return and.format(
    runs.flatMap((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)];
      return run.length > 2
        ? [fillIn(range, { first: dayName(first), last: dayName(last) })]
        : run.map(dayName);
    }),
  );
}

/**
 * Writes the office hours by the days that have the same: “Monday to Friday” with “8 AM – 6 PM”. In
 * `range` are the words of several days in turn, with `{first}` and `{last}`.
 */
export function hoursByDays(entries: WeeklyHours, range: string) {
  const byTimes = new Map<string, number[]>();
  for (const [day, name] of weekdays.entries()) {
    const times = entries
      .filter(({ days }) => days.includes(name))
      .toSorted((a, b) => in24Hours(a.opens).localeCompare(in24Hours(b.opens)))
      .map(({ opens, closes }) => `${opens} – ${closes}`)
      .join(", ");
    if (times) byTimes.set(times, [...(byTimes.get(times) ?? []), day]);
  }
  return [...byTimes].map(([times, days]) => ({ days: daysInWords(days, range), times }));
}
