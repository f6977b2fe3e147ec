/** Reports sentences that contradict the facts in business.yaml and cost-guide.yaml. */
import type { CheckedFile, CheckedFiles } from "#loader/check-file.ts";
import type { FieldText } from "#loader/parsed-file.ts";
import { problemIn, type Problem } from "#loader/problems.ts";
import { formatRange } from "#price-range.ts";
import { businessSchema, minutesOf } from "#schemas/business.ts";
import { costGuideSchema, type CostGuide } from "#schemas/cost-guide.ts";
import { sentencesOf } from "./prose.ts";

/** A kind of fact: how to find it in a sentence, and whether it is correct. */
interface FactRule {
  /** Finds such a fact: the first group of the pattern, or the whole match. */
  pattern: RegExp;
  isTrue: (found: string) => boolean;
  /** The correct fact. */
  instead: string;
  /** If given, only sentences that match are checked. */
  only?: RegExp;
  /** Sentences that match are not checked: they are about a fact of somebody else. */
  except?: RegExp;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven"];

/** An amount in dollars, or a range of two amounts. */
const sums = /\$\d{1,3}(?:,\d{3})*(?:–\$\d{1,3}(?:,\d{3})*)?\+?/g;

/** Returns all prices that sentences may contain: those of the guide, both ends of ranges, and the lowest price. */
function knownPrices(guide: CostGuide, lowest: number): Set<string> {
  const { summary, locations, methods, factors, repairs, worked_example: example } = guide;
  const lines = [summary, locations, methods, factors, repairs].flat();
  const ranges = lines.flatMap(({ low, high = low, open_end = false }) => [
    ...[low, high].map((end) => ({ low: end, high: end, isOpenEnded: false })),
    ...[false, open_end].map((isOpenEnded) => ({ low, high, isOpenEnded })),
  ]);
  const amounts = [...example.lines.map(({ amount }) => amount), example.total, lowest];
  return new Set([
    ...(JSON.stringify(guide).match(sums) ?? []),
    ...[
      ...ranges,
      ...amounts.map((amount) => ({ low: amount, high: amount, isOpenEnded: false })),
    ].map(formatRange),
  ]);
}

/** Returns the rules for the current facts; none while either file is invalid. */
function rulesOf(files: CheckedFiles): FactRule[] {
  const business = businessSchema.safeParse(files.get("business.yaml")?.raw).data;
  const guide = costGuideSchema.safeParse(files.get("cost-guide.yaml")?.raw).data;
  if (!business || !guide) return [];
  const { phone, email, name, rating, price_from } = business;
  const { opens, closes, days } = business.hours;
  const dayWords = `${numbers[days] ?? days} ${days === 1 ? "day" : "days"}`;
  const prices = knownPrices(guide, price_from);
  return [
    {
      // Only the company's number is written with brackets; the numbers of cities have hyphens.
      pattern: /\(\d{3}\)\s*\d{3}[-. ]\d{4}/g,
      isTrue: (found) => digitsOf(found) === digitsOf(phone),
      instead: phone,
    },
    {
      pattern: /\b(?:[Cc]all|[Tt]ext|[Rr]each|[Pp]hone) us (?:at|on)\s+(\+?[\d(][\d ().-]{8,}\d)/g,
      isTrue: (found) => digitsOf(found).replace(/^1(?=\d{10})/, "") === digitsOf(phone),
      instead: phone,
    },
    {
      pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      isTrue: (found) => found.toLowerCase() === email.toLowerCase(),
      instead: email,
      except: /\b(?:city|town|region|311|society)\b/i,
    },
    ...[
      { half: "a", instead: opens },
      { half: "p", instead: closes },
    ].map(({ half, instead }) => ({
      pattern: new RegExp(String.raw`\d{1,2}(?::\d{2})?\s*${half}\.?m\b`, "gi"),
      isTrue: (found: string) => minutesOf(found) === minutesOf(instead),
      instead,
      only: /\b(?:office|open|opens|close|closes|hours|staff|desk|answer|reach)\b/i,
    })),
    {
      pattern:
        /\b(?:every day(?: of the week)?|all week|weekends included|any day of the week|daily)\b/gi,
      isTrue: () => days === 7,
      instead: `${dayWords} a week`,
      only: /\boffice\b/i,
    },
    {
      pattern:
        /\b(?:open|office|hours)\b[^.]*?\b((?:\d|one|two|three|four|five|six|seven) days)\b/gi,
      isTrue: (found) => found === `${days} days` || found.toLowerCase() === dayWords,
      instead: dayWords,
    },
    {
      pattern: /\b(\d(?:\.\d)?)(?: out of 5)?[- ]stars?\b/gi,
      isTrue: (found) => Number(found) === rating.value,
      instead: String(rating.value),
      // The badge “5-Star Rated” links to the rating, but is not the rating itself.
      except: /\b(?:gave|one customer|each card|5-Star Rated)\b|\{rating\}/i,
    },
    {
      pattern: /\b(\d[\d,]*) (?:reviews|ratings)\b/gi,
      isTrue: (found) => Number(digitsOf(found)) === rating.count,
      instead: String(rating.count),
    },
    {
      pattern:
        /\b(?:AAA\s+)?Affordable Wildlife (?:Control|Removal|Services?)\b|\bAAA (?:Affordable )?Wildlife\b[\w ]*?Control\b/g,
      isTrue: (found) => found.replaceAll(/\s+/g, " ") === name,
      instead: name,
    },
    {
      pattern: sums,
      isTrue: (found) => prices.has(found),
      instead: "a price of cost-guide.yaml",
      // Fines, fees of a town and amounts in laws are not prices of the company.
      except: /\b(?:fines?|reported|contract|fees? of the|by-law|charges? up to)\b/i,
    },
    {
      pattern: /\b(?:prices|range|guide|costs?|average)\b[^.]*?\b(20\d\d)\b/gi,
      isTrue: (found) => Number(found) === guide.year,
      instead: String(guide.year),
      except:
        /\b(?:since|report|checked|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    },
  ];
}

/** Collections that are not checked: the facts themselves, and the words of customers. */
const noProse = new Set(["business", "costGuide", "reviews"]);

/** Fields with the phone numbers and sources of others. */
const othersFacts = /^who_to_call|^evidence|^accepted|source/;

/** A sentence with a fact that differs from the current one. */
export interface StaleFact extends Problem {
  /** The text to replace, as the sentence has it. */
  found: string;
  /** The current fact, or for a price the file that has it. */
  expected: string;
}

/** Reports sentences with a fact that differs from the current one. */
export function staleFacts(files: CheckedFiles): StaleFact[] {
  const rules = rulesOf(files);
  return [...files.values()].flatMap((file) =>
    noProse.has(file.collection ?? "business")
      ? []
      : file.texts
          .filter(({ field }) => !othersFacts.test(field))
          .flatMap((text) => staleIn(file, text, rules)),
  );
}

const staleIn = (file: CheckedFile, text: FieldText, rules: readonly FactRule[]) =>
  !/[\d@]|Wildlife|days/.test(text.text)
    ? []
    : sentencesOf(text.text).flatMap((sentence) =>
        rules.flatMap(({ pattern, isTrue, instead, only, except }): StaleFact[] => {
          if (except?.test(sentence) || only?.test(sentence) === false) return [];
          return [...sentence.matchAll(pattern)].flatMap(([whole, part = whole]) => {
            if (isTrue(part)) return [];
            const message = `found “${part.trim()}” in “${sentence.length > 80 ? `${sentence.slice(0, 75)}…` : sentence}”; the current fact is ${instead}, so write that.`;
            const problem = problemIn(file, text, whole, message);
            return [{ ...problem, found: part.trim(), expected: instead }];
          });
        }),
      );
