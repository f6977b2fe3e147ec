/** What the owner tells the launch check: the evidence for the site's claims, and what may stay as it is. */
import { z } from "zod";
import { about, day, text, group, list, oneOf } from "./fields.ts";

/** Evidence for a promise about time: the Competition Act, section 74.01, wants it tested before it is made. */
const test = {
  basis: text(
    "How it is kept",
    "Who sees to it, and in which hours.",
    "Two people share the phone from 7 AM to 7 PM; overnight it rings at Sam's.",
  ),
  checked: day(
    "Checked on",
    "When it was last checked against what really happened.",
    "2026-01-31",
  ),
};

/** Evidence for figures that others have published. */
const source = {
  source: text("Source", "Where anyone can look it up.", "Google Business Profile, all reviews"),
  as_of: day("As of", "The day on which it was read there.", "2026-01-31"),
};

/** The evidence for each claim that the site makes: shown beside the claim once it is here, asked for by the launch check. */
export const evidenceSchema = z
  .strictObject({
    licence: list(
      "Licences",
      "What stands behind “licensed”.",
      group("Licence", "One licence.", {
        authority: ["Who gave the licence.", "City of Vaughan, Wildlife Removal Company licence"],
        number: ["The licence's number.", "2026-114 WR"],
        valid_until: day("Valid until", "Its last day.", "2027-04-30"),
      }),
    ).min(1, { error: "must list a licence" }),
    insurance: group("Insurance", "What stands behind “insured”.", {
      insurer: ["The insurance company.", "Northern Mutual"],
      covers: ["What it covers, and up to what sum.", "General liability of $5,000,000"],
      policy: ["The number of the policy. No page shows it.", "CGL 40-118820"],
      valid_until: day("Valid until", "Its last day.", "2027-03-31"),
    }),
    guarantee: group("Guarantee", "The terms of the satisfaction guarantee.", {
      covers: [
        "What we make good.",
        "An animal that comes in again through an opening that we closed.",
      ],
      lasts: ["For how long, and from when.", "Two years from the day of the invoice."],
      excludes: text(
        "Leaves out",
        "What is not covered.",
        "Openings that we did not close, and damage by storm.",
      ),
      voided_by: text(
        "Ends when",
        "What makes it void.",
        "Somebody else opens or moves what we closed.",
      ),
      transfers: text(
        "On a sale",
        "Whether it passes to a buyer of the house.",
        "It passes to the buyer.",
      ),
    }),
    callback: group("Call back", "What stands behind “within 30 minutes”.", test),
    same_day: group("Same-day service", "What stands behind “same-day service”.", test),
    emergency_line: group("Emergency line", "Who answers it at night: behind “24/7”.", test),
    rating: group("Rating", "Where the stars and the number of reviews stand.", source),
    prices: group(
      "Prices",
      "Where the cost guide's typical prices and the national average come from.",
      source,
    ),
  })
  .partial()
  .meta(
    about(
      "Evidence",
      "What stands behind the claims of the site. Each shows beside its claim; npm run launch-check asks for all of it.",
    ),
  );

/** The evidence that the owner has recorded. */
export type Evidence = z.infer<typeof evidenceSchema>;

/** A claim that the site makes. */
export type Claim = keyof Evidence;

/** Every claim. */
export const claimNames = evidenceSchema.keyof().options;

/**
 * The problems that the owner may accept with a reason. A form that cannot send, a placeholder e-mail address and sample reviews are
 * not among them: the site could not work with the first two, and the third would deceive visitors.
 */
export const acceptableNames = [
  "site-address",
  "phone",
  "sister-site",
  "unfinished-text",
  "stand-in-pictures",
  "licence",
  "insurance",
  "guarantee",
  "callback",
  "same-day",
  "emergency-line",
  "rating",
  "prices",
  "policies",
] as const;

/** The name of a problem that the owner may accept. */
export type AcceptableName = (typeof acceptableNames)[number];

/** What the owner accepts as it is, each with a reason. */
export const acceptedSchema = list(
  "Accepted",
  "What may go public as it is although npm run launch-check lists it, each with the reason.",
  group("Accepted thing", "One thing that may stay as it is.", {
    name: oneOf(acceptableNames)("Name", "As npm run launch-check prints it.", "sister-site"),
    reason: [
      "Why it may go public as it is.",
      "Our second site opens in May; until then the link leads to a page that says so.",
    ],
  }),
);
