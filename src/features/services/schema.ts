import { z } from "zod";
import {
  distinct,
  draft,
  fieldType,
  group,
  line,
  lineUpTo,
  list,
  oneOf,
  pageHead,
  paragraphs,
  pictureFields,
  publish,
  reference,
  sentences,
  texts,
} from "#content/fields.ts";
import { windowNames } from "#features/house/schema.ts";

/** A reference to a service by its slug. */
export const serviceSlug = reference("services")(
  "The service that this links to: the name of a file in content/services, without .md.",
  "exclusion",
);

/** Parts of a page that only some services show, in the order of the page. */
const serviceParts = ["managers", "emergency", "sample_report", "month"] as const;

/** The front matter of `content/services/{slug}.md`; the body is the Read More dialog's text. */
export const serviceSchema = group("A service's page: the fields above its Read More text.", {
  draft,
  order: fieldType(z.int().positive())("The position in lists of services; 1 comes first.", 1),
  name: line("The name of the service.", "Attic & Crawlspace Cleanup"),
  ...pageHead,
  description: sentences("One or two sentences below the heading of the service's page."),
  summary: sentences("One or two sentences on the card in the list of services."),
  storey: group("Its row in the house on /services and on the services' pages.", {
    window: oneOf(windowNames)("The drawing in the row.", "mesh"),
    advice: lineUpTo(43)("One promise or first step; safe if nothing else is read."),
    price: line("As a fact in braces, or what stands in its place.", "{price_attic}"),
    can_wait: sentences("Whether it can wait, in one or two sentences."),
  }),
  features: list("Feature", "Exactly four things that the service includes.", {
    title: line("", "Photos from the roof"),
    ...texts("text…"),
  })
    .length(4)
    .superRefine(distinct("title", "text")),
  features_picture: group(
    "A drawing above the features, which then have the numbers 1 to 4.",
    pictureFields,
  ).optional(),
  prices: list("Price", "Typical prices of the service, as lines below its text.", {
    label: line("What the price is for."),
    price: line("The price, as a fact in braces.", "{price_chimney}"),
    publish,
  })
    .min(1)
    .superRefine(distinct("label")),
  parts: list(
    "Part",
    "Parts that only some pages have: managers (a link for managers of buildings), emergency (the phone line, first steps and numbers in place of a picture), sample_report, month (what raccoons do this month).",
    oneOf(serviceParts)("The name of a part.", "month"),
  ).optional(),
  page_content: group("The introduction.", {
    p1: paragraphs("The visitor's problem, in one paragraph."),
    p2: paragraphs("What we do about the problem, in one or two paragraphs."),
  }),
  content_title: line("The title of the Read More dialog, whose text is below these fields."),
});
