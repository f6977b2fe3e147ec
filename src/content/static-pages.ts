import { staticPages, staticRoutes } from "#routes.ts";
import { getHomeText, getPageText } from "./text.ts";

/** The pages that exist once, in the route table's order: paths, titles, headings, pictures. */
export async function getStaticPages() {
  const home = await getHomeText();
  const words = {
    ...(await getPageText()),
    home: { ...home, heading: home.hero.headline, picture: undefined },
  };
  return staticPages.map((key) => {
    const { title, meta_description, heading, picture } = words[key];
    return { path: staticRoutes[key], title, meta_description, heading, picture };
  });
}
