import { z } from "zod";
import { staticRoutes, type StaticPage } from "#routes.ts";
import { about, distinct, line, month, pageHead, paragraphs, text, webPage } from "./fields.ts";
import { pictureFields } from "./picture.ts";
import { policiesSchema, type Policies } from "./policies.ts";
import { rightsSchema } from "./rights.ts";
import { sampleReportSchema } from "./sample-report.ts";
import { serviceSlug } from "./service.ts";

const page = {
  ...pageHead,
  heading: line.meta(about("Heading", "The heading of the page.", "Our Service Areas")),
  lead: text.meta(
    about(
      "Lead",
      "One or two sentences under the heading.",
      "Toronto and the cities around it, from Peel and Halton to York and Durham.",
    ),
  ),
  picture: z
    .strictObject(pictureFields)
    .meta(about("Picture", "What is seen through the window beside the heading."))
    .optional(),
};

/** What every page of the route table has; those with more words of their own are described below. */
const plainPages = Object.fromEntries(
  Object.entries(staticRoutes)
    .filter(([key]) => key !== "home")
    .map(([key, path]) => [key, z.strictObject(page).meta(about(path, `The page at ${path}.`))]),
  // Object.fromEntries forgets the names of the keys.
) as Record<Exclude<StaticPage, "home">, z.ZodObject<typeof page>>;

/** The label of each rule of the company's own, by the rule's name in business.yaml. */
const ruleLabels = Object.fromEntries(
  Object.entries(policiesSchema.shape).map(([name, policy]) => {
    const { title = name } = policy.meta() ?? {};
    return [name, text.meta(about(title, "What stands before what the rule says.", title))];
  }),
  // Object.fromEntries forgets the names of the keys.
) as Record<keyof Policies, typeof text>;

/** The words of the pages that exist once, `content/pages.yaml`. */
export const pagesSchema = z
  .strictObject({
    ...plainPages,
    reviews: z
      .strictObject({
        ...page,
        carousel_heading: line.meta(
          about("Heading of the reviews", "Above the row of reviews.", "All reviews"),
        ),
        highlights_heading: line.meta(
          about(
            "Heading of the cards",
            "Above the four cards.",
            "The work that the reviews are about",
          ),
        ),
        highlights: z
          .array(
            z
              .strictObject({
                service: serviceSlug,
                title: line.meta(about("Title", "The card's title.", "The torn roof edge")),
                text: text.meta(
                  about(
                    "Text",
                    "One or two sentences.",
                    "Vents that were not used this time can be caged too.",
                  ),
                ),
              })
              .meta(about("Card", "A card that leads to a service.")),
          )
          .length(4, { error: "must be exactly four cards" })
          .superRefine(distinct("service", "title", "text"))
          .meta(about("Cards", "Exactly four cards, each leading to a service.")),
        closing_heading: line.meta(
          about(
            "Closing heading",
            "Above the buttons at the end of the page.",
            "Ask for a free quote",
          ),
        ),
        policy: paragraphs.meta(
          about(
            "Policy",
            "How the reviews are chosen and averaged.",
            "The overall rating is from more reviews than can be read here. A card marked “Sample review” was written by us.",
          ),
        ),
      })
      .meta(about("Reviews page", "The page of all reviews.")),
    services: z
      .strictObject({
        ...page,
        report: sampleReportSchema,
        readers: z
          .strictObject({
            heading: line.meta(
              about("Heading", "Above the section.", "Who orders the work in your building"),
            ),
            lead: text.meta(
              about(
                "Lead",
                "One or two sentences under the heading.",
                "A removal company acts only when the owner of the property asks.",
              ),
            ),
            checked: month.meta(
              about("Checked in", "The month in which the sources were last read.", "2026-11"),
            ),
            items: z
              .array(
                z
                  .strictObject({
                    title: text.meta(about("Who", "Whom it is for.", "Condo boards")),
                    text: paragraphs.meta(
                      about(
                        "Text",
                        "Who may order, access, the report, records, and what is not known.",
                        "The corporation looks after the common elements. Tell the manager in writing.",
                      ),
                    ),
                    source: webPage
                      .meta(
                        about(
                          "Source",
                          "The page that what it says of the law rests on; leave the line out where there is none.",
                          "https://cmrao.ca/condo-owners/condominium-community",
                        ),
                      )
                      .optional(),
                  })
                  .meta(about("Reader", "One kind of reader, and what matters to them.")),
              )
              .min(1, { error: "must name a reader" })
              .meta(about("Readers", "Those who look after a building, or live in one.")),
          })
          .meta(about("Buildings", "What owners, managers, tenants and boards need to know.")),
        rules: z
          .strictObject({
            heading: line.meta(about("Heading", "Above the list.", "Our own rules")),
            lead: text.meta(
              about(
                "Lead",
                "One or two sentences under the heading.",
                "No law sets these. They are how we work.",
              ),
            ),
            labels: z
              .strictObject(ruleLabels)
              .meta(about("Labels", "What stands before each rule of business.yaml.")),
          })
          .meta(about("Our own rules", "The list of the rules in business.yaml.")),
      })
      .meta(about("Services page", "The list of services.")),
    areas: z
      .strictObject({
        ...page,
        cities_heading: line.meta(
          about("Heading of the cities", "Above the cards of the cities.", "Cities and districts"),
        ),
        inland_heading: line.meta(
          about(
            "Heading of the inland cities",
            "Above the cards of the cities that are not by the lake.",
            "Inland, from west to east",
          ),
        ),
        shore_heading: line.meta(
          about(
            "Heading of the lake’s cities",
            "Above the cards of the cities by the lake. Which they are, and in what order, comes from their coordinates.",
            "Along Lake Ontario, from west to east",
          ),
        ),
        neighbourhoods_heading: line.meta(
          about(
            "Heading of the neighbourhoods",
            "Above the links to the neighbourhoods.",
            "Toronto neighbourhoods",
          ),
        ),
        neighbourhoods_lead: text.meta(
          about(
            "Lead of the neighbourhoods",
            "One or two sentences under that heading.",
            "A slate turret in the Annex and a flat roof in Don Mills let raccoons in at different places.",
          ),
        ),
      })
      .meta(about("Areas page", "The list of areas.")),
    local_raccoon_solutions: z
      .strictObject({
        ...page,
        intro: paragraphs.meta(
          about(
            "Introduction",
            "Paragraphs under the heading; a blank line parts them.",
            "Ravines make up about 17 per cent of the land in Toronto.",
          ),
        ),
        faq_heading: line.meta(
          about("Heading of the questions", "Above the questions.", "Toronto questions"),
        ),
        rights: rightsSchema,
      })
      .meta(about("Toronto page", "The page on raccoons and the rules in Toronto.")),
    learn: z
      .strictObject({
        ...page,
        message: text.meta(
          about("Message", "What stands here for now.", "Blog posts are coming soon."),
        ),
        meanwhile_heading: line.meta(
          about("Heading of the links", "Above the links to other pages.", "What you can read now"),
        ),
        meanwhile: text.meta(
          about(
            "Text of the links",
            "What can be read until then.",
            "The home page answers twenty common questions and lists typical prices for 2025.",
          ),
        ),
      })
      .meta(about("Blog page", "The page that waits for articles.")),
    contact: z
      .strictObject({
        ...page,
        form_heading: line.meta(
          about("Heading of the form", "Above the form.", "Send us a message"),
        ),
        accessibility: text.meta(
          about(
            "Help with the site",
            "What to do when the site is hard to use.",
            "If any part of this site is hard for you to use, call or e-mail us instead.",
          ),
        ),
      })
      .meta(about("Contact page", "The page with the form, the phone and the e-mail address.")),
    not_found: z
      .strictObject({
        ...page,
        help: text.meta(
          about(
            "Help",
            "What to do now.",
            "The link may be old, or the address may have a typing slip.",
          ),
        ),
        signs_heading: line.meta(
          about("Heading of the signs", "Above the links to other pages.", "Where were you going?"),
        ),
        signs: z
          .strictObject({
            emergency: text.meta(
              about("Emergency", "Leads to the emergency service.", "An animal is inside now"),
            ),
            cost: text.meta(about("Cost", "Leads to the prices.", "What it costs")),
            areas: text.meta(about("Areas", "Leads to the list of areas.", "Find your city")),
            questions: text.meta(
              about("Questions", "Leads to the questions of the home page.", "Common questions"),
            ),
          })
          .meta(about("Signs", "Links to where people who are lost may want to go.")),
      })
      .meta(about("Not-found page", "What is shown for an address that does not exist.")),
  })
  .meta(about("Pages", "The words of the pages that exist once."));

/** The words of the pages that exist once. */
export type Pages = z.infer<typeof pagesSchema>;
