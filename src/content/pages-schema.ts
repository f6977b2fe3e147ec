import { type z } from "zod";
import { staticPages, staticRoutes } from "#routes.ts";
import {
  distinct,
  fieldsFor,
  group,
  labels,
  lead,
  line,
  list,
  metaDescription,
  oneOf,
  readIn,
  pageHead,
  paragraphs,
  webPage,
  sentences,
  words,
  pictureFields,
} from "./fields.ts";
import { generalPolicyNames } from "./policies-schema.ts";
import { jobWords } from "#features/jobs/schema.ts";
import { managersSchema } from "#features/property-managers/schema.ts";
import { aboutWords } from "#features/about/schema.ts";
import { privacyWords } from "#features/privacy/schema.ts";
import { reviewAnimals } from "#features/reviews/schema.ts";
import { rightsSchema } from "#features/toronto-page/schema.ts";
import { sampleReportSchema } from "#features/services/sample-report-schema.ts";
import { serviceSlug } from "#features/services/schema.ts";

const page = {
  ...pageHead,
  heading: line("The heading of the page."),
  lead,
  picture: group("The picture in the window beside the heading.", pictureFields).optional(),
};

/** The fields of every page of the route table; pages with more fields replace theirs below. */
const plainPages = fieldsFor(
  staticPages.filter((key) => key !== "home"),
  (key) => group(`The page at ${staticRoutes[key]}.`, page),
);

const reviewFacts =
  "{rating} is the average, {review_count} the number of ratings, {years} the years of the reviews.";

/** The words of the pages that exist once, `content/pages.yaml`. */
export const pagesSchema = group("The words of the pages that exist once.", {
  ...plainPages,
  reviews: group("The page of all reviews.", {
    ...page,
    row: "The name of the row of reviews, which is read out.",
    ...labels("quote closing_quote"),
    ...labels("carousel_heading highlights_heading closing_heading"),
    wall: group("All reviews as postcards, and what visitors choose them by.", {
      ...labels("heading"),
      ...labels("filter city every_city animal every_animal"),
      animals: group("The choices, in the plural.", labels(...reviewAnimals)),
      ...labels("stars every_rating order newest lowest reset"),
      none: sentences("Shown if no review is as chosen."),
      show_all: "Below the first postcards; {count} is the number of reviews.",
    }),
    highlights: list("Card", "Exactly four cards, each leading to a service.", {
      service: serviceSlug,
      title: line("The title of the card."),
      text: "One or two sentences on the card.",
    })
      .length(4)
      .superRefine(distinct("service", "title", "text")),
    meta_description: metaDescription(`As on every page. ${reviewFacts}`),
    lead: sentences(`Below the heading. ${reviewFacts}`),
    policy: paragraphs(`Below the reviews: how they are chosen and averaged. ${reviewFacts}`),
    sample_note: sentences("After it, as long as a review is a sample: what samples are."),
  }),
  services: group("The list of services.", {
    ...page,
    list_heading: "The heading of the list of services, which is only read out.",
    details: "The link on each card to the page of the service.",
    report: sampleReportSchema,
    managers: managersSchema,
    buildings: group("What owners, managers, tenants and boards need to know.", {
      ...labels("heading"),
      lead,
      items: list("Reader", "The people who manage a building or live in one.", {
        title: line("Whom the text is for."),
        text: paragraphs("Who may order the work, access, the report, and records."),
        source: webPage("The web page that supports what the text says of the law.").optional(),
        checked: readIn.optional(),
      }).min(1, { error: "must name a reader" }),
    }),
    policies: group("The list of the policies in business.yaml.", {
      ...labels("heading"),
      lead,
      labels: group(
        "The label of each rule in business.yaml.",
        fieldsFor(
          generalPolicyNames,
          () => "The words before this rule; for a figure, a sentence that has it in braces.",
        ),
      ),
      groups: list(
        "Group",
        "The rules in groups. The last group is folded, and has also every rule that no group names.",
        {
          heading: line("The heading of the group."),
          rules: list(
            "Rule",
            "The rules of the group.",
            oneOf(generalPolicyNames)("The name of a rule."),
          ),
        },
      ).min(1),
    }),
  }),
  areas: group("The list of areas.", {
    ...page,
    ...labels("cities_heading your_city street_heading neighbourhoods_heading"),
    show_all: "On phones, below the first cities; {count} is the number of all.",
    neighbourhoods_lead: sentences("One or two sentences below the heading of the neighbourhoods."),
  }),
  toronto: group("The page on raccoons and the rules in Toronto.", {
    ...page,
    call: "The button that calls, shown on phones.",
    intro: paragraphs("The paragraphs below the heading; put a blank line between them."),
    ...labels("questions_heading"),
    rights: rightsSchema,
  }),
  learn: group("The page of the guides, the calendar and the sheets.", {
    ...page,
    message: "The message in place of blog posts, below the guides.",
    jumps: words("“Read” is in the footer too.", "listen read season print"),
    read: group("The cards of the guides.", {
      ...labels("heading"),
      lead,
    }),
  }),
  contact: group("The page with the form, the phone and the e-mail address.", {
    ...page,
    ...labels("form_heading phone email service_area emergency why_us"),
    other_ways: "The heading of the box beside the form, which is only read out.",
    accessibility: sentences("How to reach the company if the site is hard to use."),
  }),
  jobs: group("The page of jobs that were done, and the sections of jobs.", {
    ...page,
    ...jobWords,
  }),
  about: group("Who comes; the facts are in business.yaml.", {
    ...page,
    ...aboutWords,
  }),
  privacy: group("What the site does with details of people.", {
    ...page,
    ...privacyWords,
  }),
  not_found: group("What is shown for an address that does not exist.", {
    ...page,
    home: "The button that leads to the home page.",
    help: "Why the page was not found, and what to do.",
    ...labels("signs_heading"),
    signs: words("Links to probable pages.", "emergency cost areas questions"),
  }),
});

/** The words of the pages that exist once. */
export type Pages = z.infer<typeof pagesSchema>;
