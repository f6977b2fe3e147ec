import { staticPages, staticRoutes } from "#routes.ts";
import { getHomeWords, getPageWords } from "./words.ts";

/** The pages that exist once, in the order of the route table, with their paths, titles, headings and pictures. */
export async function getStaticPages() {
  const home = await getHomeWords();
  const words = {
    ...(await getPageWords()),
    home: { ...home, heading: home.hero.headline, picture: undefined },
  };
  return staticPages.map((key) => {
    const { title, meta_description, heading, picture } = words[key];
    return { key, path: staticRoutes[key], title, meta_description, heading, picture };
  });
}
