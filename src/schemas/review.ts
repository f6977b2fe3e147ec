import { z } from "zod";
import {
  dateInWords,
  draft,
  fieldType,
  group,
  integerBetween,
  line,
  list,
  paragraphs,
  slug,
} from "./fields.ts";

/** One customer's review. */
export const reviewSchema = group("Review", "One customer's review.", {
  name: line("Name", "The reviewer's name, as signed.", "Ruth T."),
  location: line(
    "Location",
    "The reviewer's neighbourhood or city; remove the line if it is not known.",
  ).nullish(),
  city: slug(
    "City",
    "Only if the location is not in areas.yaml: the slug of its city, whose picture is used as the stamp.",
    "toronto",
  )
    .meta({ reference: "cities" })
    .optional(),
  title: line(
    "Title",
    "The title that the reviewer gave the review; remove the line if there is none.",
  ).optional(),
  text: paragraphs("Review", "The review as the customer wrote it; it may have several lines."),
  rating: integerBetween(1, 5)("Stars", "How many stars the customer gave, 1 to 5.", 5),
  date: dateInWords.optional(),
  draft,
  sample: fieldType(z.literal(true, { error: "must be true; a real review has no such line" }))(
    "Sample",
    "true for placeholder reviews until the owner has real ones; real reviews do not have this line.",
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
