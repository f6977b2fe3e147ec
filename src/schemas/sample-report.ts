/** A sample of the report that a customer gets when the work is done. */
import { group, line, list, text } from "./fields.ts";

const day = text("Day", "A day and its month.", "October 6");

const drawing = (title: string, description: string, which: string, alt: string) =>
  group(title, description, {
    caption: text("Caption", `Under the ${which} drawing.`, title),
    day,
    alt: text("Picture in words", "What it shows.", alt),
  });

/** The words of the sample report. Its plan is drawn for three openings. */
export const sampleReportSchema = group(
  "Sample report",
  "On the pages of services that end in a report.",
  {
    heading: line("Heading", "Above the report.", "What comes back to you"),
    lead: [
      "What the report is, and that this one is made up.",
      "When the work is done you get a report. This one is a sample.",
    ],
    mark: ["Stamped across the report.", "Sample"],
    title: line("Title", "The report’s own heading.", "Close-out report"),
    house: ["Which house it is about.", "A made-up house in Toronto"],
    plan: text(
      "Plan in words",
      "What the plan shows, for people who cannot see it.",
      "The roof from above, with three numbered openings.",
    ),
    openings: list(
      "Openings",
      "Exactly three, in the order of their numbers on the plan.",
      group("Opening", "An opening with its number on the plan.", {
        place: ["Where it is.", "Soffit, back corner"],
        found: ["What was found.", "Torn panel, in use"],
        fitted: ["What was fitted.", "Steel mesh, new panel"],
      }),
    ).length(3, { error: "must be exactly three openings, as the plan shows" }),
    young: group("Young", "The search for young.", {
      title: line("Title", "A few words.", "Young looked for"),
      text: ["Where, and what was found.", "In the attic and at each hole: none."],
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
      "What was done on which day.",
      group("Day", "A day of the work.", {
        day,
        text: ["What was done.", "Inspection, photos, search"],
      }),
    ),
  },
);
