/** A sample of the report that a customer gets when the work is done. */
import { group, labels, line, list, sentences } from "#content/fields.ts";

const day = "The day and the month.";

const drawing = (description: string, which: string) =>
  group(description, {
    caption: `The caption below the ${which} drawing.`,
    day,
    alt: `What the ${which} drawing shows, for people who cannot see it.`,
  });

/** The words of the sample report. The drawing of the plan has three openings. */
export const sampleReportSchema = group("On the pages of services that end in a report.", {
  ...labels("heading print mark title house"),
  lead: sentences("What the report is, and that this one is made up."),
  plan: "What the plan shows, for people who cannot see it.",
  openings: list("Opening", "Exactly three, in the order of their numbers on the plan.", {
    place: "Where the opening is.",
    found: "What was found at the opening.",
    fitted: "What was fitted to close the opening.",
  }).length(3),
  young: group("The search for young animals.", {
    title: line("The title of this part of the report."),
    text: "Where young were looked for, and what was found.",
  }),
  before: drawing("The opening as it was found.", "first"),
  after: drawing("The same opening when it was closed.", "second"),
  days: list("Day", "The days of the work.", {
    day,
    text: "What was done on this day.",
  }),
});
