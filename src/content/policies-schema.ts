/** Company policies that no law requires. `content/business.yaml` is their only source. */
import { day, fieldsFor, group, matching, sentences } from "./fields.ts";

/** The policies by the groups of `business.yaml`, each with the launch check's question to the owner. */
const questions = {
  "Prices and payment": {
    written_quote: "Is every quote in writing, with each item, one total and the HST?",
    tax: "Are the listed prices before HST, or do they include it?",
    one_place:
      "Does a job cost the price of the place where the animal lives, by whatever hole it gets in, with the door or trap in it?",
    free_or_paid:
      "What is free, also a visit to look at the roof for a quote, and in which cities? What is the inspection fee for, and when is it taken off the bill?",
    cleaning: "Is cleaning priced apart from the removal, and what does cleaning an attic cost?",
    deck: "What does a job under a deck, a porch or a shed cost?",
    used_hole:
      "Does the price of a removal include closing the hole, or what does closing it cost, and does a steep roof that nobody has seen yet add to it?",
    empty_hole: "What does closing an empty hole cost, also when a family has left by itself?",
    payment:
      "How can customers pay, is there a deposit, when is it due, and what does cancelling cost?",
    guarantee_terms:
      "What does the guarantee cover, for how long, what ends it, does it pass to a buyer, and where can a customer read it?",
  },
  "Who comes": {
    papers: "Which papers come with the quote?",
    at_the_door:
      "What do the crews do at the door: do they say their names and show a card, and what do they show before work begins?",
    training: "Which people come, how are they trained, and do they have rabies shots?",
    wsib: "Do the crews have coverage, and can a customer see the clearance?",
    languages: "Which languages do you speak on the phone?",
  },
  "Owners of buildings": {
    buildings: "For several buildings: is there one contact, and which price for a visit?",
    invoices:
      "Is there an invoice for each building, with a purchase order number, and when is it due?",
  },
  "When you come": {
    arrival:
      "Who answers it at night, and what is a caller told? Does somebody come at night, how soon, and for which situations?",
    same_day: "Do you come the same day in every area, Caledon too, and until when must one call?",
    callback_hours: "At which hours is it within 30 minutes, and what happens at night?",
    after_hours:
      "When do they begin and end, and is it one surcharge for a steep roof and a late visit?",
    duration: "How many visits does a usual job take, how long, and must somebody be at home?",
  },
  "The work": {
    photos: "Does every customer get photos, also of a cleaned attic?",
    electrician: "Who repairs chewed wires, and who quotes it?",
    ceilings:
      "How often has an animal come through a ceiling in your own jobs, and was that ceiling damaged before? The emergency page says that it is rare.",
    open_roof: "While animals are inside, can you keep the rain out without closing their hole?",
    chimney_caps:
      "Who fits the cap if a gas furnace uses the chimney, and who books and pays the gas technician?",
    dryer_vents:
      "What do the crews fit over a dryer vent? Ask a licensed gas technician: must a furnace or water heater be turned off if its wall vent is blocked?",
    vermiculite: "What do the crews do if old insulation may hold asbestos?",
    door_nights: "How many nights does a one-way door usually stay?",
    still_there: "What if an animal is there after these nights: who comes back, at what price?",
    mesh: "Which gauge of steel mesh do the crews really use?",
  },
  Animals: {
    coldest_night:
      "Below which temperature is no animal left locked out, and who opens a door that hangs already, on which day and at whose cost? Write the minus as −, not as a hyphen.",
    kits: "What happens to babies that cannot walk yet, and which rehabilitator takes them, in May too? Below which temperature do they stay, and who comes back?",
    skunks: "In which months is there no one-way door for a skunk?",
    bats: "Do you get bats out, and in which months is nothing closed?",
    other_animals:
      "Do you remove mice, rats, opossums or pigeons? Do the attic and vent prices hold for squirrels, bats, birds and skunks?",
    dead_animals:
      "From where do you take a dead animal out, also from a yard, a barn or under a deck, and for how much? Do you look for the hole?",
  },
} as const;

type PolicyName = {
  [Group in keyof typeof questions]: keyof (typeof questions)[Group];
}[keyof typeof questions];

/** The policies in groups, in which the launch check asks about them and `business.yaml` has them. */
export const policyGroups: Readonly<Record<string, readonly PolicyName[]>> = Object.fromEntries(
  Object.entries(questions).map(([heading, group]) => [
    heading,
    // The type of Object.keys loses the names.
    Object.keys(group) as PolicyName[],
  ]),
);

/** The names of the policies, in the order of the groups. */
export const policyNames = Object.values(policyGroups).flat();

const questionOf = new Map(Object.values(questions).flatMap((group) => Object.entries(group)));

/** Policies that are a figure, which sentences on many pages repeat: its form, and an example. */
const figures: Partial<Record<PolicyName, readonly [form: RegExp, example: string]>> = {
  door_nights: [/^\d+ (?:to|or) \d+ nights$/, "3 to 7 nights"],
  coldest_night: [/^−\d+ °C$/, "−10 °C"],
  mesh: [/^\d+-gauge$/, "16-gauge"],
};

const confirmed = day(
  "The day when the owner confirmed this rule; npm run launch-check asks until then. Without “says”, pages leave the rule out.",
  "2026-01-31",
).optional();

function policy(name: PolicyName) {
  const [form, example = ""] = figures[name] ?? [];
  const says = form
    ? matching(form, `must be written like ${example}`)(
        "The figure, spelt as in sentences; texts name it in braces.",
        example,
      )
    : sentences("What the services page shows; no page may contradict it.").optional();
  return group(questionOf.get(name) ?? "", { says, confirmed }).optional();
}

/** The schema of the policies. The owner may leave out any; then no page may promise what it would say. */
export const policiesSchema = group(
  "How the company works beyond what the law requires. The services page lists these rules; other texts repeat them.",
  fieldsFor(policyNames, policy),
);

/** Policies that are shown only to managers of buildings. */
const managersPolicies = ["buildings", "invoices"];

/** The names of the policies for every customer. */
export const generalPolicyNames = policyNames.filter((name) => !managersPolicies.includes(name));
