import { staticPages, staticRoutes } from "#routes.ts";
import { hasJobs } from "#features/jobs/jobs.ts";
import { getHomeText, getPageText } from "./text.ts";

/** The pages that exist once, in the route table's order: paths, titles, headings, pictures. */
export async function getStaticPages() {
  const home = await getHomeText();
  const words = {
    ...(await getPageText()),
    home: { ...home, heading: home.hero.headline, picture: undefined },
  };
  const isThere = await hasJobs();
  const pages = staticPages.filter((key) => key !== "jobs" || isThere);
  return pages.map((key) => {
    const { title, meta_description, heading, picture } = words[key];
    return { path: staticRoutes[key], title, meta_description, heading, picture };
  });
}
