import type { LocalBusiness, Review as ReviewNode } from "schema-dts";
import type { Business } from "#schemas/business.ts";
import type { Review } from "#schemas/review.ts";
import { businessId } from "./graph.ts";

/** How many reviews a page marks up (specification, section 9). */
const markedUpReviews = 5;

/** What narrows or adds to the company's node on one page. */
interface Extras {
  /** The area whose page carries the node. */
  area?: string | undefined;
  /** The reviews that the page shows; the rating goes with them, and is left out when there is none. */
  reviews?: readonly Review[];
}

/** The company itself. Its hours are the emergency line's, as specified: around the clock. */
export function localBusiness(
  site: URL,
  business: Business,
  { area, reviews = [] }: Extras = {},
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
    review: reviews.length > 0 ? reviews.slice(0, markedUpReviews).map(reviewNode) : undefined,
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
