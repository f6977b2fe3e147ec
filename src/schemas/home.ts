import { type z } from "zod";
import { claimNames } from "./evidence.ts";
import {
  distinct,
  group,
  headed,
  lead,
  line,
  list,
  oneOf,
  pageHead,
  paragraphs,
  text,
} from "./fields.ts";
import { serviceSlug } from "./service.ts";

const title = line("Title", "The card's title.", "Attic & Crawlspace Cleanup");

const description = text(
  "Description",
  "One or two sentences on the card.",
  "Steel mesh over vents, a cap on the chimney, a skirt under the deck.",
);

const dialogText = paragraphs(
  "Dialog text",
  "What Read More opens; a blank line parts paragraphs.",
  "The door goes over the hole in use. Animals push out through it and cannot get back.",
);

const leadBelow = lead(
  "Twenty questions people ask before they book. If yours is missing, call us.",
);

const rangeWords = group("Adding up", "The words around the house whose prices can be added up.", {
  places_heading: ["Above the house whose parts can be chosen.", "Where is the noise?"],
  add_ons_heading: ["Above the choices below.", "Anything else?"],
  after_hours: ["The surcharge, with one price for both.", "Steep roof or after hours"],
  inspection: ["The choice.", "Full inspection with report"],
  dead_animal: ["Beside the counter.", "Dead animal"],
  fewer: ["The counter’s button, read out.", "One fewer animal"],
  more: ["The counter’s button, read out.", "One more animal"],
  receipt: ["The receipt’s heading.", "What it may cost"],
  invitation: ["On the receipt while nothing is chosen.", "Touch where you hear it."],
  invitation_note: ["Its second line: what happens then.", "Its range prints here."],
  total: ["Before the sum.", "Together"],
  inspection_note: [
    "Why it is printed below the sum and not added.",
    "Often applied to the total, so it is not added here.",
  ],
  not_included: ["What the sum leaves out.", "Not included: repairs by the foot."],
  tax_unknown: [
    "Stands on the receipt until business.yaml says, under policies, whether prices hold HST.",
    "The guide does not say whether HST is in it, so ask.",
  ],
  disclaimer: [
    "What kind of price it is: below every sum, and in what is sent with the form.",
    "This is a typical published range, not a quote.",
  ],
  without_script: ["Where the browser cannot add.", "Add the lines up, or call and we will."],
  send: [
    "The button that writes the lines into the quote form’s message.",
    "Send this with my quote request",
  ],
  see_receipt: ["The link to the receipt, beside the sum on phones.", "See the receipt"],
  all_prices: ["Unfolds the whole price sheet on phones.", "Every price in the guide"],
});

/** What of the evidence the pages show, each with an example of its label. */
const proofFields = {
  authority: "Licence",
  number: "Number",
  valid_until: "Valid until",
  insurer: "Insurer",
  covers: "Covers",
  lasts: "Lasts",
  excludes: "Leaves out",
  voided_by: "Ends when",
  transfers: "If you sell",
  basis: "How we keep it",
  checked: "Last checked",
  source: "Source",
  as_of: "As of",
} as const;

const proofLabels = Object.fromEntries(
  Object.entries(proofFields).map(([field, label]) => [
    field,
    text(label, "The label before it, where the evidence of a claim is shown.", label),
  ]),
  // Object.fromEntries forgets the names of the keys.
) as Record<keyof typeof proofFields, ReturnType<typeof text>>;

/** The home page's words, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = group("Home page", "The words of the home page.", {
  ...pageHead,
  hero: group("Hero", "The first thing on the home page, beside the form.", {
    plate: headed.plate,
    headline: line(
      "Headline",
      "The heading of the home page.",
      "Raccoon Problem? Get Fast Service!",
    ),
    lead: leadBelow,
    typical_price: ["They stand before the first figure of the cost guide.", "Typical job"],
    start: ["The name of the links below, which is read out.", "Start here"],
    jumps: group("Links under the hero", "What most visitors want to know first.", {
      emergency: ["Leads to the emergency page.", "An animal is inside now"],
      cost: ["Leads to the cost guide.", "What it costs"],
      listen: ["Leads to what a noise may mean.", "What am I hearing?"],
    }),
    ticks: list(
      "Promises",
      "Exactly three, each with a tick before it.",
      line("Promise", "A few words.", "Licensed & insured"),
    ).length(3, { error: "must be exactly three promises" }),
  }),
  intro: group("Introduction", "What a noise in the house may mean.", {
    ...headed,
    text: paragraphs(
      "Text",
      "One paragraph.",
      "A raccoon in the attic is often a mother who was looking for a warm, dry place.",
    ),
  }),
  services: group("Services", "The six services.", {
    ...headed,
    cards: list(
      "Cards",
      "Exactly six cards, each of a service.",
      group("Card", "A service's card on the home page.", {
        service: serviceSlug,
        title,
        description,
        full_description: dialogText,
      }),
    )
      .length(6, { error: "must be exactly six cards" })
      .superRefine(distinct("service", "title", "description")),
  }),
  animals: group("Animals", "The four animals on the fence.", {
    heading: headed.heading,
    cards: list(
      "Cards",
      "Exactly four cards, one for each animal.",
      group("Card", "An animal's card on the home page.", {
        title,
        description,
        image: oneOf(["raccoon", "skunk", "bird", "squirrel"])(
          "Drawing",
          "Which animal is drawn.",
          "raccoon",
        ),
        service: serviceSlug,
      }),
    )
      .length(4, { error: "must be exactly four cards" })
      .superRefine(distinct("title", "image")),
  }),
  process: group("Process", "How the work goes.", {
    ...headed,
    number: ["Read out before each step.", "Step {number}:"],
    call: ["The button below each step’s text, which calls.", "Get Started"],
    steps: list(
      "Steps",
      "Exactly four steps, in their order.",
      group("Step", "A step of the work.", {
        title: line("Title", "The step's name.", "Inspection"),
        description,
        full_content: dialogText,
        image: oneOf(["contact", "inspection", "removal-and-repair", "prevention"])(
          "Drawing",
          "Which drawing stands beside the step.",
          "inspection",
        ),
      }),
    )
      .length(4, { error: "must be exactly four steps" })
      .superRefine(distinct("title", "image")),
  }),
  benefits: group("Why us", "Four reasons to choose the company.", {
    ...headed,
    meaning: ["Unfolds the details of a reason.", "What that means"],
    items: list(
      "Benefits",
      "Exactly four reasons.",
      group("Benefit", "A reason to choose the company.", {
        title: line("Title", "A few words.", "Licensed & Insured"),
        description,
        details: paragraphs(
          "Details",
          "What the claim means, in plain words; leave the line out where it is plain.",
          "Before work starts, ask for ours in writing: what is covered, and for how long.",
        ).optional(),
        proof: list(
          "Proof",
          "The claims whose evidence, once it is in business.yaml, shows below the details.",
          oneOf(claimNames)("Claim", "A claim.", "licence"),
        ).optional(),
      }).refine(({ details, proof }) => details !== undefined || proof === undefined, {
        path: ["proof"],
        error: "needs details to stand below",
      }),
    )
      .length(4, { error: "must be exactly four benefits" })
      .superRefine(distinct("title", "description")),
    proof_labels: group(
      "Labels of the proof",
      "The labels before the evidence of a claim.",
      proofLabels,
    ),
  }),
  cost: group("Cost guide", "The words around the prices; the prices are in cost-guide.yaml.", {
    ...headed,
    lead: leadBelow,
    note: [
      "Under the prices: what is free and what is paid.",
      "A quote by phone or form is free. A full inspection is the paid item.",
    ],
    price_note: [
      "What kind of prices they are.",
      "Typical published prices of 2025, in Canadian dollars. Your quote is the price that counts.",
    ],
    sheet: group("Price sheet", "The headings of the list.", {
      heading: line("Heading", "Above it.", "Cost guide"),
      currency: ["Behind the year.", "CAD"],
      methods: ["Above the methods.", "Methods"],
      factors: ["Above what else counts.", "Factors"],
      repairs: ["Above the repairs.", "Repairs"],
    }),
    range: rangeWords,
  }),
  testimonials: group("Testimonials", "The words above the row of reviews.", headed),
  faq: group("Questions", "The words above the questions, which are in faqs/home.md.", {
    ...headed,
    lead: leadBelow,
  }),
  closing: group("Closing", "The last thing on most pages.", {
    heading: headed.heading,
    text: [
      "One or two sentences above the buttons.",
      "The quote is free, and you can think it over before you say yes.",
    ],
  }),
});

/** The home page's words. */
export type Home = z.infer<typeof homeSchema>;

/** The labels before the evidence of a claim. */
export type ProofLabels = Home["benefits"]["proof_labels"];
