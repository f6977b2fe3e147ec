import { z } from "zod";
import { freeText } from "./document-text.ts";
import {
  distinct,
  draft,
  flag,
  group,
  fieldType,
  line,
  list,
  metaDescription,
  paragraphs,
  slug,
  title,
  sentences,
} from "./fields.ts";

/** A reference to a service by its slug. */
export const serviceSlug = slug(
  "Service",
  "The service that this links to: the name of a file in content/services, without .md.",
  "exclusion",
).meta({ reference: "services" });

/** The front matter of a service, `content/services/{slug}.md`; the body is the Read More dialog's text. */
export const serviceSchema = group(
  "Service",
  "A service's page: the fields above the text of its Read More dialog.",
  {
    draft,
    order: fieldType(z.int().positive())(
      "Order",
      "The position in lists of services; 1 comes first.",
      1,
    ),
    name: line("Name", "The name of the service.", "Attic & Crawlspace Cleanup"),
    title,
    meta_description: metaDescription,
    description: sentences("One or two sentences below the heading of the service's page."),
    summary: sentences("One or two sentences on the card in the list of services."),
    features: list(
      "Features",
      "Exactly four things that the service includes.",
      group("Feature", "One thing that the service includes.", {
        title: line("Title", "The feature in a few words.", "Photos from the roof"),
        text: sentences("One sentence about the feature."),
      }),
    )
      .length(4, { error: "must be exactly four features" })
      .superRefine(distinct("title", "text")),
    page_content: group("Introduction", "The two paragraphs of the introduction.", {
      p1: paragraphs("First paragraph", "The visitor's problem."),
      p2: paragraphs("Second paragraph", "What we do about the problem."),
    }),
    shows_report: flag(
      "Shows the sample report",
      "true if the work ends with a report; the sample report is in pages.yaml.",
    ),
    content_title: line(
      "Dialog title",
      "The title of the Read More dialog; the text of the dialog is the body of this document.",
    ),
  },
);

/** A service's entry: its front matter and its text. */
export const serviceEntrySchema = serviceSchema.extend(freeText);
