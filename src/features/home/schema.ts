import { claims } from "#content/evidence-schema.ts";
import {
  distinct,
  group,
  line,
  list,
  markdown,
  oneOf,
  pageHead,
  paragraphs,
  readIn,
  sentences,
  texts,
  words,
} from "#content/fields.ts";
import { serviceSlug } from "#features/services/schema.ts";

const dialogText = paragraphs("The text that Read More opens; a blank line separates paragraphs.");

/** The words of a card, whose drawing and link follow. */
const card = texts("title description…");

/** The words of the home page, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = group("The words of the home page.", {
  ...pageHead,
  hero: words(
    "The top of the page; “Start” is the name of the links above the form, which is read out.",
    "kicker headline lead… start",
  ),
  intro: group("What a noise in the house may mean.", {
    ...texts("kicker heading"),
    text: paragraphs("One paragraph below the heading."),
  }),
  services: group("The most important services.", {
    ...texts("heading"),
    buildings: sentences("Below the cards: the other buildings in which you work."),
    cards: list("Card", "At least three cards, each for one service; the first is the largest.", {
      service: serviceSlug,
      ...card,
      description: markdown("What the company does, in a few sentences."),
      full_description: dialogText,
    })
      .min(3)
      .superRefine(distinct("service", "title", "description")),
  }),
  animals: group("The four animals on the fence.", {
    ...texts("heading"),
    cards: list("Card", "Exactly four cards, one for each animal.", {
      ...card,
      image: oneOf(["raccoon", "skunk", "bird", "squirrel"])("The animal in the drawing."),
      service: serviceSlug,
    })
      .length(4)
      .superRefine(distinct("title", "image")),
  }),
  process: group("How the work goes.", {
    ...texts("heading number {number} call"),
    steps: list("Step", "Exactly four steps, in order.", {
      ...card,
      full_content: dialogText,
      image: oneOf(["contact", "inspection", "removal-and-repair", "prevention"])("The drawing."),
    })
      .length(4)
      .superRefine(distinct("title", "image")),
  }),
  benefits: group("Four reasons to choose the company.", {
    ...texts("heading"),
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
    ...texts("kicker heading lead… note… price_note…"),
    sheet: words(
      "The headings of the list; the currency follows the year.",
      "heading currency methods factors repairs",
    ),
    range: group("The words around the house whose prices can be added up.", {
      ...texts("places_heading places_note… second_heading second_none add_ons_heading"),
      after_hours: line("A steep roof or work after hours; one surcharge covers both."),
      ...texts("inspection dead_animal fewer more receipt invitation invitation_note… total"),
      ...texts("inspection_note… not_included… tax…"),
      disclaimer: sentences("Below every sum, and in the message of the quote form."),
      ...texts("without_script… send see_receipt all_prices"),
    }),
  }),
  testimonials: words("The words above the row of reviews.", "heading"),
  faq: group("The words above the questions, which are in faqs/home.md.", {
    ...texts("heading lead… {count} more {count}"),
    checked: readIn,
  }),
});
