/** A sample of the report that a customer gets when the work is done. */
import { altText, group, list, texts, words } from "#content/fields.ts";

const drawing = (description: string) =>
  group(description, {
    ...texts("caption day"),
    alt: altText("What the drawing shows, for people who cannot see it."),
  });

/** The words of the sample report. The drawing of the plan has three openings. */
export const sampleReportSchema = group("On the pages of services that end in a report.", {
  ...texts("heading lead… print mark title house"),
  plan: altText("What the plan shows, for people who cannot see it."),
  openings: list(
    "Opening",
    "Exactly three, in the order of their numbers on the plan: what was found, and what closes it.",
    texts("place found fitted"),
  ).length(3),
  young: words("The search for young animals.", "title text…"),
  before: drawing("The opening as it was found."),
  after: drawing("The same opening when it was closed."),
  days: list("Day", "The days of the work.", texts("day text…")),
});
