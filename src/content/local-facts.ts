import type { Facts } from "./facts.ts";
import { in24Hours } from "./time-of-day.ts";

/** The direction in which a language is written. */
export const directionOf = (code: string) =>
  new Intl.Locale(code).getTextInfo().direction === "rtl" ? "rtl" : "ltr";

/** The language of a file, with the digits 0 to 9 in every script. */
const localeOf = (code: string) => new Intl.Locale(code, { region: "CA", numberingSystem: "latn" });

/**
 * Writes the company's facts as a language does: hours by its clock; prices from left to right,
 * between the invisible characters that isolate them from a text in the other direction.
 */
export function localFacts(facts: Facts, code: string): Facts {
  const clock = new Intl.DateTimeFormat(localeOf(code), { timeStyle: "short", timeZone: "UTC" });
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const time = new Date(`2000-01-01T${in24Hours(fact)}Z`);
      if ((name === "opens" || name === "closes") && !Number.isNaN(time.getTime()))
        return [name, clock.format(time)];
      // A range must not break at its dash.
      const price = `\u2066${fact.replace("–", "\u2060–\u2060")}\u2069`;
      return [name, fact.startsWith("$") ? price : fact];
    }),
  );
}
