import { getCollection } from "astro:content";
import { readMode } from "#mode.ts";
import type { Review } from "#schemas/review.ts";

export type { Review };

/** How many testimonials the home page shows; the reviews page shows all. */
const testimonialCount = 10;

/** Every review, newest year first, in the order of the files within a year. */
export async function getReviews(): Promise<Review[]> {
  const years = await getCollection("reviews");
  return years.toSorted((a, b) => b.id.localeCompare(a.id)).flatMap(({ data }) => data.value);
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
