import type {
  AggregateRating,
  HomeAndConstructionBusiness,
  Review as ReviewNode,
} from "schema-dts";
import { callingCode } from "#site.ts";
import type { Business } from "#content/business-schema.ts";
import { closingTime, in24Hours } from "#content/time-of-day.ts";
import { otherDaysOf } from "#content/days-schema.ts";
import type { ReviewEntry } from "#features/reviews/schema.ts";

/** The company's `@id`, by which other nodes refer to it. */
export const businessId = (site: URL) => new URL("/#business", site).href;

/** The maximum number of reviews in a page's structured data. */
const maxReviews = 5;

/** The hours at which somebody answers: any hour if there is an emergency line, else the office's. */
const openingHours = ({ hours }: Business) =>
  hours.emergency_line
    ? { dayOfWeek: weekdays, opens: "00:00", closes: "23:59" }
    : {
        dayOfWeek: weekdays.filter((day) => hours.days.some((open) => open === day.toLowerCase())),
        opens: in24Hours(hours.opens),
        closes: closingTime(hours).replace("24:00", "23:59"),
      };

/** The hours of closed days and of days with other hours; 00:00 to 00:00 means closed. */
const specialOpeningHours = (business: Business) =>
  otherDaysOf(business).map(({ first, last, opens = "12 AM", closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    validFrom: first,
    validThrough: last,
    ...(business.hours.emergency_line
      ? { opens: "00:00", closes: "23:59" }
      : {
          opens: in24Hours(opens),
          closes: closes ? closingTime({ closes }).replace("24:00", "23:59") : "00:00",
        }),
  }));

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The company, the same on every page. */
export function localBusiness(site: URL, business: Business): HomeAndConstructionBusiness {
  const special = specialOpeningHours(business);
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(site),
    name: business.name,
    url: site.href,
    telephone: `${callingCode}-${business.phone.replaceAll(/\D+/g, "-").replace(/^-/, "")}`,
    image: new URL("/icon-512.png", site).href,
    address: {
      "@type": "PostalAddress",
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      addressCountry: business.address.country,
    },
    areaServed: { "@type": "Place", name: business.service_area },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      ...openingHours(business),
    },
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The company's rating and the first of its reviews; without reviews, neither. */
export function reviewNodes(
  site: URL,
  { name, rating }: Business,
  reviews: readonly ReviewEntry[],
): (AggregateRating | ReviewNode)[] {
  if (reviews.length === 0) return [];
  const itemReviewed = {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(site),
    name,
  } as const;
  return [
    {
      "@type": "AggregateRating",
      itemReviewed,
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
    },
    ...reviews.slice(0, maxReviews).map(({ name, text, rating, date, title }): ReviewNode => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      name: title,
      reviewBody: text,
      datePublished: date && new Date(`${date} UTC`).toISOString().slice(0, 10),
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      itemReviewed,
    })),
  ];
}
