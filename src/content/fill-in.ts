import { locale } from "#site.ts";

/** Replaces placeholders such as `{name}` in a text; names without a value stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** The names of facts that a company may not have; the sections of texts depend on them. */
const optionalFacts: readonly string[] = ["opens", "closes", "emergency_line"];

/**
 * Chooses the sections of a text, written as in Mustache: `{#name}…{/name}` stays if there is a fact
 * of this name, `{^name}…{/name}` if there is none. What goes leaves its line breaks, so that lines
 * keep their numbers.
 */
export const chooseSections = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(
    /\{([#^])(\w+)\}(.*?)\{\/\2\}/gs,
    (section, mark: string, name: string, words: string) => {
      const isFact = Object.hasOwn(values, name);
      if (!isFact && !optionalFacts.includes(name)) return section;
      return isFact === (mark === "#") ? words : words.replaceAll(/[^\n]/g, "");
    },
  );

/** Chooses the sections of every text of parsed YAML, and replaces its placeholders. */
export function fillInAll(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return fillIn(chooseSections(value, values), values);
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
