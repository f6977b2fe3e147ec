import { getCollection } from "astro:content";
import type { Pages } from "./pages-schema.ts";
import { getData } from "./entries.ts";
import { fillIn } from "./fill-in.ts";

/** The text of the pages that exist once; that of the reviews page says what its reviews are. */
export async function getPageText(): Promise<Pages> {
  const pages = await getData("pages", "pages");
  const reviews = await getCollection("reviews");
  const ids = reviews.map(({ id }) => id).toSorted();
  const years = [...new Set([ids.at(0), ids.at(-1)])].join("–");
  const facts = { years };
  const hasSamples = reviews.some(({ data }) => data.some(({ sample }) => sample));
  const { meta_description, lead, policy, sample_note } = pages.reviews;
  return {
    ...pages,
    reviews: {
      ...pages.reviews,
      meta_description: fillIn(meta_description, facts),
      lead: fillIn(lead, facts),
      policy: `${fillIn(policy, facts)}${hasSamples ? ` ${sample_note}` : ""}`,
    },
  };
}

/** The text that several pages share. */
export const getSiteText = () => getData("site", "site");
