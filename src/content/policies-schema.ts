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

/** What states each policy: a figure, or a sentence with some of these words. */
const statements: Readonly<Record<PolicyName, RegExp | string>> = {
  door_nights: nights,
  coldest_night: frost,
  mesh,
  free_or_paid: "[Bb]efore anyone drives out",
  electrician: "electrician|electrical part",
  after_hours: "[Aa]fter hours means",
  written_quote: "quote (?:is in writing|lists)|shows the HST|HST (?:is )?shown",
  papers: "[Pp]roof of insurance|licence number",
  guarantee_terms: "guarantee covers|says in writing what",
  arrival: "when we can be there|how soon we can be there|when we can come",
  callback_hours: "30 minutes",
  photos: "dated photos|[Pp]hotos[^.!?]*before and after|before and after[^.!?]*photos",
  kits: "heated box|lifted out by hand",
  wsib: "WSIB",
};

/** Each policy with the pattern that finds its statements in a text. */
export const policyPatterns = policyNames.map((policy) => {
  const words = statements[policy];
  const pattern =
    typeof words === "string"
      ? new RegExp(`(?:[A-Z][^.!?]*)?\\b(?:${words})\\b[^.!?]*[.!?]`, "g")
      : words;
  return { policy, pattern };
});

/** Matches every text with a statement. It is quick, since it does not look for whole sentences. */
export const possibleStatement = new RegExp(
  Object.values(statements)
    .map((words) => (typeof words === "string" ? words : words.source))
    .join("|")
    .replaceAll(" ", String.raw`\s+`),
);

/** The policies that texts must state word for word as in business.yaml; others are free. */
export const wordForWord: ReadonlySet<PolicyName> = new Set([
  ...(["door_nights", "coldest_night", "mesh"] as const),
  ...(["free_or_paid", "electrician", "after_hours"] as const),
]);
