import { z } from "zod";
import {
  distinct,
  draft,
  flag,
  group,
  kind,
  line,
  list,
  metaDescription,
  paragraphs,
  slug,
  title,
} from "./fields.ts";

/** A service by its slug, where another file refers to one. */
export const serviceSlug = slug(
  "Service",
  "The service it leads to: a file of content/services without the .md.",
  "exclusion",
).meta({ reference: "services" });

/** The front matter of a service, `content/services/{slug}.md`; the body is the Read More dialog's text. */
export const serviceSchema = group(
  "Service",
  "A service's page: what stands above the text of its Read More dialog.",
  {
    draft,
    order: kind(z.int().positive())("Order", "Place in the lists of services; 1 comes first.", 1),
    name: line("Name", "The service's name.", "Attic & Crawlspace Cleanup"),
    title,
    meta_description: metaDescription,
    description: [
      "Under the heading of the service's page.",
      "A raccoon in the attic tonight, or in the kitchen right now. Call at any hour and ask for same-day service.",
    ],
    summary: [
      "On the card of the services list.",
      "Droppings wetted, bagged and removed. Soiled insulation taken out, once the space is empty.",
    ],
    features: list(
      "Features",
      "Exactly four things that the service includes.",
      group("Feature", "One thing that the service includes.", {
        title: line("Title", "A few words.", "Photos from the roof"),
        text: ["One sentence.", "You see the hole as we found it, and again when it is closed."],
      }),
    )
      .length(4, { error: "must be exactly four features" })
      .superRefine(distinct("title", "text")),
    page_content: group("Introduction", "The two paragraphs of the introduction.", {
      p1: paragraphs(
        "First paragraph",
        "What the visitor has on their hands.",
        "You heard it cross the ceiling at two in the morning, and now you are in the hall with a flashlight.",
      ),
      p2: paragraphs(
        "Second paragraph",
        "What we do about it.",
        "At the house we look over the roof, the vents, the soffits and the attic.",
      ),
    }),
    shows_report: flag(
      "Shows the sample report",
      "true where the work ends in a report; the sample is in pages.yaml.",
    ),
    content_title: line(
      "Dialog title",
      "Title of the Read More dialog; its text stands below the front matter.",
      "What happens when you call us at night",
    ),
  },
);
