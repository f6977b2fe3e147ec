/** The texts of an area's placeholder page: an area can be listed before its page is written. */
import { isWildlifePath, type Crumb } from "#routes.ts";
import { fillIn } from "#content/fill-in.ts";
import { getSiteText } from "#content/queries.ts";

/** The title, description, heading and lead of a placeholder page. */
export async function getPlaceholderHead({ name, path }: Crumb) {
  const { planned_page: words } = await getSiteText();
  const isWildlife = isWildlifePath(path);
  const h1 = fillIn(isWildlife ? words.wildlife_heading : words.raccoon_heading, { name });
  return {
    title: fillIn(words.title, { heading: h1 }),
    meta_description: fillIn(words.meta_description, { heading: h1 }),
    h1,
    lead: fillIn(words.lead, { name }),
  };
}
