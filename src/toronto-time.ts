/**
 * The date and time in Toronto, such as `2027-01-31 19:05`, with a space or a T between them. Uses
 * nothing outside itself, because it is in an inline script too (`layout/inline-script.ts`).
 */
export const torontoNow = () => {
  const timeZone = "America/Toronto";
  const now = new Date();
  // The Swedish locale formats dates like ISO 8601. `Intl` is only the fallback: loading it delays
  // the first paint on a slow phone by 60 ms.
  return "Temporal" in globalThis
    ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString()
    : now.toLocaleString("sv", { timeZone });
};

/**
 * Tells when an office opens and closes: times such as `07:00`, and `24:00` at the end of the day.
 */
interface Times {
  opens: string;
  closes: string;
}

/**
 * Describes what is different from one ISO date to another: other times, or closed without times.
 */
interface OtherHours extends Partial<Times> {
  first: string;
  last: string;
}

/**
 * Tells when the office is open: times, days such as `monday` in Toronto, and days that are
 * different.
 */
export interface OfficeHours extends Times {
  days: readonly string[];
  others?: readonly OtherHours[];
}

/** The beginnings of the weekdays' names, which differ in two letters. */
const weekdays = ["su", "mo", "tu", "we", "th", "fr", "sa"];

/** Returns what is different on a day, an ISO date; undefined on a usual day. */
export const otherHoursOn = ({ others = [] }: Pick<OfficeHours, "others">, day: string) =>
  others.find(({ first, last }) => first <= day && day <= last);

/** Returns when the office opens and closes on a day, an ISO date; undefined if it is closed. */
export function hoursOn(hours: OfficeHours, day: string): Times | undefined {
  const other = otherHoursOn(hours, day);
  const weekday = weekdays[new Date(day).getUTCDay()] ?? "";
  if (!other && !hours.days.some((name) => name.startsWith(weekday))) return undefined;
  const { opens, closes } = other ?? hours;
  return opens && closes ? { opens, closes } : undefined;
}

/** Returns whether the office is open at this time in Toronto, which is by default now. */
export function isOpen(hours: OfficeHours, now = torontoNow()): boolean {
  const today = hoursOn(hours, now.slice(0, 10));
  const time = now.slice(11, 16);
  return today !== undefined && today.opens <= time && time < today.closes;
}

/** The day and time at which the office opens next; undefined if it is closed for a year. */
export function nextOpening(hours: OfficeHours, now = torontoNow()) {
  const date = new Date(now.slice(0, 10));
  for (let later = 0; later < 366; later++) {
    const day = date.toISOString().slice(0, 10);
    const opens = hoursOn(hours, day)?.opens;
    if (opens && (later > 0 || now.slice(11, 16) < opens)) return { day, opens, later };
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return undefined;
}
