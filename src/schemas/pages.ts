import { z } from "zod";
import { staticRoutes, type StaticPage } from "#routes.ts";
import {
  distinct,
  group,
  lead,
  line,
  list,
  month,
  pageHead,
  paragraphs,
  text,
  webPage,
} from "./fields.ts";
import { pictureFields } from "./picture.ts";
import { policiesSchema, type Policies } from "./policies.ts";
import { rightsSchema } from "./rights.ts";
import { sampleReportSchema } from "./sample-report.ts";
import { serviceSlug } from "./service.ts";

const page = {
  ...pageHead,
  heading: line("Heading", "The heading of the page.", "Our Service Areas"),
  lead: lead("Toronto and the cities around it, from Peel and Halton to York and Durham."),
  picture: group(
    "Picture",
    "What is seen through the window beside the heading.",
    pictureFields,
  ).optional(),
};

/** What every page of the route table has; those with more words of their own are described below. */
const plainPages = Object.fromEntries(
  Object.entries(staticRoutes)
    .filter(([key]) => key !== "home")
    .map(([key, path]) => [key, group(path, `The page at ${path}.`, page)]),
  // Object.fromEntries forgets the names of the keys.
) as Record<Exclude<StaticPage, "home">, z.ZodObject<typeof page>>;

/** The label of each rule of the company's own, by the rule's name in business.yaml. */
const ruleLabels = Object.fromEntries(
  Object.entries(policiesSchema.shape).map(([name, policy]) => {
    const { title = name } =
      (policy instanceof z.ZodOptional ? policy.unwrap() : policy).meta() ?? {};
    return [name, text(title, "What stands before what the rule says.", title)];
  }),
  // Object.fromEntries forgets the names of the keys.
) as Record<keyof Policies, ReturnType<typeof text>>;

/** The words of the pages that exist once, `content/pages.yaml`. */
export const pagesSchema = group("Pages", "The words of the pages that exist once.", {
  ...plainPages,
  reviews: group("Reviews page", "The page of all reviews.", {
    ...page,
    row: ["The name of the row of reviews, which is read out.", "Customer reviews"],
    quote: ["The button below the four cards.", "Get Your Free Quote"],
    closing_quote: ["The first button at the end.", "Get Your Free Quote Now"],
    carousel_heading: line("Heading of the reviews", "Above the row of reviews.", "All reviews"),
    highlights_heading: line(
      "Heading of the cards",
      "Above the four cards.",
      "The work that the reviews are about",
    ),
    highlights: list(
      "Cards",
      "Exactly four cards, each leading to a service.",
      group("Card", "A card that leads to a service.", {
        service: serviceSlug,
        title: line("Title", "The card's title.", "The torn roof edge"),
        text: ["One or two sentences.", "Vents that were not used this time can be caged too."],
      }),
    )
      .length(4, { error: "must be exactly four cards" })
      .superRefine(distinct("service", "title", "text")),
    closing_heading: line(
      "Closing heading",
      "Above the buttons at the end of the page.",
      "Ask for a free quote",
    ),
    policy: paragraphs(
      "Policy",
      "How the reviews are chosen and averaged.",
      "The overall rating is from more reviews than can be read here. A card marked “Sample review” was written by us.",
    ),
  }),
  services: group("Services page", "The list of services.", {
    ...page,
    list_heading: ["The heading of the list, which is read out.", "Services"],
    details: ["On each card; it leads to the service.", "View Details"],
    report: sampleReportSchema,
    readers: group("Buildings", "What owners, managers, tenants and boards need to know.", {
      heading: line("Heading", "Above the section.", "Who orders the work in your building"),
      lead: lead("A removal company acts only when the owner of the property asks."),
      checked: month("Checked in", "The month in which the sources were last read.", "2026-11"),
      items: list(
        "Readers",
        "Those who look after a building, or live in one.",
        group("Reader", "One kind of reader, and what matters to them.", {
          title: line("Who", "Whom it is for.", "Condo boards"),
          text: paragraphs(
            "Text",
            "Who may order, access, the report, records, and what is not known.",
            "The corporation looks after the common elements. Tell the manager in writing.",
          ),
          source: webPage(
            "Source",
            "The page that what it says of the law rests on; leave the line out where there is none.",
            "https://cmrao.ca/condo-owners/condominium-community",
          ).optional(),
        }),
      ).min(1, { error: "must name a reader" }),
    }),
    rules: group("Our own rules", "The list of the rules in business.yaml.", {
      heading: line("Heading", "Above the list.", "Our own rules"),
      lead: lead("No law sets these. They are how we work."),
      labels: group("Labels", "What stands before each rule of business.yaml.", ruleLabels),
    }),
  }),
  areas: group("Areas page", "The list of areas.", {
    ...page,
    cities_heading: line(
      "Heading of the cities",
      "Above the cards of the cities.",
      "Cities and districts",
    ),
    inland_heading: line(
      "Heading of the inland cities",
      "Above the cards of the cities that are not by the lake.",
      "Inland, from west to east",
    ),
    shore_heading: line(
      "Heading of the lake’s cities",
      "Above the cards of the cities by the lake. Which they are, and in what order, comes from their coordinates.",
      "Along Lake Ontario, from west to east",
    ),
    neighbourhoods_heading: line(
      "Heading of the neighbourhoods",
      "Above the links to the neighbourhoods.",
      "Toronto neighbourhoods",
    ),
    neighbourhoods_lead: [
      "One or two sentences under that heading.",
      "A slate turret in the Annex and a flat roof in Don Mills let raccoons in at different places.",
    ],
  }),
  local_raccoon_solutions: group("Toronto page", "The page on raccoons and the rules in Toronto.", {
    ...page,
    call: ["The button that calls, on phones.", "Call for Immediate Help"],
    intro: paragraphs(
      "Introduction",
      "Paragraphs under the heading; a blank line parts them.",
      "Ravines make up about 17 per cent of the land in Toronto.",
    ),
    questions_heading: line(
      "Heading of the questions",
      "Above the questions.",
      "Toronto questions",
    ),
    rights: rightsSchema,
  }),
  learn: group("Blog page", "The page that waits for articles.", {
    ...page,
    message: ["What stands here for now.", "Blog posts are coming soon."],
    books: group("Books", "The links to other pages, drawn as books.", {
      cost: ["Leads to the prices.", "Cost guide"],
      questions: ["Leads to the questions of the home page.", "Common questions"],
      services: ["Leads to the list of services.", "Our services"],
      areas: ["Leads to the list of areas.", "Service areas"],
    }),
    meanwhile_heading: line(
      "Heading of the links",
      "Above the links to other pages.",
      "What you can read now",
    ),
    meanwhile: [
      "What can be read until then.",
      "The home page answers twenty common questions and lists typical prices for 2025.",
    ],
  }),
  contact: group("Contact page", "The page with the form, the phone and the e-mail address.", {
    ...page,
    form_heading: line("Heading of the form", "Above the form.", "Send us a message"),
    other_ways: ["The heading of what stands beside the form, read out.", "Other ways to reach us"],
    phone: ["Before the phone number.", "Phone"],
    email: ["Before the e-mail address.", "Email"],
    service_area: ["Before the service area.", "Service area"],
    emergency: ["Below the office hours.", "24/7 Emergency Service"],
    why_us: ["Above the three assurances.", "Why Choose Us"],
    accessibility: [
      "What to do when the site is hard to use.",
      "If any part of this site is hard for you to use, call or e-mail us instead.",
    ],
  }),
  not_found: group("Not-found page", "What is shown for an address that does not exist.", {
    ...page,
    home: ["The button that leads to the home page.", "Go Back to Home"],
    help: ["What to do now.", "The link may be old, or the address may have a typing slip."],
    signs_heading: line(
      "Heading of the signs",
      "Above the links to other pages.",
      "Where were you going?",
    ),
    signs: group("Signs", "Links to where people who are lost may want to go.", {
      emergency: ["Leads to the emergency service.", "An animal is inside now"],
      cost: ["Leads to the prices.", "What it costs"],
      areas: ["Leads to the list of areas.", "Find your city"],
      questions: ["Leads to the questions of the home page.", "Common questions"],
    }),
  }),
});

/** The words of the pages that exist once. */
export type Pages = z.infer<typeof pagesSchema>;
