/** A sample of the report that a customer gets when the work is done. */
import { z } from "zod";
import { about, line, text } from "./fields.ts";

const day = text.meta(about("Day", "A day and its month.", "October 6"));

/** The words of the sample report. Its plan is drawn for three openings. */
export const sampleReportSchema = z
  .strictObject({
    heading: line.meta(about("Heading", "Above the report.", "What comes back to you")),
    lead: text.meta(
      about(
        "Lead",
        "What the report is, and that this one is made up.",
        "When the work is done you get a report. This one is a sample.",
      ),
    ),
    mark: text.meta(about("Mark", "Stamped across the report.", "Sample")),
    title: line.meta(about("Title", "The report’s own heading.", "Close-out report")),
    house: text.meta(about("House", "Which house it is about.", "A made-up house in Toronto")),
    plan: text.meta(
      about(
        "Plan in words",
        "What the plan shows, for people who cannot see it.",
        "The roof from above, with three numbered openings.",
      ),
    ),
    openings: z
      .array(
        z
          .strictObject({
            place: text.meta(about("Place", "Where it is.", "Soffit, back corner")),
            found: text.meta(about("Found", "What was found.", "Torn panel, in use")),
            fitted: text.meta(about("Fitted", "What was fitted.", "Steel mesh, new panel")),
          })
          .meta(about("Opening", "An opening with its number on the plan.")),
      )
      .length(3, { error: "must be exactly three openings, as the plan shows" })
      .meta(about("Openings", "Exactly three, in the order of their numbers on the plan.")),
    young: z
      .strictObject({
        title: line.meta(about("Title", "A few words.", "Young looked for")),
        text: text.meta(
          about("Text", "Where, and what was found.", "In the attic and at each hole: none."),
        ),
      })
      .meta(about("Young", "The search for young.")),
    before: z
      .strictObject({
        caption: text.meta(about("Caption", "Under the first drawing.", "Before")),
        day,
        alt: text.meta(
          about("Picture in words", "What it shows.", "A torn panel under the eaves."),
        ),
      })
      .meta(about("Before", "The opening as it was found.")),
    after: z
      .strictObject({
        caption: text.meta(about("Caption", "Under the second drawing.", "After")),
        day,
        alt: text.meta(
          about("Picture in words", "What it shows.", "The same corner, closed with steel mesh."),
        ),
      })
      .meta(about("After", "The same opening when it was closed.")),
    days: z
      .array(
        z
          .strictObject({
            day,
            text: text.meta(about("Text", "What was done.", "Inspection, photos, search")),
          })
          .meta(about("Day", "A day of the work.")),
      )
      .meta(about("Days", "What was done on which day.")),
  })
  .meta(about("Sample report", "On the pages of services that end in a report."));
