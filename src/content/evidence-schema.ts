/** The owner's input for the launch check: evidence, accepted problems, and answers about privacy. */
import type { z } from "zod";
import { day, group, line, list, oneOf, sentences, text, texts } from "./fields.ts";

/** Promises about time need a test before they are made (Competition Act, section 74.01). */
const test = {
  basis: sentences("Who is responsible for the promise, and at which hours."),
  checked: day("The day when the promise was last compared with the facts.", "2026-01-31"),
};

/** Evidence for figures from others. */
const source = {
  source: text("Where anyone can look the figures up."),
  as_of: day("The day when the source had these figures.", "2026-01-31"),
};

/** Evidence for claims. Pages show it beside them; the launch check asks for what is missing. */
export const evidenceSchema = group("", {
  licence: list("Licence", "Evidence for the claim “licensed”.", {
    authority: line("Who issued the licence."),
    ...texts("number"),
    valid_until: day("The last day of the licence.", "2027-04-30"),
  }).min(1, { error: "must list a licence" }),
  insurance: group("Evidence for the claim “insured”.", {
    ...texts("insurer"),
    covers: text("What the insurance covers, and up to what sum."),
    policy: line("The number of the insurance policy. No page shows it."),
    valid_until: day("The last day of the insurance.", "2027-03-31"),
  }),
  guarantee: group("The terms of the satisfaction guarantee.", {
    ...texts("covers…"),
    lasts: text("How long the guarantee lasts, and from when."),
    ...texts("excludes… voided_by…"),
    transfers: text("Whether the guarantee passes to a buyer of the house."),
  }),
  callback: group("Evidence for the claim “within 30 minutes”.", test),
  same_day: group("Evidence for the claim “same-day service”.", test),
  emergency_line: group("Evidence for “24/7”: who answers at night.", test),
  text_messages: group("Evidence that texts are read: by whom, and when.", test),
  rating: group("The source of the stars and of the number of reviews.", source),
  prices: group("The source of the prices in the cost guide.", source),
})
  .partial()
  .meta({
    description: "Evidence for the site's claims. Pages show it; the launch check asks for it.",
  });

/** The recorded evidence, by claim. */
export type Evidence = z.infer<typeof evidenceSchema>;

/** The name of a claim that the site makes. */
export type Claim = keyof Evidence;

/** The site's claims; each needs proof before it is published (Competition Act, 52 and 74.01). */
export const claims = [
  { key: "licence", name: "licence", claim: "the company is licensed" },
  { key: "insurance", name: "insurance", claim: "the company is insured" },
  { key: "guarantee", name: "guarantee", claim: "the work is guaranteed" },
  { key: "callback", name: "callback", claim: "customers are called back within 30 minutes" },
  { key: "same_day", name: "same-day", claim: "there is same-day service" },
  { key: "emergency_line", name: "emergency-line", claim: "someone answers at any hour" },
  { key: "text_messages", name: "text-messages", claim: "photos can be sent by text message" },
  { key: "rating", name: "rating", claim: "customers gave the rating that it shows" },
  {
    key: "prices",
    name: "prices",
    claim: "the prices of the cost guide are typical, or an average",
  },
] as const satisfies readonly { key: Claim; name: string; claim: string }[];

/**
 * The launch-check problems that the owner may accept with a reason. Not among them: a form that
 * cannot send, a placeholder e-mail address or link, texts that are not true of the company, and
 * sample reviews, which would deceive visitors.
 */
export const acceptableNames = [
  "phone",
  "text-number",
  "unfinished-text",
  "policies",
  "privacy",
  ...claims.map(({ name }) => name),
] as const;

/** The problems that the owner accepts, each with a reason. */
export const acceptedSchema = list(
  "Accepted problem",
  "Problems of npm run launch-check that do not stop the site from going public, each with a reason.",
  {
    name: oneOf(acceptableNames)("The name that npm run launch-check prints.", "unfinished-text"),
    reason: sentences("Why the problem is acceptable."),
  },
);

/** The owner's decisions about details of people; `features/privacy/` has the page's other words. */
export const privacyAnswersSchema = group("The owner's two answers on the page /privacy.", {
  contact: line("The name or role of the person who answers questions about it.").optional(),
  retention: sentences(
    "How long you keep quote requests and their e-mails, in a sentence.",
    "Two years after the last contact, then we delete it.",
  ).optional(),
});

/** The names of the answers. */
export const privacyAnswers = privacyAnswersSchema.keyof().options;
