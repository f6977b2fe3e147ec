import { getCollection } from "astro:content";
import { getAreas } from "#features/areas/areas.ts";
import { reviewId } from "./review-id.ts";

/** A customer's review. */
export type Review = Awaited<ReturnType<typeof getReviews>>[number];

/** The number of testimonials on the home page; the reviews page shows all reviews. */
const testimonialCount = 10;

/** Every review: the newest year first, and within a year in the order of its file. */
export async function getReviews() {
  const years = await getCollection("reviews");
  const areas = await getAreas();
  return years
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .flatMap(({ data }) => data)
    .map((review) => {
      const area =
        areas.find(({ name }) => name === review.location) ??
        areas.find(({ slug }) => slug === review.city);
      return {
        ...review,
        anchor: reviewId(review),
        /** The slug of the city that it comes from, if known: Toronto for its neighbourhoods. */
        citySlug: area?.citySlug,
        /** The picture of the listed area that it comes from, if any. */
        placeImage: area?.image,
      };
    });
}

/** The first reviews that mention raccoons, for the home page; any reviews if none does. */
export async function getTestimonials() {
  const reviews = await getReviews();
  const ofRaccoons = reviews.filter(({ text }) => /raccoon/i.test(text));
  return (ofRaccoons.length > 0 ? ofRaccoons : reviews).slice(0, testimonialCount);
}
