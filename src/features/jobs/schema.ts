import { z } from "zod";
import {
  distinct,
  draft,
  fieldType,
  group,
  line,
  lineUpTo,
  list,
  month,
  oneOf,
  pageHead,
  publish,
  reference,
  sample,
  texts,
} from "#content/fields.ts";
import { photo } from "#content/photo-schema.ts";
import { reviewAnimals } from "#features/reviews/schema.ts";
import { serviceSlug } from "#features/services/schema.ts";

/** The front matter of a job, `content/jobs/{slug}.md`. */
export const jobSchema = group("A job that was done: the fields above its text.", {
  title: lineUpTo(60, "search engines cut longer titles")(
    "What was done, as the heading of its page; no name and no address.",
    "Squirrels out of an attic in the Annex",
  ),
  meta_description: pageHead.meta_description,
  draft,
  publish,
  sample: sample("true for a placeholder of the demo; a real job has no such line."),
  area: reference("areas")("The city or neighbourhood: a slug of areas.yaml.", "leslieville"),
  month: month("The month in which the work was finished.", "2026-10"),
  animal: oneOf(reviewAnimals)("The animal; visitors choose jobs by it.", "raccoon"),
  services: list("Service", "The services, on whose pages the job is shown.", serviceSlug)
    .min(1)
    .superRefine(distinct()),
  before: photo("The place before the work."),
  after: photo("The same place after the work, from where the first was taken."),
  cost: fieldType(z.int().positive())(
    "What it cost in whole dollars before tax, without the dollar sign; only if the owner wants to say so.",
    1150,
  ).optional(),
});

/** The words of the pages and sections of jobs. */
export const jobWords = {
  ...texts("here {name} done list_heading facts {area} {month} cost {price} all others"),
  ...texts("before after taken {month} none… reset"),
  divider: line("Read out: moves the border between the two photos of {title}."),
  ...texts("sample"),
};
