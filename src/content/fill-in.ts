import { locale } from "#site.ts";

/** Replaces placeholders such as `{name}` in a text; names without a value stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** Replaces placeholders in every text of parsed YAML. */
export function fillInAll(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return fillIn(value, values);
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, fillInAll(field, values)]),
  );
}

/** Writes an ISO month such as 2026-11 as “November 2026”. */
export const formatMonth = (month: string) =>
  new Date(month).toLocaleDateString(locale, { month: "long", year: "numeric", timeZone: "UTC" });

/** Writes two ISO dates as “December 25 – 26, 2026”, or as one date if they are the same. */
export const formatDays = (first: string, last: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatRange(
    new Date(first),
    new Date(last),
  );

/** Writes an ISO date such as 2026-11-22 as “November 22, 2026”. */
export const formatDay = (day: string) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
