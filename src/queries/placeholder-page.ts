/** The words of an area's page while it is only planned: an area can be listed before its page is written. */
import { citySections } from "#schemas/city-page.ts";
import type { SiteWords } from "#schemas/site.ts";
import { fillIn } from "./fill-in.ts";

interface PlannedArea {
  name: string;
  path: string;
}

/** What the page says of itself to search engines, and its heading. */
export function placeholderHead(
  { name, path }: PlannedArea,
  words: SiteWords["planned_page"],
  phone: string,
) {
  const isWildlife = path.endsWith("/wildlife-removal");
  const h1 = fillIn(isWildlife ? words.wildlife_heading : words.raccoon_heading, { name });
  return {
    title: fillIn(words.title, { heading: h1 }),
    meta_description: fillIn(words.meta_description, { heading: h1, phone }),
    h1,
    lead: fillIn(words.lead, { name }),
  };
}

/** The parts that the page will have, as the placeholder lists them. */
export const plannedSections = citySections.filter(
  (section) => section !== "Introduction" && section !== "Call to Action",
);
