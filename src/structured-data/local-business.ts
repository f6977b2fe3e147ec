import type { LocalBusiness, Review as ReviewNode } from "schema-dts";
import type { Business } from "#schemas/business.ts";
import type { Review } from "#schemas/review.ts";

/** The company's `@id`, by which other nodes refer to it. */
export const businessId = (site: URL) => new URL("/#business", site).href;

/** The maximum number of reviews in a page's structured data. */
const maxReviews = 5;

/** The parts that differ from page to page. */
interface Options {
  /** The area that the page is about; the whole service area if omitted. */
  area?: string | undefined;
  /** The page's reviews; without them no rating either, since search engines expect both. */
  reviews?: readonly Review[];
}

/** The company. Its opening hours are those of the emergency line. */
export function localBusiness(
  site: URL,
  business: Business,
  { area, reviews = [] }: Options = {},
): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": businessId(site),
    name: business.name,
    url: site.href,
    telephone: `+1-${business.phone.replaceAll(/\D+/g, "-").replace(/^-/, "")}`,
    image: new URL("/icon-512.png", site).href,
    address: {
      "@type": "PostalAddress",
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      addressCountry: business.address.country,
    },
    areaServed: area
      ? { "@type": "Place", name: area }
      : { "@type": "Place", name: business.service_area },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    },
    aggregateRating:
      reviews.length > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: business.rating.value,
            reviewCount: business.rating.count,
            bestRating: 5,
          }
        : undefined,
    review: reviews.length > 0 ? reviews.slice(0, maxReviews).map(reviewNode) : undefined,
  };
}

const reviewNode = ({ name, text, rating, date, title }: Review): ReviewNode => ({
  "@type": "Review",
  author: { "@type": "Person", name },
  name: title,
  reviewBody: text,
  datePublished: date && new Date(`${date} UTC`).toISOString().slice(0, 10),
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
});
