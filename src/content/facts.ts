/** The company's facts by the names under which texts use them, such as `{opens}`. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { publishedAreas } from "./published-areas.ts";
import { formatRange } from "./price-range.ts";
import { contentFiles, type ContentFiles } from "./content-folder.ts";
import { parseMarkdown } from "./markdown-tree.ts";
import { chooseSections, fillIn } from "./fill-in.ts";
import { dailyTimes, hoursByDays, in24Hours } from "./office-hours.ts";
import type { FieldPath } from "./schema-at.ts";
import { valueAt, valuesIn } from "./yaml.ts";

/** The files in which facts are written. */
const factFiles = ["business.yaml", "cost-guide.yaml", "areas.yaml", "site.yaml"] as const;

/** The files on which facts depend: the number of cities also on which of them are drafts. */
export const factPatterns = [...factFiles, "cities/*.md"] as const;

/** The text of each fact by its name. */
export type Facts = Readonly<Record<string, string>>;

/** The fields of `business.yaml` that are facts. */
const businessFacts: Readonly<Record<string, FieldPath>> = {
  phone: ["phone"],
  business: ["name"],
  short_name: ["short_name"],
  rating: ["rating", "value"],
  review_count: ["rating", "count"],
  door_nights: ["policies", "door_nights", "says"],
  coldest_night: ["policies", "coldest_night", "says"],
  mesh: ["policies", "mesh", "says"],
};

const printable = z.union([z.string(), z.number()]).transform(String);

/** A line of the cost guide that names its price for texts. */
const namedPrice = z.object({
  placeholder: z.string(),
  low: z.unknown().optional(),
  amount: z.unknown().optional(),
  high: z.number().optional(),
  open_end: z.boolean().optional(),
});

const listedCities = z.array(z.object({ slug: z.string(), status: z.string().optional() }));

/**
 * Returns whether a document is marked as a draft. Only one with the word is parsed: every
 * collection asks.
 */
const isDraft = (document = "") =>
  document.includes("draft") &&
  valueAt(valuesIn(parseMarkdown(document).frontMatter?.yaml ?? ""), ["draft"]) === true;

const hourEntries = z.array(
  z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() }),
);

const exampleLine = z.looseObject({ amount: z.number(), count: z.number().optional() });

/** The facts as last read, which stay the same object until one of them changes. */
let last: Facts = {};

/**
 * Returns the facts in these files; facts that are missing are left out. There are none if one of
 * the files cannot be parsed.
 */
export function readFacts(files: ContentFiles = contentFiles(`{${factPatterns.join()}}`)): Facts {
  const facts = factsIn(files);
  if (!isDeepStrictEqual(facts, last)) last = facts;
  return last;
}

function factsIn(files: ContentFiles): Facts {
  const [business, costGuide, areas, site] = factFiles.map((path) =>
    valuesIn(files.get(path) ?? ""),
  );
  const facts: Record<string, string> = {};
  if ([business, costGuide, areas, site].includes(undefined)) return facts;
  for (const [name, path] of Object.entries(businessFacts)) {
    const { data } = printable.safeParse(valueAt(business, path));
    if (data !== undefined) facts[name] = data;
  }
  Object.assign(facts, hourFacts(business, site));
  const cities = listedCities.safeParse(valueAt(areas, ["cities"]));
  if (cities.data) {
    const documents = { has: (slug: string) => !isDraft(files.get(`cities/${slug}.md`)) };
    facts["city_count"] = String(publishedAreas("cities", cities.data, documents).length);
  }
  const example = z.array(exampleLine).safeParse(valueAt(costGuide, ["worked_example", "lines"]));
  const year = printable.safeParse(valueAt(costGuide, ["year"]));
  if (year.data !== undefined) facts["price_year"] = year.data;
  const lists = Object.values(z.record(z.string(), z.unknown()).catch({}).parse(costGuide));
  for (const line of [...lists.flat(), ...(example.data ?? [])]) {
    const { data } = namedPrice.safeParse(line);
    const low = data?.low ?? data?.amount;
    if (!data) continue;
    const { placeholder, high, open_end: isOpenEnded = false } = data;
    // The schema reports a price that is no number.
    facts[placeholder] =
      typeof low === "number" ? formatRange({ low, high: high ?? low, isOpenEnded }) : String(low);
  }
  const phrases = z.record(z.string(), z.string()).safeParse(valueAt(site, ["phrases"])).data ?? {};
  for (const [name, words] of Object.entries(phrases))
    facts[name] = fillIn(chooseSections(words, facts), facts);
  return facts;
}

/**
 * The facts about the hours: `opens` and `closes` only while every day has the same, since a text
 * names no time that is false on some day, and `emergency_line` only while there is one.
 */
function hourFacts(business: unknown, site: unknown): Facts {
  // The schema reports hours that are wrong.
  const hours = hourEntries.safeParse(valueAt(business, ["hours"])).data ?? [];
  const daily = dailyTimes(hours);
  const range = printable.safeParse(valueAt(site, ["office_hours", "days"])).data ?? "";
  const byDays = hoursByDays(hours, range).map(({ days, times }) => `${days} ${times}`);
  return {
    ...daily,
    hours: daily ? `${daily.opens} – ${daily.closes}` : byDays.join("; "),
    ...(valueAt(business, ["emergency_line"]) === true && { emergency_line: "24/7" }),
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
