import { staticRoutes, type Crumb, type Crumbs } from "#routes.ts";
import { getPageText, getSiteText } from "#content/queries.ts";

/** A page's breadcrumbs: home, the section's overview, and `pages`, the last of which is itself. */
export async function getCrumbs(
  section: "areas" | "services" | "learn" | "jobs",
  ...pages: Crumb[]
): Promise<Crumbs> {
  const { navigation, landmarks } = await getSiteText();
  // The navigation calls the Learning Center “Blog”, but a guide is no blog post.
  const name = section === "learn" ? (await getPageText()).learn.heading : navigation[section];
  return {
    label: landmarks.breadcrumb,
    pages: [
      { name: navigation.home, path: staticRoutes.home },
      { name, path: staticRoutes[section] },
      ...pages,
    ],
  };
}
