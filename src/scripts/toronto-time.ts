/** The time zone of the office hours and of the calendar. */
const timeZone = "America/Toronto";

/** The date and time in Toronto, such as `2027-01-31 19:05`, with a space or a T between them. */
export const torontoNow = () => {
  const now = new Date();
  // The Swedish locale formats dates like ISO 8601. `Intl` is only the fallback: loading it delays
  // the first paint on a slow phone by 60 ms.
  return "Temporal" in globalThis
    ? now.toTemporalInstant().toZonedDateTimeISO(timeZone).toString()
    : now.toLocaleString("sv", { timeZone });
};

/** When the office is open: times such as `07:00`, and days such as `monday`, in Toronto. */
export interface OfficeHours {
  opens: string;
  /** `24:00` is midnight at the end of the day. */
  closes: string;
  days: readonly string[];
}

/** The beginnings of the weekdays' names, which differ in two letters. */
const weekdays = ["su", "mo", "tu", "we", "th", "fr", "sa"];

/** Whether the office is open at this time in Toronto, which is by default now. */
export function isOpen({ opens, closes, days }: OfficeHours, now = torontoNow()): boolean {
  const weekday = weekdays[new Date(now.slice(0, 10)).getUTCDay()] ?? "";
  const time = now.slice(11, 16);
  const isOpenToday = days.some((day) => day.startsWith(weekday));
  return isOpenToday && opens <= time && time < closes;
}
