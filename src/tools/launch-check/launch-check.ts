/** The launch check: finds what prevents this content and environment from being published. */
import { checkContent } from "#content/check/check-content.ts";
import { checkFile } from "#content/check/check-file.ts";
import { textAt, type CheckedFile, type CheckedFiles } from "#content/check/checked-file.ts";
import { reviewsIn } from "#content/check/rules/reviews.ts";
import { isFictional } from "#content/business-schema.ts";
import { contentFiles, type ContentFiles } from "#content/content-folder.ts";
import {
  acceptableNames,
  claims,
  evidenceSchema,
  type AcceptableName,
} from "#content/evidence-schema.ts";
import { policiesSchema, policyNames } from "#content/policies-schema.ts";
import { helpAt, type FieldPath } from "#content/schema-at.ts";
import { valueAt } from "#content/yaml-paths.ts";
import { environmentProblems, placeholderHost } from "./environment.ts";

/** A problem that prevents publishing. */
export interface LaunchProblem {
  name: AcceptableName | "site-address" | "form" | "cms-repository" | "email" | "sample-reviews";
  /** What is wrong, as a sentence. */
  what: string;
  /** Where it is in the content, as `file:line`, with the words there or a question about them. */
  places: readonly string[];
  /** How to fix it, as a sentence. */
  fix: string;
}

/** The result of the launch check. */
export type LaunchReport = ReturnType<typeof launchReport>;

/** Runs the launch check. `today` is an ISO date. */
export function launchReport(
  environment: NodeJS.ProcessEnv,
  files: ContentFiles = contentFiles(),
  today = new Date().toISOString().slice(0, 10),
) {
  const { files: checked, problems: contentProblems, drafts, notes } = checkContent(files);
  const business = checked.get("business.yaml") ?? checkFile("business.yaml", "");
  const problems: LaunchProblem[] = [
    ...environmentProblems(environment),
    ...placeholderFacts(business),
    ...sampleReviews(checked),
    ...exampleFacts(checked),
    ...missingEvidence(business, today),
    ...openPolicies(business),
  ];
  const reasons = acceptances(business);
  const open = problems.filter(({ name }) => !reasons.has(name));
  return {
    /** Whether a public build succeeds. */
    isReady: open.length === 0 && contentProblems.length === 0,
    /** Problems of the content, because of which the rest of the report can be incomplete. */
    contentProblems,
    /** Problems that prevent publishing, in the order in which an owner would fix them. */
    open,
    /** Problems that the owner accepts, with the reason. */
    accepted: problems.flatMap((problem) => {
      const reason = reasons.get(problem.name);
      return reason === undefined ? [] : [{ ...problem, reason }];
    }),
    /** Remarks that prevent nothing. */
    notes: [
      ...drafts.map((file) => `${file} is a draft, which is not published.`),
      ...notes.map(({ file, line = 1, message }) => `${file}:${line} ${message}`),
      ...datedNotes(business, today),
    ],
  };
}

/** The owner's reasons to accept problems, by the problem's name. */
const acceptances = ({ raw }: CheckedFile) => {
  const list = valueAt(raw, ["accepted"]);
  return new Map(
    (Array.isArray(list) ? [...list.keys()] : []).flatMap((index) => {
      const name = textAt({ raw }, ["accepted", index, "name"]);
      const reason = textAt({ raw }, ["accepted", index, "reason"])?.trim();
      const isAcceptable = acceptableNames.some((acceptable) => acceptable === name);
      return name && isAcceptable && reason ? [[name, reason] as const] : [];
    }),
  );
};

const placeAt = ({ file, positionOf }: CheckedFile, path: FieldPath, words = "") =>
  `${file}:${positionOf(path).line}${words && `  “${words}”`}`;

/** Whether a phone number is fictional, or of no area of the North American Numbering Plan. */
const isWrongNumber = (phone: string) =>
  isFictional(phone) || !/^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/.test(phone.replaceAll(/\D/g, ""));

/** Finds a phone number, e-mail address or sister site that is not the company's own. */
function placeholderFacts(business: CheckedFile): LaunchProblem[] {
  const text = (...path: string[]) => textAt(business, path) ?? "";
  const [phone, textNumber, email] = [text("phone"), text("text_number"), text("email")];
  const sister = text("sister_site", "url");
  const found = (
    isWrong: boolean,
    name: LaunchProblem["name"],
    path: FieldPath,
    what: string,
    fix: string,
  ) => (isWrong ? [{ name, what, places: [placeAt(business, path)], fix }] : []);
  return [
    ...found(
      isWrongNumber(phone),
      "phone",
      ["phone"],
      `The phone number ${phone} is fictional or not valid in North America.`,
      "Enter the company's number.",
    ),
    ...found(
      textNumber !== "" && isWrongNumber(textNumber),
      "text-number",
      ["text_number"],
      `The number for text messages ${textNumber} is fictional or not valid in North America.`,
      "Enter the company's number, or delete the line: pages then ask for photos by e-mail.",
    ),
    ...found(
      placeholderHost.test(email.split("@")[1] ?? ""),
      "email",
      ["email"],
      `The e-mail address ${email} is a placeholder that receives no e-mail.`,
      "Enter the company's address.",
    ),
    ...found(
      placeholderHost.test(URL.parse(sister)?.hostname ?? ""),
      "sister-site",
      ["sister_site", "url"],
      `The sister site ${sister} is a placeholder.`,
      "Enter its address.",
    ),
  ];
}

/** Finds reviews that are marked as samples, since no customer wrote them. */
function sampleReviews(files: CheckedFiles): LaunchProblem[] {
  const samples = [...files.values()].flatMap((file) => {
    const indices = reviewsIn(file).filter((index) => valueAt(file.raw, [index, "sample"]));
    const [first] = indices;
    return first === undefined ? [] : [{ file, first, count: indices.length }];
  });
  if (samples.length === 0) return [];
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      name: "sample-reviews",
      what: `${total} of the reviews are samples, which no customer wrote.`,
      places: samples.map(({ file, first, count }) =>
        placeAt(file, [first], `${count} from this line on`),
      ),
      fix: "Replace them with reviews by customers, or remove them. At least one review must stay.",
    },
  ];
}

/** Finds phone numbers and addresses that are only examples, in text that visitors read. */
function exampleFacts(files: CheckedFiles): LaunchProblem[] {
  const example = /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/;
  const places = [...files.values()]
    .filter(({ isDraft, collection }) => !isDraft && collection !== "business")
    .flatMap(({ file, texts, references }) =>
      [
        ...texts.map(({ text, line }) => ({ text, line })),
        // The address of a link is not in the words of its text.
        ...references.map(({ value, line }) => ({ text: value, line })),
      ].flatMap(({ text, line }) => {
        const words = example.exec(text)?.[0];
        return words === undefined ? [] : [`${file}:${line}  “${words}”`];
      }),
    );
  if (places.length === 0) return [];
  const what = "Some text has example numbers or addresses.";
  return [{ name: "unfinished-text", what, places, fix: "Write the company's own." }];
}

/** Finds claims without evidence, and those whose evidence is expired, old or in the future. */
function missingEvidence(business: CheckedFile, today: string): LaunchProblem[] {
  const recorded = evidenceSchema.safeParse(valueAt(business.raw, ["evidence"])).data;
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  return claims.flatMap(({ key, name, claim }) => {
    if (key === "text_number" && textAt(business, [key]) === undefined) return [];
    const entries = [recorded?.[key] ?? []].flat();
    const dates = entries.flatMap((entry) => Object.entries(entry));
    const wrong = dates.flatMap(([field, value]) => {
      if (field === "valid_until") return value < today ? `expired on ${value}` : [];
      if (field !== "checked" && field !== "as_of") return [];
      if (value > today) return `is dated ${value}, which is in the future`;
      return value < twoYearsAgo ? `is dated ${value}, more than two years ago` : [];
    });
    if (entries.length > 0 && wrong.length === 0) return [];
    const problem = wrong.length > 0 ? `its evidence ${wrong.join(" and ")}` : "it has no evidence";
    return {
      name,
      what: `The site claims that ${claim}; ${problem}.`,
      places: entries.length > 0 ? [placeAt(business, ["evidence", key])] : [],
      fix: `Record it in ${business.file} under evidence, ${key}.`,
    };
  });
}

/** Finds our own rules that the owner has not confirmed: the question, and what the site says. */
function openPolicies(business: CheckedFile): LaunchProblem[] {
  const at = (name: string, field: string) => textAt(business, ["policies", name, field]);
  const open = policyNames.filter(
    (name) => at(name, "says") !== undefined && at(name, "confirmed") === undefined,
  );
  if (open.length === 0) return [];
  const places = open.map((name) => {
    const asked = helpAt(policiesSchema, [name]).description ?? name;
    const words = `${asked} The site says: ${at(name, "says") ?? ""}`;
    return placeAt(business, ["policies", name], words);
  });
  const what = `${open.length} of the company's own rules are not confirmed.`;
  const fix = "Confirm each with “confirmed:” and the date below it, correct it, or delete it.";
  return [{ name: "policies", what, places, fix }];
}

/** Returns notes on another copyright year, and on a form that was not tested in two months. */
function datedNotes(business: CheckedFile, today: string): string[] {
  const year = String(valueAt(business.raw, ["copyright_year"]));
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const last = textAt(business, ["last_test_request"]) ?? "0000-00";
  return [
    ...(today.startsWith(year)
      ? []
      : [`The copyright year is ${year}: ${placeAt(business, ["copyright_year"])}.`]),
    ...(months(today) - months(last) > 2
      ? [
          `Send a test request from the public site, and write the month it arrived in ${business.file}, last_test_request.`,
        ]
      : []),
  ];
}
