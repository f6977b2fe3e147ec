/** Checks of the company's facts: placeholders, and evidence for the site's claims. */
import type { CheckedFile } from "#content/check/checked-file.ts";
import { textAt } from "#content/check/checked-file.ts";
import { valueAt } from "#content/yaml-paths.ts";
import { isFictional } from "#content/business-schema.ts";
import {
  claimNames,
  evidenceSchema,
  type AcceptableName,
  type Claim,
} from "#content/evidence-schema.ts";
import { policiesSchema, policyNames } from "#content/policies-schema.ts";
import { helpAt } from "#content/schema-at.ts";
import { placeholderHost } from "./environment.ts";
import { placeAt, type LaunchProblem } from "./problem.ts";

/**
 * Whether a phone number is valid in the North American Numbering Plan: neither area code nor
 * exchange begins with 0 or 1 or ends with 11, and the middle digit of an area code is not 9.
 */
function isNorthAmerican(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/.test(digits);
}

const isWrongNumber = (phone: string) => isFictional(phone) || !isNorthAmerican(phone);

/** Finds a phone number, e-mail address or sister site that is not the company's own. */
export function placeholderFacts(business: CheckedFile): LaunchProblem[] {
  const phone = textAt(business, ["phone"]) ?? "";
  const textNumber = textAt(business, ["text_number"]);
  const email = textAt(business, ["email"]) ?? "";
  const sister = textAt(business, ["sister_site", "url"]) ?? "";
  const facts = [
    {
      name: "phone",
      path: ["phone"],
      isWrong: isWrongNumber(phone),
      what: `The phone number ${phone} is ${isFictional(phone) ? "fictional" : "not valid in North America"}.`,
      fix: "Enter the company's number.",
    },
    {
      name: "text-number",
      path: ["text_number"],
      isWrong: textNumber !== undefined && isWrongNumber(textNumber),
      what: `The number for text messages ${textNumber} is fictional or not valid in North America.`,
      fix: "Enter the company's number, or delete the line: pages then ask for photos by e-mail.",
    },
    {
      name: "email",
      path: ["email"],
      isWrong: placeholderHost.test(email.split("@")[1] ?? ""),
      what: `The e-mail address ${email} is a placeholder that receives no e-mail.`,
      fix: "Enter the company's address.",
    },
    {
      name: "sister-site",
      path: ["sister_site", "url"],
      isWrong: placeholderHost.test(URL.parse(sister)?.hostname ?? ""),
      what: `The sister site ${sister} is a placeholder.`,
      fix: "Enter its address.",
    },
  ] as const;
  return facts
    .filter(({ isWrong }) => isWrong)
    .map(({ name, path, what, fix }) => ({ name, what, places: [placeAt(business, path)], fix }));
}

/** The site's claims; each needs proof before it is published (Competition Act, 52 and 74.01). */
const claims: Record<Claim, { name: AcceptableName; claim: string }> = {
  licence: { name: "licence", claim: "the company is licensed" },
  insurance: { name: "insurance", claim: "the company is insured" },
  guarantee: { name: "guarantee", claim: "the work is guaranteed" },
  callback: { name: "callback", claim: "customers are called back within a number of minutes" },
  same_day: { name: "same-day", claim: "there is same-day service" },
  emergency_line: { name: "emergency-line", claim: "someone answers at any hour" },
  text_number: { name: "text-number", claim: "photos can be sent by text message" },
  rating: { name: "rating", claim: "customers gave a number of stars" },
  prices: { name: "prices", claim: "prices are typical, or an average" },
};

/** The number of years after which evidence must be checked again. */
const yearsOfChecks = 2;

/** Finds what is wrong with one piece of evidence. */
function problemsOf(entry: Readonly<Record<string, unknown>>, today: string): string[] {
  const limit = `${Number(today.slice(0, 4)) - yearsOfChecks}${today.slice(4)}`;
  return Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    if (field === "valid_until") return value < today ? [`its evidence expired on ${value}`] : [];
    if (field !== "checked" && field !== "as_of") return [];
    if (value > today) return [`its evidence is dated ${value}, which is in the future`];
    return value < limit
      ? [`its evidence is dated ${value}, more than ${yearsOfChecks} years ago`]
      : [];
  });
}

/** Finds claims without evidence, and those whose evidence is incomplete, old or in the future. */
export function missingEvidence(business: CheckedFile, today: string): LaunchProblem[] {
  const recorded = evidenceSchema.safeParse(valueAt(business.raw, ["evidence"])).data;
  const made = claimNames.filter(
    (key) => key !== "text_number" || textAt(business, [key]) !== undefined,
  );
  return made.flatMap((key) => {
    const { name, claim } = claims[key];
    const evidence = [recorded?.[key] ?? []].flat();
    const problems = evidence.flatMap((entry) => problemsOf(entry, today));
    if (evidence.length > 0 && problems.length === 0) return [];
    const problem = problems.join(" and ") || "it has no recorded evidence";
    return {
      name,
      what: `The site claims that ${claim}; ${problem}.`,
      places: evidence.length > 0 ? [placeAt(business, ["evidence", key])] : [],
      fix: `Record it in ${business.file} under evidence, ${key}.`,
    };
  });
}

/** Finds our own rules that are not confirmed: the question, and what the site says. */
export function openPolicies(business: CheckedFile): LaunchProblem {
  const open = policyNames.filter(
    (name) =>
      textAt(business, ["policies", name, "says"]) !== undefined &&
      textAt(business, ["policies", name, "confirmed"]) === undefined,
  );
  return {
    name: "policies",
    what: `${open.length} of the company's own rules ${open.length === 1 ? "is" : "are"} not confirmed.`,
    places: open.map((name) => {
      const asked = helpAt(policiesSchema, [name]).description ?? name;
      const said = textAt(business, ["policies", name, "says"]) ?? "";
      return placeAt(business, ["policies", name], `${asked} The site says: ${said}`);
    }),
    fix: "Confirm each with “confirmed:” and the date below it, correct it, or delete it.",
  };
}

/** Returns a note if the copyright year is not the current one. It does not prevent publishing. */
export function copyrightNotes(business: CheckedFile, today: string): string[] {
  const [thisYear = ""] = today.split("-");
  const year = String(valueAt(business.raw, ["copyright_year"]));
  const { file, line } = placeAt(business, ["copyright_year"]);
  return year === thisYear
    ? []
    : [`The copyright year is ${year}; the current year is ${thisYear}: ${file}:${line}.`];
}

/** The number of months after which the form must be tested again. */
const monthsOfTest = 2;

/** Returns a note if no test request is recorded lately: the e-mail service may stop unnoticed. */
export function testRequestNotes(business: CheckedFile, today: string): string[] {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const last = textAt(business, ["last_test_request"]);
  if (last && months(today) - months(last) <= monthsOfTest) return [];
  const known = last ? `The last test request is of ${last}` : "No test request is recorded";
  return [
    `${known}: send one from the public site, and write the month it arrived in ${business.file}, last_test_request.`,
  ];
}
