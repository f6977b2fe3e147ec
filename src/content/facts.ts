/** The company's facts by the names under which texts use them, such as `{opens}`. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { costGuideSchema } from "#features/cost-guide/schema.ts";
import { businessSchema, type Business } from "./business-schema.ts";
import { publishedAreas } from "./published-areas.ts";
import { formatPrice, formatRange } from "./price-range.ts";
import { contentFiles, type ContentFiles } from "./content-folder.ts";
import { parseMarkdown } from "./markdown-tree.ts";
import { chooseSections, fillIn } from "./fill-in.ts";
import { dailyTimes, hoursByDays, in24Hours } from "./office-hours.ts";
import { valueAt, valuesIn } from "./yaml.ts";

/** The files in which facts are written. */
const factFiles = ["business.yaml", "cost-guide.yaml", "areas.yaml", "site.yaml"] as const;

/** The files on which facts depend: the number of cities also on which of them are drafts. */
export const factPatterns = [...factFiles, "cities/*.md"] as const;

/** The text of each fact by its name. */
export type Facts = Readonly<Record<string, string>>;

const { name, short_name, phone, rating, hours, emergency_line, policies } = businessSchema.shape;

/** The fields that are facts; the texts of others may be too long until they are filled in. */
const factFields = z.object({
  business: z.object({ name, short_name, phone, rating, hours, emergency_line, policies }),
  costGuide: costGuideSchema,
  areas: z.object({
    cities: z.array(z.object({ slug: z.string(), status: z.string().optional() })),
  }),
  site: z.object({
    office_hours: z.object({ days: z.string() }),
    phrases: z.record(z.string(), z.string()),
  }),
});

/**
 * Returns whether a document is marked as a draft. Only one with the word is parsed: every
 * collection asks.
 */
const isDraft = (document = "") =>
  document.includes("draft") &&
  valueAt(valuesIn(parseMarkdown(document).frontMatter?.yaml ?? ""), ["draft"]) === true;

/** The facts as last read, which stay the same object until one of them changes. */
let last: Facts = {};

/** Returns the facts in these files; there are none while one of them, or a fact, is invalid. */
export function readFacts(files: ContentFiles = contentFiles(`{${factPatterns.join()}}`)): Facts {
  const facts = factsIn(files);
  if (!isDeepStrictEqual(facts, last)) last = facts;
  return last;
}

function factsIn(files: ContentFiles): Facts {
  const [business, costGuide, areas, site] = factFiles.map((path) =>
    valuesIn(files.get(path) ?? ""),
  );
  const { data } = factFields.safeParse({ business, costGuide, areas, site });
  if (!data) return {};
  const { policies } = data.business;
  const { summary, locations, methods, factors, repairs, worked_example, year } = data.costGuide;
  const cities = { has: (slug: string) => !isDraft(files.get(`cities/${slug}.md`)) };
  const facts: Record<string, string> = {
    phone: data.business.phone,
    business: data.business.name,
    short_name: data.business.short_name,
    rating: String(data.business.rating.value),
    review_count: String(data.business.rating.count),
    ...hourFacts(data.business, data.site.office_hours.days),
    city_count: String(publishedAreas("cities", data.areas.cities, cities).length),
    price_year: String(year),
  };
  for (const name of ["door_nights", "coldest_night", "mesh"] as const) {
    const says = policies[name]?.says;
    if (says !== undefined) facts[name] = says;
  }
  for (const line of [summary, locations, methods, factors, repairs].flat()) {
    const { placeholder, low, high = low, open_end: isOpenEnded = false } = line;
    if (placeholder) facts[placeholder] = formatRange({ low, high, isOpenEnded });
  }
  for (const { placeholder, amount } of worked_example.lines)
    if (placeholder) facts[placeholder] = formatPrice(amount);
  for (const [name, words] of Object.entries(data.site.phrases))
    facts[name] = fillIn(chooseSections(words, facts), facts);
  return facts;
}

/**
 * The facts about the hours: `opens` and `closes` only while every day has the same, since a text
 * names no time that is false on some day, and `emergency_line` only while there is one.
 */
function hourFacts(business: Pick<Business, "hours" | "emergency_line">, range: string): Facts {
  const daily = dailyTimes(business.hours);
  const byDays = hoursByDays(business.hours, range).map(({ days, times }) => `${days} ${times}`);
  return {
    ...daily,
    hours: daily ? `${daily.opens} – ${daily.closes}` : byDays.join("; "),
    ...(business.emergency_line && { emergency_line: "24/7" }),
  };
}

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
