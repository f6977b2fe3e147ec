/** Replaces placeholders such as `{name}` in a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce(
    // A function, because a replacement string gives `$` a special meaning.
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => String(value)),
    text,
  );

/** Writes an ISO month such as 2026-11 as “November 2026”. */
export const formatMonth = (month: string) =>
  new Date(month).toLocaleDateString("en-CA", { month: "long", year: "numeric", timeZone: "UTC" });

/** Writes an ISO date such as 2026-11-22 as “November 22, 2026”. */
export const formatDay = (day: string) =>
  new Date(day).toLocaleDateString("en-CA", { dateStyle: "long", timeZone: "UTC" });
