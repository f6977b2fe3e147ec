/** The words of an area's page while it has no document: an area can be listed before its page is written. */
import { citySections } from "#schemas/city-page.ts";

/** What the page says of itself to search engines, and its heading. */
export function placeholderHead({ name, path }: { name: string; path: string }, phone: string) {
  const animal = path.endsWith("/wildlife-removal") ? "Wildlife" : "Raccoon";
  const h1 = `${animal} Removal in ${name}`;
  return {
    title: `${h1} | AAA Affordable`,
    meta_description: `${animal} removal in ${name} by humane methods, with same-day service and an emergency line open 24/7. Call ${phone} for a free quote.`,
    h1,
    lead: `Humane removal, cleanup and repair in ${name}, with an emergency line open 24/7.`,
  };
}

/** The parts that the page will have, as the placeholder lists them. */
export const plannedSections = citySections.filter(
  (section) => section !== "Introduction" && section !== "Call to Action",
);
