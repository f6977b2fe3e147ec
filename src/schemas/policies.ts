/** Company policies that no law requires. `content/business.yaml` is their only source. */
import { type z } from "zod";
import { day, group, matching } from "./fields.ts";

const confirmed = day(
  "Confirmed on",
  "The day when the owner confirmed this rule; npm run launch-check lists it until then.",
  "2026-01-31",
).optional();

/** A policy in words; `asked` is the question of the launch check to the owner. */
const sentence = (title: string, asked: string, example: string) =>
  group(title, asked, {
    says: [
      "One or two sentences; the services page shows them, and no page may contradict them.",
      example,
    ],
    confirmed,
  });

/** A policy that is a figure, which sentences on many pages repeat. */
const figure = (title: string, asked: string, pattern: RegExp, example: string) =>
  group(title, asked, {
    says: matching(new RegExp(`^${pattern.source}$`), `must be written like ${example}`)(
      "Says",
      "The figure, spelt as in sentences; npm run check:content lists every sentence with another figure.",
      example,
    ),
    confirmed,
  });

/** A pattern for sentences that contain certain words. */
const sentenceWith = (words: string) =>
  new RegExp(`(?:[A-Z][^.!?]*)?\\b(?:${words})\\b[^.!?]*[.!?]`, "g");

/** Patterns that find statements of a policy in texts: a figure, or whole sentences on the subject. */
export const policyPatterns = {
  door_nights: /\d+ (?:to|or) \d+ nights/g,
  coldest_night: /−\d+ °C/g,
  mesh: /\d+-gauge/g,
  first_visit: sentenceWith("first visit|Before anyone drives out"),
  night_visits: sentenceWith("[Nn]ight visits|[Vv]isits at night"),
  wiring: sentenceWith("electrician|electrical part"),
} as const;

/** The company policies: those that texts rely on, and optional ones that the owner has not set yet. */
export const policiesSchema = group(
  "Our own rules",
  "How the company works beyond what the law requires. The services page lists these rules; other texts repeat them word for word.",
  {
    door_nights: figure(
      "One-way door",
      "How many nights a one-way door stays up.",
      policyPatterns.door_nights,
      "3 to 7 nights",
    ),
    coldest_night: figure(
      "Frost",
      "Below which temperature no animal is shut out; write the minus as −, not as a hyphen.",
      policyPatterns.coldest_night,
      "−10 °C",
    ),
    mesh: figure(
      "Mesh",
      "Which gauge of steel mesh the crews really use.",
      policyPatterns.mesh,
      "16-gauge",
    ),
    kits: sentence(
      "Kits",
      "What the crews do with kits that cannot walk yet.",
      "Kits that cannot follow are lifted out by hand and put in a heated box for their mother.",
    ),
    first_visit: sentence(
      "First visit",
      "Whether the first visit is free, or is the inspection that has a fee.",
      "Before anyone drives out, ask whether the visit belongs to the quote or is the inspection.",
    ),
    callback_hours: sentence(
      "Hours of the call back",
      "Between which hours a request is answered within 30 minutes, and what happens at night.",
      "A request sent between 7 AM and 7 PM is answered within 30 minutes; at night, please call.",
    ).optional(),
    night_visits: sentence(
      "Night visits",
      "Whether a crew comes at night, for whom, and what that costs.",
      "A crew comes at night when an animal is in the rooms you live in.",
    ).optional(),
    wiring: sentence(
      "Chewed wiring",
      "Who repairs chewed wiring.",
      "A licensed electrician whom we name in the quote repairs the wiring.",
    ).optional(),
    wsib: sentence(
      "WSIB",
      "Whether the crews have WSIB coverage, and whether a customer can see the clearance.",
      "Our crews are covered by WSIB; ask for the clearance certificate.",
    ).optional(),
    tax: sentence(
      "HST",
      "Whether all listed prices are before HST, and what the registration number is.",
      "Listed prices are before HST; our number is on every invoice.",
    ).optional(),
  },
);

/** The company policies. */
export type Policies = z.infer<typeof policiesSchema>;
