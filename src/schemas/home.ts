import { type z } from "zod";
import { claimNames } from "./evidence.ts";
import {
  distinct,
  group,
  headingFields,
  lead,
  line,
  list,
  oneOf,
  pageHead,
  paragraphs,
  text,
  sentences,
} from "./fields.ts";
import { serviceSlug } from "./service.ts";

const title = line("Title", "The title of the card.", "Attic & Crawlspace Cleanup");

const description = text("Description", "One or two sentences on the card.");

const dialogText = paragraphs(
  "Dialog text",
  "The text that Read More opens; put a blank line between paragraphs.",
);

const leadBelow = lead(
  "Twenty questions people ask before they book. If yours is missing, call us.",
);

const rangeWords = group("Adding up", "The words around the house whose prices can be added up.", {
  places_heading: "The heading above the house whose parts can be chosen.",
  add_ons_heading: "The heading above the choices below the house.",
  after_hours: "The choice for a steep roof or work after hours; one surcharge covers both.",
  inspection: "The choice for the inspection.",
  dead_animal: "The label of the counter of dead animals.",
  fewer: "Read out for the minus button of the counter.",
  more: "Read out for the plus button of the counter.",
  receipt: "The heading of the receipt.",
  invitation: "On the receipt while nothing is chosen: what to do.",
  invitation_note: "On the receipt while nothing is chosen: what happens then.",
  total: "The label before the sum on the receipt.",
  inspection_note: "On the receipt: why the inspection is below the sum and not added to it.",
  not_included: "On the receipt: what the sum leaves out.",
  tax: "On the receipt: where the HST is shown.",
  disclaimer: "Below every sum, and in the message of the quote form: what kind of price it is.",
  without_script: "On the receipt if the browser cannot add up the prices.",
  send: "The button below the receipt that copies its lines into the message of the quote form.",
  see_receipt: "The link to the receipt, beside the sum on phones.",
  all_prices: "The button that opens the price sheet on phones.",
});

/** The fields of the evidence that pages show, with an example of each label. */
const evidenceFields = {
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

const evidenceLabels = Object.fromEntries(
  Object.entries(evidenceFields).map(([field, label]) => [
    field,
    text(label, "The label of this detail, where pages show the evidence for a claim.", label),
  ]),
  // The type of Object.fromEntries loses the names of the keys.
) as Record<keyof typeof evidenceFields, ReturnType<typeof text>>;

/** The words of the home page, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = group("Home page", "The words of the home page.", {
  ...pageHead,
  hero: group("Hero", "The top of the home page, beside the form.", {
    kicker: headingFields.kicker,
    headline: line("Headline", "The heading of the home page."),
    lead: leadBelow,
    typical_price: "Shown before the first figure of the cost guide.",
    start: "The name of the row of links below the hero, which is read out.",
    shortcuts: group("Links below the hero", "Links to what most visitors want to know first.", {
      emergency: "The link to the emergency page.",
      cost: "The link to the cost guide.",
      listen: "The link to “First, listen”, on what a noise may mean.",
    }),
    ticks: list(
      "Promises",
      "Exactly three promises, each after a tick.",
      line("Promise", "A few words.", "Licensed & insured"),
    ).length(3, { error: "must be exactly three promises" }),
  }),
  intro: group("Introduction", "What a noise in the house may mean.", {
    ...headingFields,
    text: paragraphs("Text", "One paragraph below the heading."),
  }),
  services: group("Services", "The six services.", {
    ...headingFields,
    cards: list(
      "Cards",
      "Exactly six cards, each for one service.",
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
    heading: headingFields.heading,
    cards: list(
      "Cards",
      "Exactly four cards, one for each animal.",
      group("Card", "An animal's card on the home page.", {
        title,
        description,
        image: oneOf(["raccoon", "skunk", "bird", "squirrel"])(
          "Drawing",
          "The animal in the drawing.",
          "raccoon",
        ),
        service: serviceSlug,
      }),
    )
      .length(4, { error: "must be exactly four cards" })
      .superRefine(distinct("title", "image")),
  }),
  process: group("Process", "How the work goes.", {
    ...headingFields,
    number: "Read out before the title of each step, with {number}.",
    call: "The button that calls, below the full text of each step.",
    steps: list(
      "Steps",
      "Exactly four steps, in order.",
      group("Step", "A step of the work.", {
        title: line("Title", "The title of the step.", "Inspection"),
        description,
        full_content: dialogText,
        image: oneOf(["contact", "inspection", "removal-and-repair", "prevention"])(
          "Drawing",
          "The drawing beside the step.",
          "inspection",
        ),
      }),
    )
      .length(4, { error: "must be exactly four steps" })
      .superRefine(distinct("title", "image")),
  }),
  benefits: group("Why us", "Four reasons to choose the company.", {
    ...headingFields,
    meaning: "The button that opens the details of a reason.",
    items: list(
      "Benefits",
      "Exactly four reasons.",
      group("Benefit", "A reason to choose the company.", {
        title: line("Title", "The reason in a few words.", "Licensed & Insured"),
        description,
        details: paragraphs(
          "Details",
          "What the reason means, in plain words; remove the line if it needs no explanation.",
        ).optional(),
        claims: list(
          "Claims",
          "The claims whose evidence is shown below the details, once it is in business.yaml.",
          oneOf(claimNames)("Claim", "The name of a claim in business.yaml.", "licence"),
        ).optional(),
      }).refine(({ details, claims }) => details !== undefined || claims === undefined, {
        path: ["claims"],
        error: "needs details above it",
      }),
    )
      .length(4, { error: "must be exactly four benefits" })
      .superRefine(distinct("title", "description")),
    evidence_labels: group(
      "Labels of the evidence",
      "The labels of the evidence for a claim.",
      evidenceLabels,
    ),
  }),
  cost: group("Cost guide", "The words around the prices; the prices are in cost-guide.yaml.", {
    ...headingFields,
    lead: leadBelow,
    note: sentences("Below the prices: what is free and what costs money."),
    price_note: sentences("Below the prices: what kind of prices they are."),
    sheet: group("Price sheet", "The headings of the list of all prices.", {
      heading: line("Heading", "The heading of the price sheet.", "Cost guide"),
      currency: "The currency, after the year of the prices.",
      methods: "The heading above the prices by method.",
      factors: "The heading above the prices of other factors.",
      repairs: "The heading above the prices of repairs.",
    }),
    range: rangeWords,
  }),
  testimonials: group("Testimonials", "The words above the row of reviews.", headingFields),
  faq: group("Questions", "The words above the questions, which are in faqs/home.md.", {
    ...headingFields,
    lead: leadBelow,
    more: "The button that shows the questions after the first group.",
  }),
  closing: group("Closing", "The last section of most pages.", {
    heading: headingFields.heading,
    text: sentences("One or two sentences above the buttons."),
  }),
});

/** The words of the home page. */
export type Home = z.infer<typeof homeSchema>;

/** The labels of the evidence for a claim. */
export type EvidenceLabels = Home["benefits"]["evidence_labels"];
