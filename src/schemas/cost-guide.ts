import { z } from "zod";
import { about, price, text } from "./fields.ts";

const title = text.meta(about("Title", "What the price is for.", "Soffit and fascia"));

const line = z
  .strictObject({
    title,
    price,
    unit: text
      .meta(about("Unit", "What one price buys; leave the line out for a whole job.", "per sq ft"))
      .optional(),
    note: text
      .meta(
        about(
          "Note",
          "A remark under the title; leave the line out where there is none.",
          "Often applied to the total",
        ),
      )
      .optional(),
  })
  .meta(about("Price line", "A line of the price sheet."));

/** The cost guide, `content/cost-guide.yaml`. */
export const costGuideSchema = z
  .strictObject({
    year: z.int().meta(about("Year", "The year that the prices are of.", 2025)),
    summary: z
      .array(z.strictObject({ title, price }).meta(about("Figure", "One of the four figures.")))
      .length(4, { error: "must be exactly four figures" })
      .meta(about("Summary", "The four large figures at the top of the cost guide.")),
    locations: z
      .array(
        z
          .strictObject({
            title,
            price,
            place: z
              .enum(["attic", "vents", "chimney", "basement"])
              .meta(
                about(
                  "Place",
                  "Where its tag hangs on the drawing of the house.",
                  "attic",
                  "vents",
                ),
              ),
          })
          .meta(about("Location", "What a job at one part of the house costs.")),
      )
      .meta(about("By location", "Prices by part of the house.")),
    methods: z.array(line).meta(about("Methods", "Prices by method.")),
    factors: z.array(line).meta(about("Factors", "What changes the price.")),
    repairs: z.array(line).meta(about("Repairs", "Prices of repairs.")),
    worked_example: z
      .strictObject({
        heading: text.meta(
          about("Heading", "The heading of the example.", "One vent, or all eight?"),
        ),
        label: text.meta(about("Label", "The small label above the heading.", "A worked example")),
        lines: z
          .array(
            z
              .strictObject({
                title: text.meta(
                  about("Title", "What this line is for.", "7 more vents at $50 each"),
                ),
                price,
              })
              .meta(about("Line", "One line of the sum.")),
          )
          .meta(about("Lines", "The lines of the sum.")),
        total: price.meta(about("Total", "The sum of the lines.", "$650")),
        note: text.meta(
          about(
            "Note",
            "What to learn from the example.",
            "Raccoons try the next vent, so ask about all of them on the first day.",
          ),
        ),
      })
      .meta(about("Worked example", "A sum that shows how a price comes about.")),
  })
  .meta(about("Cost guide", "The prices on the home page, in Canadian dollars."));

/** The cost guide. */
export type CostGuide = z.infer<typeof costGuideSchema>;
