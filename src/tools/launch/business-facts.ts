/** Checks of the company's facts: placeholders, and evidence for what the site claims. */
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { isFictional } from "#schemas/business.ts";
import { type AcceptableName, type Evidence } from "#schemas/evidence.ts";
import { policiesSchema } from "#schemas/policies.ts";
import { helpAt } from "#schemas/schema-at.ts";
import { isNorthAmerican } from "./north-american-number.ts";
import { isPlaceholderHost } from "./placeholder-host.ts";
import { placeholdersIn } from "./placeholder-text.ts";
import { type LaunchProblem } from "./problem.ts";
import type { YamlFile } from "./yaml-file.ts";

/** Phone number, e-mail address and sister site that are not the company's own. */
export function placeholderFacts({ text, placeAt }: YamlFile): LaunchProblem[] {
  const phone = text("phone");
  const email = text("email");
  const sister = text("sister_site", "url");
  const problem = (
    name: LaunchProblem["name"],
    path: string[],
    what: string,
    fix: string,
  ): LaunchProblem => ({ name, what, places: [placeAt(path)], fix, acceptable: name !== "email" });
  return [
    (isFictional(phone) || !isNorthAmerican(phone)) &&
      problem(
        "phone",
        ["phone"],
        isFictional(phone)
          ? `The phone number ${phone} is fictional.`
          : `The phone number ${phone} cannot exist in North America.`,
        "Put the company's number.",
      ),
    isPlaceholderHost(email.split("@")[1] ?? "") &&
      problem(
        "email",
        ["email"],
        `The e-mail address ${email} is a placeholder: nothing sent there arrives.`,
        "Put the company's address.",
      ),
    URL.canParse(sister) &&
      isPlaceholderHost(new URL(sister).hostname) &&
      problem(
        "sister-site",
        ["sister_site", "url"],
        `The sister site ${sister} is a placeholder.`,
        "Put its address.",
      ),
  ].filter((found) => found !== false);
}

/** What the site claims. The law wants proof of each before it is made (Competition Act, sections 52 and 74.01). */
const claims: Record<keyof Evidence, { name: AcceptableName; claim: string }> = {
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
export function missingEvidence({ file, placeAt }: YamlFile, today: string): LaunchProblem[] {
  const business = readCollection(collectionReaders.business).entries.get("business")?.value;
  const recorded = new Map(Object.entries(business?.evidence ?? {}));
  return Object.entries(claims).flatMap(([key, { name, claim }]) => {
    const evidence = [recorded.get(key) ?? []].flat();
    const faults = evidence.flatMap((entry) => faultsOf(entry, today));
    if (evidence.length > 0 && faults.length === 0) return [];
    const fault = faults.join(" and ") || "no evidence for it is recorded";
    return {
      name,
      what: `The site says that ${claim}; ${fault}.`,
      places: evidence.length > 0 ? [placeAt(["evidence", key])] : [],
      fix: `Record it in ${file} under evidence, ${key}.`,
      acceptable: true,
    };
  });
}

/** What the owner has not confirmed of the company's own rules, or not answered; each place says what is asked. */
export function openPolicies({ text, placeAt }: YamlFile): LaunchProblem[] {
  const names = Object.keys(policiesSchema.shape);
  const open = names.filter((name) => text("policies", name, "confirmed") === "");
  if (open.length === 0) return [];
  return [
    {
      name: "policies",
      what: `${open.length} of the company's own rules are not confirmed, or not answered yet.`,
      places: open.map((name) => {
        const said = text("policies", name, "says");
        const asked = helpAt(policiesSchema, [name]).description ?? name;
        const words = said ? `${asked} The site says: ${said}` : asked;
        return placeAt(said ? ["policies", name] : ["policies"], words);
      }),
      fix: "Answer or correct each under policies, and write confirmed: with the day below it.",
      acceptable: true,
    },
  ];
}

/** What the owner may want to look at, and what stops nothing. */
export function copyrightNote({ document, file, placeAt }: YamlFile, today: string): string[] {
  const year = document.get("copyright_year");
  if (String(year) === today.slice(0, 4)) return [];
  return [
    `The copyright line says ${String(year)}, and it is ${today.slice(0, 4)}: ${file}:${placeAt(["copyright_year"]).line}.`,
  ];
}
