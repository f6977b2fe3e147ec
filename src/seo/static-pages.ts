import { staticPages, staticRoutes, type StaticPage } from "#routes.ts";
import { getAbout } from "#features/about/about.ts";
import { hasJobs } from "#features/jobs/jobs.ts";
import { getPageText, getSingle } from "#content/queries.ts";

/** The pages that exist once, in the route table's order: paths, titles, headings, pictures. */
export async function getStaticPages() {
  const home = await getSingle("home");
  const words = {
    ...(await getPageText()),
    home: { ...home, heading: home.hero.headline, picture: undefined },
  };
  const hasContent = new Map<StaticPage, boolean>([
    ["jobs", await hasJobs()],
    ["about", (await getAbout()).hasContent],
  ]);
  const pages = staticPages.filter((key) => hasContent.get(key) !== false);
  return pages.map((key) => {
    const { title, meta_description, heading, picture } = words[key];
    return { path: staticRoutes[key], title, meta_description, heading, picture };
  });
}
