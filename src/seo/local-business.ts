import type {
  AggregateRating,
  HomeAndConstructionBusiness,
  Review as ReviewNode,
} from "schema-dts";
import { callingCode } from "#site.ts";
import type { Business } from "#content/business-schema.ts";
import { in24Hours, weekdays } from "#content/office-hours.ts";
import { otherDaysOf } from "#content/days-schema.ts";
import { torontoToday } from "#toronto-time.ts";
import type { ReviewEntry } from "#features/reviews/schema.ts";

/** The company's `@id`, by which other nodes refer to it. */
export const businessId = (site: URL) => new URL("/#business", site).href;

/** The maximum number of reviews in a page's structured data. */
const maxReviews = 5;

/** Every day of the week, as structured data names it. */
const everyDay = weekdays.map(
  (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}` as Capitalize<typeof day>,
);

/** The time at which the office closes, in 24 hours: past midnight it is on the next day. */
const closingOf = (times: { opens: string; closes: string }) =>
  in24Hours(times.closes) === "00:00" ? "23:59" : in24Hours(times.closes);

/** The hours at which somebody answers: any hour if there is an emergency line, else the office's. */
const openingHours = ({ hours, emergency_line }: Business) =>
  (emergency_line ? [{ days: weekdays, opens: "12 AM", closes: "12 AM" }] : hours).map(
    ({ days, ...times }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: everyDay.filter((name) => days.some((day) => day === name.toLowerCase())),
      opens: in24Hours(times.opens),
      closes: closingOf(times),
    }),
  );

/** The hours of days ahead that are different; 00:00 to 00:00 means closed. */
const specialOpeningHours = (business: Business) =>
  otherDaysOf(business, torontoToday()).map(({ first, last, opens, closes }) => {
    const times = business.emergency_line
      ? { opens: "00:00", closes: "23:59" }
      : opens && closes
        ? { opens: in24Hours(opens), closes: closingOf({ opens, closes }) }
        : { opens: "00:00", closes: "00:00" };
    return {
      "@type": "OpeningHoursSpecification" as const,
      validFrom: first,
      validThrough: last,
      ...times,
    };
  });

/** The company, the same on every page. */
export function localBusiness(site: URL, business: Business): HomeAndConstructionBusiness {
  const hours = openingHours(business);
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
    openingHoursSpecification: hours.length === 1 ? hours[0] : hours,
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
