/** The launch check: finds what prevents this content and environment from being published. */
import { businessSchema, isFictional, type Business } from "#content/business-schema.ts";
import { checkContent } from "#content/check.ts";
import type { ReadFiles } from "#content/read.ts";
import { areaListIn, missingAreaDocuments } from "#content/rules/areas.ts";
import { reviewsIn } from "#content/rules/reviews.ts";
import { contentFiles, type ContentFiles } from "#content/content-folder.ts";
import { claims, privacyAnswers, privacyAnswersSchema } from "#content/evidence-schema.ts";
import { policiesSchema, policyGroups } from "#content/policies-schema.ts";
import { helpAt, type FieldPath } from "#content/schema-at.ts";
import { valueAt } from "#content/yaml.ts";
import { dayAfter, torontoToday } from "#toronto-time.ts";
import { environmentProblems, placeholderHost } from "./environment.ts";
import { launchProblem, type LaunchProblem } from "./problem.ts";
import { textProblems } from "./text-problems.ts";

/** The result of the launch check. */
export type LaunchReport = ReturnType<typeof launchReport>;

/** Returns where a field of `business.yaml` is, as `file:line`. */
type PlaceOf = (...path: FieldPath) => string;

/** Runs the launch check. `today` is an ISO date in Toronto. */
export function launchReport(
  environment: NodeJS.ProcessEnv,
  files: ContentFiles = contentFiles(),
  today = torontoToday(),
) {
  const { files: checked, problems: contentProblems, drafts, notes } = checkContent(files);
  const file = checked.get("business.yaml");
  const placeOf: PlaceOf = (...path) => `${file?.file}:${file?.placeOf(path).line}`;
  // Leaves invalid facts out: the problems of the content say so.
  const business = businessSchema.safeParse(file?.values).data;
  const reasons = new Map<string, string>(
    business?.accepted?.map(({ name, reason }) => [name, reason]),
  );
  const problems = [
    ...environmentProblems(environment),
    ...(business ? placeholderFacts(business, placeOf) : []),
    ...sampleReviews(checked),
    ...exampleFacts(checked),
    ...(business ? textProblems(business, checked, files) : []),
    ...missingDocuments(checked),
    ...(business ? missingEvidence(business, placeOf, today) : []),
    ...(business ? openPolicies(business, placeOf) : []),
    ...(business ? privacyProblems(business) : []),
  ].map((problem) => ({ ...problem, reason: reasons.get(problem.name) }));
  const open = problems.filter(({ reason }) => reason === undefined);
  return {
    /** Tells whether a public build succeeds, unless a text links to a page that it leaves out. */
    isReady: open.length === 0 && contentProblems.length === 0,
    /** Problems of the content, because of which the rest of the report can be incomplete. */
    contentProblems,
    /** Problems that prevent publishing, in the order in which an owner would fix them. */
    open,
    /** Problems that the owner accepts, with the reason. */
    accepted: problems.filter(({ reason }) => reason !== undefined),
    /** Remarks that prevent nothing. */
    notes: [
      ...drafts.map((draft) => `${draft} is a draft, which is not published.`),
      ...unpublished(checked),
      ...notes.map(({ file: noted, line = 1, message }) => `${noted}:${line} ${message}`),
      ...(business ? agingEvidence(business, placeOf, today) : []),
      ...(business ? datedNotes(business, placeOf, today) : []),
    ],
  };
}

/**
 * Returns whether a phone number is fictional, or of no area of the North American Numbering Plan.
 */
const isWrongNumber = (phone: string) =>
  isFictional(phone) || !/^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/.test(phone.replaceAll(/\D/g, ""));

/** Finds a phone number, e-mail address or sister site that is not the company's own. */
function placeholderFacts(business: Business, placeOf: PlaceOf): LaunchProblem[] {
  const { phone, text_number: texts = "", email, sister_site: sister } = business;
  const isPlaceholder = (host = "") => placeholderHost.test(host);
  const own = "Write the company's own.";
  const other = "Write the address of your other site, or delete sister_site if you have none.";
  const facts = [
    ["phone", ["phone"], phone, isWrongNumber(phone), own],
    ["text-number", ["text_number"], texts, texts !== "" && isWrongNumber(texts), own],
    ["email", ["email"], email, isPlaceholder(email.split("@")[1]), own],
    [
      "sister-site",
      ["sister_site", "url"],
      sister?.url,
      isPlaceholder(URL.parse(sister?.url ?? "")?.hostname),
      other,
    ],
  ] as const;
  return facts.flatMap(([name, path, value, isWrong, advice]) =>
    launchProblem(
      name,
      isWrong ? [placeOf(...path)] : [],
      `“${value}” is a placeholder, or cannot exist. ${advice}`,
    ),
  );
}

/** Finds areas without a document that are not planned: their pages would say nothing. */
function missingDocuments(files: ReadFiles) {
  const areas = areaListIn(files);
  const places = areas ? missingAreaDocuments(areas) : [];
  return launchProblem(
    "missing-documents",
    places.map(({ file, line, path }) => `${file}:${line}  ${path}`),
    "Some cities or neighbourhoods have no document. Restore it, delete the entry of areas.yaml, or write “status: planned” there, which publishes a page that says so.",
  );
}

/** Lists samples, and pages that no speaker of their language has read; a public site has neither. */
const unpublished = (files: ReadFiles) =>
  [...files.values()].flatMap(({ file, values, isDraft, collection }) => [
    ...(!isDraft && valueAt(values, ["sample"]) === true
      ? [`${file} is a sample, which only a demo shows.`]
      : []),
    ...(collection === "languages" && !valueAt(values, ["read_by"])
      ? [
          `${file} is not published: a person who speaks the language has to read its page on the demo. Then write read_by with the name and the date.`,
        ]
      : []),
  ]);

/** Finds reviews that are marked as samples, since no customer wrote them. */
function sampleReviews(files: ReadFiles) {
  const places = [...files.values()].flatMap((file) => {
    const samples = reviewsIn(file).filter((review) => valueAt(file.values, [...review, "sample"]));
    const { line } = file.placeOf(samples[0] ?? []);
    return samples.length > 0 ? [`${file.file}:${line}  ${samples.length} from this line on`] : [];
  });
  return launchProblem(
    "sample-reviews",
    places,
    "These reviews are samples, which no customer wrote. Replace them with reviews by customers, or remove them. At least one review must stay.",
  );
}

/** Finds phone numbers and addresses that are only examples, in text that visitors read. */
function exampleFacts(files: ReadFiles) {
  const places = [...files.values()]
    .filter(({ isDraft, collection }) => !isDraft && collection !== "business")
    .flatMap(({ file, texts, references }) =>
      // The address of a link is not in the words of its text.
      [...texts, ...references.map(({ value, line }) => ({ text: value, line }))].flatMap((one) => {
        const words = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/.exec(one.text)?.[0];
        return words === undefined ? [] : [`${file}:${one.line}  “${words}”`];
      }),
    );
  const what = "Some text has example numbers or addresses. Write the company's own.";
  return launchProblem("unfinished-text", places, what);
}

/** Counts for how many days before and after the end of evidence the owner is reminded. */
const daysOfNotice = 30;

/** Returns the last day of what dates evidence: its own, or the one two years after its check. */
function lastDayOfEvidence(field: string, date: string) {
  if (field === "valid_until") return date;
  if (field !== "checked" && field !== "as_of") return undefined;
  return `${Number(date.slice(0, 4)) + 2}${date.slice(4)}`;
}

/** Returns the claims that the site makes, each with its evidence and the fields of all of it. */
const claimsWithEvidence = (business: Business) =>
  claims
    .filter(({ key }) => key !== "text_messages" || business.text_number !== undefined)
    .filter(({ key }) => key !== "emergency_line" || business.emergency_line)
    .map((claim) => {
      const entries = [business.evidence?.[claim.key] ?? []].flat();
      return {
        ...claim,
        hasEvidence: entries.length > 0,
        fields: entries.flatMap((entry) => Object.entries<string>(entry)),
      };
    });

/**
 * Finds claims without evidence, those whose evidence ended more than a month ago, and those with
 * evidence of the future. In that month `agingEvidence` reminds the owner: a build that stops on the
 * first morning would also keep back a new phone number.
 */
function missingEvidence(business: Business, placeOf: PlaceOf, today: string): LaunchProblem[] {
  const problemOf = ([field, value]: [string, string]) => {
    const last = lastDayOfEvidence(field, value);
    if (last === undefined) return [];
    if (field !== "valid_until" && value > today)
      return `is dated ${value}, which is in the future`;
    if (today <= dayAfter(last, daysOfNotice)) return [];
    return field === "valid_until"
      ? `expired on ${value}`
      : `is dated ${value}, more than two years ago`;
  };
  return claimsWithEvidence(business).flatMap(({ key, name, claim, hasEvidence, fields }) => {
    const wrong = fields.flatMap(problemOf);
    if (hasEvidence && wrong.length === 0) return [];
    const problem = wrong.length > 0 ? `its evidence ${wrong.join(" and ")}` : "it has no evidence";
    const what = `The site claims that ${claim}; ${problem}. Record it in business.yaml under evidence, ${key}.`;
    return { name, what, places: hasEvidence ? [placeOf("evidence", key)] : [] };
  });
}

/** Notes evidence that ends within a month, or has ended within the last. */
const agingEvidence = (business: Business, placeOf: PlaceOf, today: string): string[] =>
  claimsWithEvidence(business).flatMap(({ key, claim, fields }) =>
    fields.flatMap(([field, value]) => {
      const last = lastDayOfEvidence(field, value);
      if (last === undefined || today < dayAfter(last, -daysOfNotice)) return [];
      const end = dayAfter(last, daysOfNotice);
      if (today > end) return [];
      const ends = today > last ? "ended" : "ends";
      return `${placeOf("evidence", key)} The evidence that ${claim} ${ends} on ${last}. Renew it: no public site can be built after ${end}.`;
    }),
  );

/** Asks the owner about each of the company's own rules that is not confirmed. */
function openPolicies({ policies }: Business, placeOf: PlaceOf) {
  const groups = Object.entries(policyGroups).map(([heading, names]) => {
    const open = names.filter((name) => policies[name]?.confirmed === undefined);
    const questions = open.map((name) => {
      const asked = helpAt(policiesSchema, [name]).description ?? "";
      const says = policies[name]?.says;
      const now = says === undefined ? "The site says nothing." : `The site says: ${says}`;
      return `${placeOf("policies", name)}  ${name}: ${asked} ${now}`;
    });
    return open.length > 0 ? [`${heading}: ${open.length}`, ...questions] : [];
  });
  const places = groups.flat();
  const count = places.length - groups.filter(({ length }) => length > 0).length;
  const what = `${count} of the company's own rules are not confirmed. Correct what each says, and write “confirmed:” and the date below it. A rule of which the site should say nothing needs the date alone.`;
  return launchProblem("policies", places, what);
}

/** Asks for what the page /privacy does not say, because the owner has not answered it. */
const privacyProblems = ({ privacy }: Business) =>
  launchProblem(
    "privacy",
    privacyAnswers
      .filter((name) => !privacy?.[name])
      .map((name) => `${name}: ${helpAt(privacyAnswersSchema, [name]).description ?? ""}`),
    "The page /privacy lacks what only you can say. Write it in business.yaml under privacy.",
  );

/** Returns notes on another copyright year, and on a form that was not tested in two months. */
function datedNotes(business: Business, placeOf: PlaceOf, today: string): string[] {
  const { copyright_year: year, last_test_request: last = "0000-00" } = business;
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const isOtherYear = !today.startsWith(String(year));
  const isLongAgo = months(today) - months(last) > 2;
  return [
    ...(isOtherYear
      ? [`The copyright year is ${year}: ${placeOf("copyright_year")}. Write the present year.`]
      : []),
    ...(isLongAgo
      ? [
          "Send a test request from the public site, and write the month in business.yaml, last_test_request.",
        ]
      : []),
  ];
}
