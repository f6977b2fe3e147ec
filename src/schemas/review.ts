import { z } from "zod";
import { dateInWords, draft, group, kind, line, list, paragraphs, slug, whole } from "./fields.ts";

/** One customer's review. */
export const reviewSchema = group("Review", "One customer's review.", {
  name: line("Name", "As the reviewer signs.", "Ruth T."),
  location: line(
    "Location",
    "Neighbourhood or city; leave the line out where it is not known.",
    "Leaside",
  ).nullish(),
  city: slug(
    "City",
    "Only where the location is not in areas.yaml: the slug of its city, whose picture is the stamp.",
    "toronto",
  )
    .meta({ reference: "cities" })
    .optional(),
  title: line(
    "Title",
    "The title the reviewer gave it; leave the line out where there is none.",
    "In by the milk door",
  ).optional(),
  text: paragraphs(
    "Review",
    "The review, as written; several lines are fine.",
    "They came the same day and showed me it was only one raccoon and one broken vent.",
  ),
  rating: whole(1, 5)("Stars", "As the customer gave them, 1 to 5.", 5),
  date: dateInWords.optional(),
  draft,
  sample: kind(z.literal(true, { error: "must be true; a real review has no such line" }))(
    "Sample",
    "true on records that stand in until the owner supplies real ones; real reviews have no such line.",
    true,
  ).optional(),
});

/** The reviews of one year, `content/reviews/{year}.yaml`, newest first. */
export const reviewsSchema = list(
  "Reviews",
  "The reviews of one year, newest first.",
  reviewSchema,
).min(1, { error: "must list a review" });

/** One customer's review. */
export type Review = z.infer<typeof reviewSchema>;
