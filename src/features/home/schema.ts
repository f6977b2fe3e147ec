import { claims } from "#content/evidence-schema.ts";
import {
  distinct,
  group,
  headingFields,
  labels,
  lead,
  line,
  list,
  oneOf,
  pageHead,
  paragraphs,
  readIn,
  sentences,
  text,
  texts,
  words,
} from "#content/fields.ts";
import { serviceSlug } from "#features/services/schema.ts";

const dialogText = paragraphs("The text that Read More opens; a blank line separates paragraphs.");

/** The words of a card, whose drawing and link follow. */
const card = { ...labels("title"), ...texts("description") };

const rangeWords = group("The words around the house whose prices can be added up.", {
  ...labels("places_heading"),
  places_note: sentences("That only one place counts."),
  ...labels("second_heading second_none add_ons_heading"),
  after_hours: line("The choice for a steep roof or work after hours; one surcharge covers both."),
  ...labels("inspection dead_animal"),
  fewer: line("Read out for the minus button of the counter."),
  more: line("Read out for the plus button of the counter."),
  ...labels("receipt invitation"),
  invitation_note: text("On the receipt while nothing is chosen: what happens then."),
  ...labels("total"),
  inspection_note: text("On the receipt: why the inspection is not added to the sum."),
  not_included: text("On the receipt: what the sum leaves out."),
  tax: text("On the receipt: where the HST is shown."),
  disclaimer: text("Below every sum, and in the message of the form: what kind of price it is."),
  without_script: text("On the receipt if the browser cannot add up the prices."),
  send: line("The button that copies the receipt into the message of the quote form."),
  ...labels("see_receipt all_prices"),
});

/** The words of the home page, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = group("The words of the home page.", {
  ...pageHead,
  hero: group("The top of the home page, beside the form.", {
    kicker: headingFields.kicker,
    ...labels("headline"),
    lead,
    start: line("The name of the row of links above the form, which is read out."),
  }),
  intro: group("What a noise in the house may mean.", {
    ...headingFields,
    text: paragraphs("One paragraph below the heading."),
  }),
  services: group("The most important services.", {
    heading: headingFields.heading,
    buildings: sentences("Below the cards: the other buildings in which you work."),
    cards: list("Card", "At least three cards, each for one service; the first is the largest.", {
      service: serviceSlug,
      ...card,
      full_description: dialogText,
    })
      .min(3)
      .superRefine(distinct("service", "title", "description")),
  }),
  animals: group("The four animals on the fence.", {
    heading: headingFields.heading,
    cards: list("Card", "Exactly four cards, one for each animal.", {
      ...card,
      image: oneOf(["raccoon", "skunk", "bird", "squirrel"])("The animal in the drawing."),
      service: serviceSlug,
    })
      .length(4)
      .superRefine(distinct("title", "image")),
  }),
  process: group("How the work goes.", {
    heading: headingFields.heading,
    ...labels("number {number} call"),
    steps: list("Step", "Exactly four steps, in order.", {
      ...card,
      full_content: dialogText,
      image: oneOf(["contact", "inspection", "removal-and-repair", "prevention"])("The drawing."),
    })
      .length(4)
      .superRefine(distinct("title", "image")),
  }),
  benefits: group("Four reasons to choose the company.", {
    heading: headingFields.heading,
    items: list(
      "Benefit",
      "Exactly four reasons.",
      group("A reason to choose the company.", {
        ...card,
        details: paragraphs("What the reason means, if it needs explanation.").optional(),
        claims: list(
          "Claim",
          "The claims whose evidence is shown below the details, once it is in business.yaml.",
          oneOf(claims.map(({ key }) => key))(""),
        ).optional(),
      }).refine(({ details, claims }) => details !== undefined || claims === undefined, {
        path: ["claims"],
        error: "needs details above it",
      }),
    )
      .length(4)
      .superRefine(distinct("title", "description")),
  }),
  cost: group("The words around the prices; the prices are in cost-guide.yaml.", {
    ...headingFields,
    lead,
    note: sentences("Below the prices: what is free and what costs money."),
    price_note: sentences("Below the prices: what kind of prices they are."),
    sheet: words(
      "The headings of the list; the currency follows the year.",
      "heading currency methods factors repairs",
    ),
    range: rangeWords,
  }),
  testimonials: words("The words above the row of reviews.", "heading"),
  faq: group("The words above the questions, which are in faqs/home.md.", {
    heading: headingFields.heading,
    lead: sentences("Below the heading, with {count}, the number of the questions."),
    ...labels("more {count}"),
    checked: readIn,
  }),
});
