import { weekdays, weeklyHours } from "#content/office-hours.ts";
import { shiftsOn } from "#toronto-time.ts";
import { content, required } from "./pages.ts";

/** The hours of a usual week, as scripts read them. */
export const usualHours = { weekly: weeklyHours(content.business.hours) };

/** Returns the weekday of an ISO date, as in the content. */
export const weekdayOf = (day: string) => required(weekdays[(new Date(day).getUTCDay() + 6) % 7]);

/** Returns the first day from an ISO date on, on which the office is open, as an ISO date. */
export function openDay(from: string): string {
  const date = new Date(from);
  const day = () => date.toISOString().slice(0, "2026-01-31".length);
  while (shiftsOn(usualHours, day()).length === 0) date.setUTCDate(date.getUTCDate() + 1);
  return day();
}
