import { getCollection } from "astro:content";
import { readMode } from "#mode.ts";
import type { Review as WrittenReview } from "#schemas/review.ts";
import { getCities, getNeighbourhoods } from "./areas.ts";

/** A customer's review, with the picture of the place it comes from, if that is one of ours. */
export type Review = WrittenReview & { placeImage: string | undefined };

/** How many testimonials the home page shows; the reviews page shows all. */
const testimonialCount = 10;

/** Every review, newest year first, in the order of the files within a year. */
export async function getReviews(): Promise<Review[]> {
  const years = await getCollection("reviews");
  const cities = await getCities();
  const areas = [...cities, ...(await getNeighbourhoods())];
  const pictures = new Map([
    ...cities.map(({ slug, image }) => [slug, image] as const),
    ...areas.map(({ name, image }) => [name, image] as const),
  ]);
  return years
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .flatMap(({ data }) => data.value)
    .map((review) => {
      const { location, city } = review;
      return { ...review, placeImage: pictures.get(location ?? "") ?? pictures.get(city ?? "") };
    });
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
