import { getCollection } from "astro:content";
import { readMode } from "#mode.ts";
import type { Review as WrittenReview } from "#schemas/review.ts";
import { getCities, getNeighbourhoods } from "./areas.ts";

/** A customer's review, with the picture of the place it comes from, if that is one of ours. */
export type Review = WrittenReview & { stamp: string | undefined };

/** How many testimonials the home page shows; the reviews page shows all. */
const testimonialCount = 10;

/** Every review, newest year first, in the order of the files within a year. */
export async function getReviews(): Promise<Review[]> {
  const years = await getCollection("reviews");
  const areas = [...(await getCities()), ...(await getNeighbourhoods())];
  const pictures = new Map(areas.map(({ name, image }) => [name, image]));
  return years
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .flatMap(({ data }) => data.value)
    .map((review) => ({ ...review, stamp: pictures.get(review.location ?? "") }));
}

/** The reviews for structured data: a public site must never mark up a sample as a customer's review. */
export async function getReviewsToMarkUp() {
  const reviews = await getReviews();
  return readMode(process.env).kind === "demo" ? reviews : reviews.filter(({ sample }) => !sample);
}

/** The first reviews that mention raccoons, for the home page. */
export async function getTestimonials() {
  const reviews = await getReviews();
  return reviews.filter(({ text }) => /raccoon/i.test(text)).slice(0, testimonialCount);
}
