import { content } from "./pages.ts";

/** Returns the first day from an ISO date on, on which the office is open, as an ISO date. */
export function openDay(from: string): string {
  const date = new Date(from);
  const { days } = content.business.hours;
  const weekday = () =>
    date.toLocaleDateString("en-CA", { weekday: "long", timeZone: "UTC" }).toLowerCase();
  while (!days.some((day) => day === weekday())) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, from.length);
}
