import type { z } from "zod";
import { staticPages, staticRoutes } from "#routes.ts";
import {
  distinct,
  fieldsFor,
  group,
  lead,
  line,
  list,
  markdown,
  metaDescription,
  oneOf,
  pageHead,
  paragraphs,
  pictureFields,
  sentences,
  texts,
  words,
} from "./fields.ts";
import { generalPolicyNames } from "./policies-schema.ts";
import { jobWords } from "#features/jobs/schema.ts";
import { lawSource, managersSchema } from "#features/property-managers/schema.ts";
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
    ...texts("carousel_heading row"),
    wall: group("All reviews as postcards, and what visitors choose them by.", {
      ...texts("heading filter city every_city animal every_animal"),
      animals: words("The choices, in the plural.", ...reviewAnimals),
      ...texts("stars every_rating order newest lowest none… reset show_all {count}"),
    }),
    ...texts("highlights_heading"),
    highlights: list("Card", "Exactly four cards, each leading to a service.", {
      service: serviceSlug,
      ...texts("title text…"),
    })
      .length(4)
      .superRefine(distinct("service", "title", "text")),
    ...texts("quote closing_heading closing_quote"),
    meta_description: metaDescription(`As on every page. ${reviewFacts}`),
    lead: sentences(`Below the heading. ${reviewFacts}`),
    policy: paragraphs(`Below the reviews: how they are chosen and averaged. ${reviewFacts}`),
    sample_note: sentences("After it, as long as a review is a sample: what samples are."),
  }),
  services: group("The list of services.", {
    ...page,
    ...texts("list_heading details"),
    managers: managersSchema,
    buildings: group("What owners, managers, tenants and boards need to know.", {
      ...texts("heading lead…"),
      items: list("Reader", "The people who manage a building or live in one.", {
        ...texts("title"),
        text: paragraphs("Who may order the work, access, the report, and records."),
        ...lawSource,
      }).min(1, { error: "must name a reader" }),
    }),
    policies: group("The list of the policies in business.yaml.", {
      ...texts("heading lead…"),
      labels: words(
        "The words before each rule; for a figure, a sentence that has it in braces.",
        ...generalPolicyNames,
      ),
      groups: list(
        "Group",
        "The rules in groups. The last group is folded, and has also every rule that no group names.",
        {
          ...texts("heading"),
          rules: list("Rule", "The rules of the group.", oneOf(generalPolicyNames)("")),
        },
      ).min(1),
    }),
    report: sampleReportSchema,
  }),
  areas: group("The list of areas; “Show all” is on phones, below the first cities.", {
    ...page,
    ...texts("cities_heading your_city street_heading show_all {count} neighbourhoods_heading"),
    ...texts("neighbourhoods_lead…"),
  }),
  toronto: group("The page on raccoons and the rules in Toronto.", {
    ...page,
    intro: paragraphs("The paragraphs below the heading; put a blank line between them."),
    ...texts("call questions_heading"),
    rights: rightsSchema,
  }),
  learn: group("The page of the guides, the calendar and the sheets.", {
    ...page,
    ...texts("message…"),
    jumps: words("“Read” is in the footer too.", "listen read season print"),
    read: words("The cards of the guides.", "heading lead…"),
  }),
  contact: group("The page with the form, the phone and the e-mail address.", {
    ...page,
    lead: markdown(
      "What to do, by how urgent it is; a paragraph for each, which begins with a bold question.",
    ),
    ...texts("form_heading other_ways phone email service_area emergency why_us accessibility…"),
  }),
  jobs: group("The page of jobs that were done, and the sections of jobs.", {
    ...page,
    ...jobWords,
  }),
  about: group("Who comes; the facts are in business.yaml.", { ...page, ...aboutWords }),
  privacy: group("What the site does with details of people.", { ...page, ...privacyWords }),
  not_found: group("What is shown for an address that does not exist.", {
    ...page,
    ...texts("help… home signs_heading"),
    signs: words("Links to probable pages.", "emergency cost areas questions"),
  }),
});

/** The words of the pages that exist once. */
export type Pages = z.infer<typeof pagesSchema>;
