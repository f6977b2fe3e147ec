/** A sample of the report that a customer gets when the work is done. */
import { group, line, list, text, sentences } from "./fields.ts";

const day = text("Day", "The day and the month.", "October 6");

const drawing = (title: string, description: string, which: string, alt: string) =>
  group(title, description, {
    caption: text("Caption", `The caption below the ${which} drawing.`, title),
    day,
    alt: text(
      "Alternative text",
      `What the ${which} drawing shows, for people who cannot see it.`,
      alt,
    ),
  });

/** The words of the sample report. The drawing of the plan has three openings. */
export const sampleReportSchema = group(
  "Sample report",
  "On the pages of services that end in a report.",
  {
    heading: line("Heading", "The heading above the report.", "What comes back to you"),
    lead: sentences("What the report is, and that this one is made up."),
    mark: "The stamp across the report.",
    title: line("Title", "The heading on the report itself.", "Close-out report"),
    house: "The house that the report is about.",
    plan: text(
      "Alternative text of the plan",
      "What the plan shows, for people who cannot see it.",
    ),
    openings: list(
      "Openings",
      "Exactly three, in the order of their numbers on the plan.",
      group("Opening", "An opening with its number on the plan.", {
        place: "Where the opening is.",
        found: "What was found at the opening.",
        fitted: "What was fitted to close the opening.",
      }),
    ).length(3, { error: "must be exactly three openings, as the plan shows" }),
    young: group("Young", "The search for young animals.", {
      title: line("Title", "The title of this part of the report.", "Young looked for"),
      text: "Where young were looked for, and what was found.",
    }),
    before: drawing(
      "Before",
      "The opening as it was found.",
      "first",
      "A torn panel under the eaves.",
    ),
    after: drawing(
      "After",
      "The same opening when it was closed.",
      "second",
      "The same corner, closed with steel mesh.",
    ),
    days: list(
      "Days",
      "The days of the work.",
      group("Day", "A day of the work.", {
        day,
        text: "What was done on this day.",
      }),
    ),
  },
);
