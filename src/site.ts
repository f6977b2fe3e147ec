/**
 * Holds what belongs to this trade and this region in code; names and facts are in content/.
 * The time zone is in toronto-time.ts, whose functions use nothing outside themselves.
 */

/** The language of the pages, and how they write dates, lists and prices. */
export const locale = "en-CA";

/** The currency of all prices, as an ISO 4217 code. */
export const currency = "CAD";

/** The country calling code of the phone numbers in the content. */
export const callingCode = "+1";

/** A phone number of the company as the content writes it, and the rule in words. */
export const phoneFormat = {
  pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
  rule: "must be written like (416) 555-0142",
};

/** The slug of the city that all neighbourhoods belong to. */
export const mainCity = "toronto";

/** The region in which areas can be, southern Ontario: the least and the greatest degrees. */
export const mapBounds = { latitude: [41, 47], longitude: [-84, -74] } as const;

/** The last part of the address of an area's page: the trade; the second one is an alternative. */
export const removalPaths = ["raccoon-removal", "wildlife-removal"] as const;
