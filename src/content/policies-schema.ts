/** Company policies that no law requires. `content/business.yaml` is their only source. */
import { day, group, matching, sentences } from "./fields.ts";

const confirmed = day(
  "The day when the owner confirmed this rule; npm run launch-check asks until then. Without “says”, pages leave the rule out.",
  "2026-01-31",
).optional();

/** A policy in words; `asked` is the question of the launch check to the owner. */
const policy = (title: string, asked: string) =>
  group(title, asked, {
    says: sentences("What the services page shows; no page may contradict it.").optional(),
    confirmed,
  }).optional();

/** A policy that is a figure, which sentences on many pages repeat. */
const figure = (title: string, asked: string, pattern: RegExp, example: string) =>
  group(title, asked, {
    says: matching(pattern, `must be written like ${example}`)(
      "The figure, spelt as in sentences; texts name it in braces.",
      example,
    ),
    confirmed,
  }).optional();

/** The owner may leave out any policy; then no page may promise what it would say. */
export const policiesSchema = group(
  "Our own rules",
  "How the company works beyond what the law requires. The services page lists these rules; other texts repeat them.",
  {
    written_quote: policy(
      "Your quote",
      "Is every quote in writing, with each item, one total and the HST?",
    ),
    tax: policy("HST", "Are the listed prices before HST, or do they include it?"),
    one_place: policy(
      "One place",
      "Does a job cost the price of the place where the animal lives, by whatever hole it gets in, with the door or trap in it?",
    ),
    free_or_paid: policy(
      "Free or paid",
      "What is free, also a visit to look at the roof for a quote, and in which cities? What is the inspection fee for, and when is it taken off the bill?",
    ),
    cleaning: policy(
      "Cleaning",
      "Is cleaning priced apart from the removal, and what does cleaning an attic cost?",
    ),
    deck: policy("Decks and porches", "What does a job under a deck, a porch or a shed cost?"),
    used_hole: policy(
      "The hole they used",
      "Does the price of a removal include closing the hole, or what does closing it cost, and does a steep roof that nobody has seen yet add to it?",
    ),
    empty_hole: policy(
      "An empty hole",
      "What does closing an empty hole cost, also when a family has left by itself?",
    ),
    payment: policy(
      "Payment",
      "How can customers pay, is there a deposit, when is it due, and what does cancelling cost?",
    ),
    papers: policy("Papers", "Which papers come with the quote?"),
    at_the_door: policy(
      "At the door",
      "What do the crews do at the door: do they say their names and show a card, and what do they show before work begins?",
    ),
    training: policy(
      "Training",
      "Which people come, how are they trained, and do they have rabies shots?",
    ),
    wsib: policy("WSIB", "Do the crews have coverage, and can a customer see the clearance?"),
    buildings: policy(
      "Several buildings",
      "How do you serve a customer with several buildings: one contact for all, and which price for a visit?",
    ),
    invoices: policy(
      "Invoices",
      "Is there an invoice for each building, with a purchase order number, and when is it due?",
    ),
    guarantee_terms: policy(
      "Guarantee",
      "What does the guarantee cover, for how long, what ends it, does it pass to a buyer, and where can a customer read it?",
    ),
    arrival: policy(
      "Emergency line",
      "Who answers it at night, and what is a caller told? Does somebody come at night, how soon, and for which situations?",
    ),
    same_day: policy(
      "Same day",
      "Do you come the same day in every area, Caledon too, and until when must one call?",
    ),
    callback_hours: policy(
      "Call back",
      "At which hours is it within 30 minutes, and what happens at night?",
    ),
    after_hours: policy(
      "After hours",
      "When do they begin and end, and is it one surcharge for a steep roof and a late visit?",
    ),
    languages: policy("Languages", "Which languages do you speak on the phone?"),
    duration: policy(
      "How long",
      "How many visits does a usual job take, how long is each, and must somebody be at home?",
    ),
    photos: policy("Photos", "Does every customer get photos, also of a cleaned attic?"),
    electrician: policy("Chewed wires", "Who repairs chewed wires, and who quotes it?"),
    ceilings: policy(
      "Ceilings",
      "How often has an animal come through a ceiling in your own jobs, and was that ceiling damaged before? The emergency page says that it is rare.",
    ),
    open_roof: policy(
      "Rain through the hole",
      "While animals are inside, can you keep the rain out without closing their hole?",
    ),
    chimney_caps: policy(
      "Chimney caps",
      "Who fits the cap if a gas furnace uses the chimney, and who books and pays the gas technician?",
    ),
    vermiculite: policy(
      "Old insulation",
      "What do the crews do if old insulation may hold asbestos?",
    ),
    door_nights: figure(
      "One-way door",
      "How many nights does a one-way door usually stay?",
      /^\d+ (?:to|or) \d+ nights$/,
      "3 to 7 nights",
    ),
    still_there: policy(
      "Still there",
      "What if an animal is still there after these nights: who comes back, and at what price?",
    ),
    coldest_night: figure(
      "Frost",
      "Below which temperature is no animal left locked out, and who opens a door that hangs already, on which day and at whose cost? Write the minus as −, not as a hyphen.",
      /^−\d+ °C$/,
      "−10 °C",
    ),
    mesh: figure(
      "Mesh",
      "Which gauge of steel mesh do the crews really use?",
      /^\d+-gauge$/,
      "16-gauge",
    ),
    dryer_vents: policy("Dryer vents", "What do the crews fit over a dryer vent?"),
    kits: policy(
      "Kits",
      "What happens to babies that cannot walk yet, and which rehabilitator takes them, in May too? Below which temperature do they stay, and who comes back?",
    ),
    skunks: policy("Skunks", "In which months is there no one-way door for a skunk?"),
    bats: policy("Bats", "Do you get bats out, and in which months is nothing closed?"),
    other_animals: policy(
      "Other animals",
      "Do you remove mice, rats, opossums or pigeons? Do the attic and vent prices hold for squirrels, bats, birds and skunks?",
    ),
    dead_animals: policy(
      "Dead animals",
      "From where do you take a dead animal out, also from a yard, a barn or under a deck, and for how much? Do you look for the hole?",
    ),
  },
);

/** The policies in groups, in which the launch check asks about them and `business.yaml` has them. */
export const policyGroups = {
  "Prices and payment": [
    "written_quote",
    "tax",
    "one_place",
    "free_or_paid",
    "cleaning",
    "deck",
    "used_hole",
    "empty_hole",
    "payment",
    "guarantee_terms",
  ],
  "Who comes": ["papers", "at_the_door", "training", "wsib", "languages"],
  "Owners of buildings": ["buildings", "invoices"],
  "When you come": ["arrival", "same_day", "callback_hours", "after_hours", "duration"],
  "The work": [
    "photos",
    "electrician",
    "ceilings",
    "open_roof",
    "chimney_caps",
    "dryer_vents",
    "vermiculite",
    "door_nights",
    "still_there",
    "mesh",
  ],
  Animals: ["coldest_night", "kits", "skunks", "bats", "other_animals", "dead_animals"],
} as const satisfies Record<string, readonly (keyof typeof policiesSchema.shape)[]>;

/** The names of all policies. */
export const policyNames = policiesSchema.keyof().options;

/** Policies that are shown only to managers of buildings. */
const managersPolicies = ["buildings", "invoices"];

/** The names of the policies for every customer. */
export const generalPolicyNames = policyNames.filter((name) => !managersPolicies.includes(name));
