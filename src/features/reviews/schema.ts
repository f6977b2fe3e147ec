import { type z } from "zod";
import {
  dateInWords,
  draft,
  group,
  integerBetween,
  line,
  list,
  oneOf,
  paragraphs,
  reference,
  sample,
} from "#content/fields.ts";

/** A telephone number of seven digits or more, or an e-mail address. */
const contact = /(?:\d[ ().-]{0,2}){7,}|\S@\S+\.\w/;

/** The animals by which visitors choose reviews; each has a drawing. */
export const reviewAnimals = ["raccoon", "squirrel", "skunk", "bird"] as const;

/** Text without a telephone number or an e-mail address. */
const publicText = (description: string) =>
  paragraphs(description).refine((words) => !contact.test(words), {
    error: "must not contain a telephone number or an e-mail address; leave it out",
  });

const reviewSchema = group("One customer's review.", {
  name: line("The reviewer's name, as signed.", "Ruth T."),
  location: line("The reviewer's neighbourhood or city, if it is known.").nullish(),
  city: reference("cities")(
    "Only if the location is not in areas.yaml: its city, whose picture the postcard has.",
    "toronto",
  ).optional(),
  title: line("The title that the reviewer gave the review, if any.").optional(),
  text: publicText("The review as the customer wrote it; it may have several lines."),
  animal: oneOf(reviewAnimals)(
    "The animal that the review is about, only if its text names the animal; visitors choose reviews by it.",
    "raccoon",
  ).optional(),
  reply: publicText("The company's public answer, shown below the review.").optional(),
  rating: integerBetween(1, 5)("How many stars the customer gave, 1 to 5.", 5),
  date: dateInWords.optional(),
  draft,
  sample: sample("true for placeholders; real reviews do not have this line."),
});

/** The reviews of one year, `content/reviews/{year}.yaml`, newest first. */
export const reviewsSchema = list(
  "Review",
  "The reviews of one year, newest first.",
  reviewSchema,
).min(1, { error: "must list a review" });

/** A customer's review. */
export type ReviewEntry = z.infer<typeof reviewSchema>;
