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

/** Returns the date in Toronto, such as `2027-01-31`. */
export const torontoToday = () => torontoNow().slice(0, 10);

/**
 * Describes when an office is open without a break: times such as `07:00`. Past midnight the hours
 * count on: `24:00` is the end of the day, `26:00` is 2 AM of the next day.
 */
interface Shift {
  opens: string;
  closes: string;
}

/**
 * Describes what is different from one ISO date to another: other times, or closed without times.
 */
interface OtherHours extends Partial<Shift> {
  first: string;
  last: string;
}

/** Tells when an office is open: in a usual week by days such as `monday`, and on other days. */
export interface OfficeHours {
  weekly: readonly (Shift & { days: readonly string[] })[];
  others?: readonly OtherHours[];
}

/** The beginnings of the weekdays' names, which differ in two letters. */
const weekdays = ["su", "mo", "tu", "we", "th", "fr", "sa"];

/** Returns the ISO date some days after another. */
export const dayAfter = (day: string, days: number) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Returns what is different on a day, an ISO date; undefined on a usual day. */
export const otherHoursOn = ({ others = [] }: Pick<OfficeHours, "others">, day: string) =>
  others.find(({ first, last }) => first <= day && day <= last);

/** Returns the shifts that begin on a day, an ISO date, in their order; none if it is closed. */
export function shiftsOn(hours: OfficeHours, day: string): readonly Shift[] {
  const other = otherHoursOn(hours, day);
  if (other) {
    const { opens, closes } = other;
    return opens && closes ? [{ opens, closes }] : [];
  }
  const weekday = weekdays[new Date(day).getUTCDay()] ?? "";
  return hours.weekly
    .filter(({ days }) => days.some((name) => name.startsWith(weekday)))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));
}

/**
 * Tells where a time in Toronto is in the office's hours: the day on which its shift began, which
 * past midnight may be yesterday, and whether the office is open.
 */
export function officeDay(hours: OfficeHours, now = torontoNow()) {
  const today = now.slice(0, 10);
  const time = now.slice(11, 16);
  const runs = (day: string, time: string) =>
    shiftsOn(hours, day).some(({ opens, closes }) => opens <= time && time < closes);
  const yesterday = dayAfter(today, -1);
  const isYesterdays = runs(yesterday, `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`);
  return { day: isYesterdays ? yesterday : today, isOpen: isYesterdays || runs(today, time) };
}

/** The day and time at which the office opens next; undefined if it is closed for a year. */
export function nextOpening(hours: OfficeHours, now = torontoNow()) {
  const today = now.slice(0, 10);
  for (let later = 0; later < 366; later++) {
    const day = dayAfter(today, later);
    const next = shiftsOn(hours, day).find(({ opens }) => later > 0 || now.slice(11, 16) < opens);
    if (next) return { day, opens: next.opens, later };
  }
  return undefined;
}
