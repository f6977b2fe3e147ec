/** Company policies that no law requires. `content/business.yaml` is their only source. */
import { day, group, matching, sentences } from "./fields.ts";

const confirmed = day(
  "The day when the owner confirmed this rule; npm run launch-check lists it until then.",
  "2026-01-31",
).optional();

/** A policy in words; `asked` is the question of the launch check to the owner. */
const policy = (title: string, asked: string) =>
  group(title, asked, {
    says: sentences("What the services page shows; no page may contradict it."),
    confirmed,
  }).optional();

/** A policy that is a figure, which sentences on many pages repeat. */
const figure = (title: string, asked: string, pattern: RegExp, example: string) =>
  group(title, asked, {
    says: matching(new RegExp(`^${pattern.source}$`), `must be written like ${example}`)(
      "The figure, spelt as in sentences; npm run check:content lists every sentence with another figure.",
      example,
    ),
    confirmed,
  }).optional();

const nights = /\d+ (?:to|or) \d+ nights/g;
const frost = /−\d+ °C/g;
const mesh = /\d+-gauge/g;

/** The owner may delete any policy; the content check then names the sentences that need it. */
export const policiesSchema = group(
  "Our own rules",
  "How the company works beyond what the law requires. The services page lists these rules; other texts repeat them.",
  {
    written_quote: policy(
      "Your quote",
      "Whether a quote is in writing, with one total and the HST.",
    ),
    free_or_paid: policy(
      "Free or paid",
      "What is free, what the full inspection costs, and when the customer is told which of them it is.",
    ),
    papers: policy("Papers", "Which papers come with the quote."),
    guarantee_terms: policy("Guarantee", "Where a customer can read its terms."),
    arrival: policy("Emergency line", "What a caller is told on the emergency line."),
    callback_hours: policy(
      "Call back",
      "At which hours it is within 30 minutes, and what happens at night.",
    ),
    after_hours: policy("After hours", "When it begins and ends, and what it adds."),
    photos: policy("Photos", "Whether every customer gets photos."),
    electrician: policy("Chewed wires", "Who repairs chewed wires."),
    door_nights: figure(
      "One-way door",
      "How many nights a one-way door stays up.",
      nights,
      "3 to 7 nights",
    ),
    coldest_night: figure(
      "Frost",
      "Below which temperature no animal is shut out; write the minus as −, not as a hyphen.",
      frost,
      "−10 °C",
    ),
    mesh: figure("Mesh", "Which gauge of steel mesh the crews really use.", mesh, "16-gauge"),
    kits: policy("Kits", "What the crews do with kits that cannot walk yet."),
    wsib: policy("WSIB", "Whether the crews have coverage, and a customer can see the clearance."),
  },
);

/** The names of all policies. */
export const policyNames = policiesSchema.keyof().options;

/** The name of a policy. */
export type PolicyName = (typeof policyNames)[number];
