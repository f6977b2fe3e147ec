/** What the owner tells the launch check: the evidence behind the claims, and what may stand as it is. */
import { z } from "zod";
import { text } from "./fields.ts";

/** The file shows by “…” what is to be filled in. */
const fact = text.refine((words) => words !== "…", { error: "must be filled in" });

const day = z.iso.date({ error: "must be a date like 2026-01-31" });

/** How a promise about time is kept: the Competition Act, section 74.01, wants such a claim tested before it is made. */
const kept = {
  basis: fact.meta({
    title: "How it is kept",
    description: "Who sees to it, and in which hours.",
    examples: ["Two people share the phone from 7 AM to 7 PM; overnight it rings at Sam's."],
  }),
  checked: day.meta({
    title: "Checked on",
    description: "When it was last checked against what really happened.",
    examples: ["2026-01-31"],
  }),
};

const source = {
  source: fact.meta({
    title: "Source",
    description: "Where anyone can look it up.",
    examples: ["Google Business Profile, all reviews"],
  }),
  as_of: day.meta({
    title: "As of",
    description: "The day on which it was read there.",
    examples: ["2026-01-31"],
  }),
};

/** The evidence behind each claim of the copy. No page shows it; the launch check asks for it. */
export const evidenceSchema = z
  .strictObject({
    licence: z
      .array(
        z.strictObject({
          authority: fact.meta({
            title: "Authority",
            description: "Who gave the licence.",
            examples: ["City of Vaughan, Wildlife Removal Company licence"],
          }),
          number: fact.meta({
            title: "Number",
            description: "The licence's number.",
            examples: ["2026-114 WR"],
          }),
          valid_until: day.meta({
            title: "Valid until",
            description: "Its last day.",
            examples: ["2027-04-30"],
          }),
        }),
      )
      .min(1, { error: "must list a licence" })
      .meta({ title: "Licences", description: "What stands behind “licensed”." }),
    insurance: z
      .strictObject({
        insurer: fact.meta({
          title: "Insurer",
          description: "The insurance company.",
          examples: ["Northern Mutual"],
        }),
        policy: fact.meta({
          title: "Policy",
          description: "The number of the policy, and what it covers.",
          examples: ["CGL 40-118820, general liability of $5,000,000"],
        }),
        valid_until: day.meta({
          title: "Valid until",
          description: "Its last day.",
          examples: ["2027-03-31"],
        }),
      })
      .meta({ title: "Insurance", description: "What stands behind “insured”." }),
    guarantee: z
      .strictObject({
        covers: fact.meta({
          title: "Covers",
          description: "What we make good.",
          examples: ["An animal that comes in again through an opening that we closed."],
        }),
        lasts: fact.meta({
          title: "Lasts",
          description: "For how long, and from when.",
          examples: ["Two years from the day of the invoice."],
        }),
        excludes: fact.meta({
          title: "Leaves out",
          description: "What is not covered.",
          examples: ["Openings that we did not close, and damage by storm."],
        }),
      })
      .meta({ title: "Guarantee", description: "The terms of the satisfaction guarantee." }),
    callback: z
      .strictObject(kept)
      .meta({ title: "Call back", description: "What stands behind “within 30 minutes”." }),
    same_day: z
      .strictObject(kept)
      .meta({ title: "Same-day service", description: "What stands behind “same-day service”." }),
    emergency_line: z
      .strictObject(kept)
      .meta({ title: "Emergency line", description: "Who answers it at night: behind “24/7”." }),
    rating: z
      .strictObject(source)
      .meta({ title: "Rating", description: "Where the stars and the number of reviews stand." }),
    prices: z.strictObject(source).meta({
      title: "Prices",
      description: "Where the cost guide's typical prices and the national average come from.",
    }),
    experience: z.strictObject(source).meta({
      title: "Experience",
      description: "What shows the founding year, or the years in business.",
    }),
  })
  .partial();

/** What the owner has recorded of it. */
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * Everything that the launch check can name and the owner may let stand; the rest, a form that cannot
 * send and an address where nothing can be published, has no name here.
 */
export const acceptableNames = [
  "site-address",
  "phone",
  "sister-site",
  "sample-reviews",
  "placeholder-pages",
  "unfinished-text",
  "licence",
  "insurance",
  "guarantee",
  "callback",
  "same-day",
  "emergency-line",
  "rating",
  "prices",
  "experience",
] as const;

/** The name of a thing that may stand with a reason. */
export type AcceptableName = (typeof acceptableNames)[number];

/** What the owner lets go public as it is, each with a reason. */
export const acceptedSchema = z.array(
  z.strictObject({
    name: z.enum(acceptableNames).meta({
      title: "Name",
      description: "As npm run launch-check prints it.",
      examples: ["sample-reviews"],
    }),
    reason: fact.meta({
      title: "Reason",
      description: "Why it may go public as it is.",
      examples: ["The owner's own reviews follow in May; the page says that these are samples."],
    }),
  }),
);
