import { z } from "zod";
import { dateInWords, text } from "./fields.ts";

/** One customer's review. */
export const reviewSchema = z.strictObject({
  name: text.describe("As the reviewer signs, for example Ruth T."),
  location: text.nullish().describe("Neighbourhood or city; leave it out where it is not known."),
  title: text.optional(),
  text: text.describe("The review, as written; several lines are fine."),
  rating: z.int().min(1).max(5).default(5).describe("Stars, 1 to 5; 5 where left out."),
  date: dateInWords.optional(),
  sample: z
    .literal(true)
    .optional()
    .describe("true on records that stand in until the owner supplies real ones."),
});

/** The reviews of one year, `content/reviews/{year}.yaml`, newest first. */
export const reviewsSchema = z.array(reviewSchema).min(1, { error: "must list a review" });

/** One customer's review. */
export type Review = z.infer<typeof reviewSchema>;
