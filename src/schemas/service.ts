import { z } from "zod";
import {
  about,
  distinct,
  draft,
  line,
  metaDescription,
  paragraphs,
  slug,
  text,
  title,
} from "./fields.ts";

/** A service by its slug, where another file refers to one. */
export const serviceSlug = slug.meta({
  ...about(
    "Service",
    "The service it leads to: a file of content/services without the .md.",
    "exclusion",
  ),
  reference: "services",
});

/** The front matter of a service, `content/services/{slug}.md`; the body is the Read More dialog's text. */
export const serviceSchema = z
  .strictObject({
    draft,
    order: z
      .int()
      .positive()
      .meta(about("Order", "Place in the lists of services; 1 comes first.", 1)),
    name: line.meta(about("Name", "The service's name.", "Attic & Crawlspace Cleanup")),
    title,
    meta_description: metaDescription,
    description: text.meta(
      about(
        "Description",
        "Under the heading of the service's page.",
        "A raccoon in the attic tonight, or in the kitchen right now. Call at any hour and ask for same-day service.",
      ),
    ),
    summary: text.meta(
      about(
        "Summary",
        "On the card of the services list.",
        "Droppings wetted, bagged and removed. Soiled insulation taken out, once the space is empty.",
      ),
    ),
    features: z
      .array(
        z
          .strictObject({
            title: line.meta(about("Title", "A few words.", "Photos from the roof")),
            text: text.meta(
              about(
                "Text",
                "One sentence.",
                "You see the hole as we found it, and again when it is closed.",
              ),
            ),
          })
          .meta(about("Feature", "One thing that the service includes.")),
      )
      .length(4, { error: "must be exactly four features" })
      .superRefine(distinct("title", "text"))
      .meta(about("Features", "Exactly four things that the service includes.")),
    page_content: z
      .strictObject({
        p1: paragraphs.meta(
          about(
            "First paragraph",
            "What the visitor has on their hands.",
            "You heard it cross the ceiling at two in the morning, and now you are in the hall with a flashlight.",
          ),
        ),
        p2: paragraphs.meta(
          about(
            "Second paragraph",
            "What we do about it.",
            "At the house we look over the roof, the vents, the soffits and the attic.",
          ),
        ),
      })
      .meta(about("Introduction", "The two paragraphs of the introduction.")),
    shows_report: z
      .boolean()
      .meta(
        about(
          "Shows the sample report",
          "true where the work ends in a report; the sample is in pages.yaml.",
          true,
        ),
      )
      .optional(),
    content_title: line.meta(
      about(
        "Dialog title",
        "Title of the Read More dialog; its text stands below the front matter.",
        "What happens when you call us at night",
      ),
    ),
  })
  .meta(about("Service", "A service's page: what stands above the text of its Read More dialog."));
