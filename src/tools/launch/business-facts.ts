/** Checks of the company's facts: placeholders, and evidence for what the site claims. */
import type { CheckedFile } from "#loader/check-file.ts";
import { textAt } from "#loader/problems.ts";
import { valueAt } from "#loader/yaml-paths.ts";
import { isFictional } from "#schemas/business.ts";
import { claimNames, evidenceSchema, type AcceptableName, type Claim } from "#schemas/evidence.ts";
import { policiesSchema } from "#schemas/policies.ts";
import { helpAt } from "#schemas/schema-at.ts";
import { isPlaceholderHost } from "./environment.ts";
import { placeAt, type LaunchProblem } from "./problem.ts";
import { placeholdersIn } from "./unfinished-content.ts";

/**
 * Whether a phone number can exist in the North American numbering plan: neither area code nor exchange begins with 0 or
 * 1 or ends with 11, and an area code has no 9 in its middle.
 */
function isNorthAmerican(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/.test(digits);
}

/** Phone number, e-mail address and sister site that are not the company's own. */
export function placeholderFacts(business: CheckedFile): LaunchProblem[] {
  const phone = textAt(business, ["phone"]) ?? "";
  const email = textAt(business, ["email"]) ?? "";
  const sister = textAt(business, ["sister_site", "url"]) ?? "";
  const facts = [
    {
      name: "phone",
      path: ["phone"],
      what: isFictional(phone)
        ? `The phone number ${phone} is fictional.`
        : `The phone number ${phone} cannot exist in North America.`,
      isWrong: isFictional(phone) || !isNorthAmerican(phone),
      fix: "Put the company's number.",
    },
    {
      name: "email",
      path: ["email"],
      what: `The e-mail address ${email} is a placeholder: nothing sent there arrives.`,
      isWrong: isPlaceholderHost(email.split("@")[1] ?? ""),
      fix: "Put the company's address.",
    },
    {
      name: "sister-site",
      path: ["sister_site", "url"],
      what: `The sister site ${sister} is a placeholder.`,
      isWrong: isPlaceholderHost(URL.parse(sister)?.hostname ?? ""),
      fix: "Put its address.",
    },
  ] as const;
  return facts
    .filter(({ isWrong }) => isWrong)
    .map(({ name, path, what, fix }) => ({
      name,
      what,
      fix,
      places: [placeAt(business, path)],
      acceptable: name !== "email",
    }));
}

/** What the site claims. The law wants proof of each before it is made (Competition Act, sections 52 and 74.01). */
const claims: Record<Claim, { name: AcceptableName; claim: string }> = {
  licence: { name: "licence", claim: "the company is licensed" },
  insurance: { name: "insurance", claim: "the company is insured" },
  guarantee: { name: "guarantee", claim: "the work is guaranteed" },
  callback: { name: "callback", claim: "a call comes within so many minutes" },
  same_day: { name: "same-day", claim: "there is same-day service" },
  emergency_line: { name: "emergency-line", claim: "someone answers at any hour" },
  rating: { name: "rating", claim: "customers gave so many stars" },
  prices: { name: "prices", claim: "prices are typical, or an average" },
};

/** Whatever was checked is checked again after this many years. */
const yearsOfChecks = 2;

/** What is wrong with one piece of evidence. */
function faultsOf(entry: Readonly<Record<string, unknown>>, today: string): string[] {
  const limit = `${Number(today.slice(0, 4)) - yearsOfChecks}${today.slice(4)}`;
  return Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    if (placeholdersIn(value).length > 0) return [`its evidence says “${value}”`];
    if (field === "valid_until")
      return value < today ? [`the evidence for it ended on ${value}`] : [];
    if (field !== "checked" && field !== "as_of") return [];
    if (value > today) return [`its evidence is dated ${value}, which is still to come`];
    return value < limit
      ? [`its evidence is of ${value}, more than ${yearsOfChecks} years ago`]
      : [];
  });
}

/** Claims without evidence, and claims whose evidence is not filled in, too old, or not of this day yet. */
export function missingEvidence(business: CheckedFile, today: string): LaunchProblem[] {
  const recorded = evidenceSchema.safeParse(valueAt(business.raw, ["evidence"])).data;
  return claimNames.flatMap((key) => {
    const { name, claim } = claims[key];
    const evidence = [recorded?.[key] ?? []].flat();
    const faults = evidence.flatMap((entry) => faultsOf(entry, today));
    if (evidence.length > 0 && faults.length === 0) return [];
    const fault = faults.join(" and ") || "no evidence for it is recorded";
    return {
      name,
      what: `The site says that ${claim}; ${fault}.`,
      places: evidence.length > 0 ? [placeAt(business, ["evidence", key])] : [],
      fix: `Record it in ${business.file} under evidence, ${key}.`,
      acceptable: true,
    };
  });
}

/** What the owner has not confirmed of the company's own rules, or not answered; each place says what is asked. */
export function openPolicies(business: CheckedFile): LaunchProblem[] {
  const names = Object.keys(policiesSchema.shape);
  const open = names.filter((name) => !textAt(business, ["policies", name, "confirmed"]));
  if (open.length === 0) return [];
  return [
    {
      name: "policies",
      what: `${open.length} of the company's own rules are not confirmed, or not answered yet.`,
      places: open.map((name) => {
        const said = textAt(business, ["policies", name, "says"]);
        const asked = helpAt(policiesSchema, [name]).description ?? name;
        const words = said ? `${asked} The site says: ${said}` : asked;
        return placeAt(business, said ? ["policies", name] : ["policies"], words);
      }),
      fix: "Answer or correct each under policies, and write confirmed: with the day below it.",
      acceptable: true,
    },
  ];
}

/** What the owner may want to look at, and what stops nothing. */
export function copyrightNote(business: CheckedFile, today: string): string[] {
  const year = String(valueAt(business.raw, ["copyright_year"]));
  if (year === today.slice(0, 4)) return [];
  const { file, line } = placeAt(business, ["copyright_year"]);
  return [`The copyright line says ${year}, and it is ${today.slice(0, 4)}: ${file}:${line}.`];
}
