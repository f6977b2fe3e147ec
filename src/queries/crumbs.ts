import { staticRoutes, type Crumb } from "#routes.ts";
import { getSiteText } from "./text.ts";

/**
 * The breadcrumbs of a page: the home page, the section's overview, and `pages`, of which the last
 * is the page itself.
 */
export async function getCrumbs(
  section: "areas" | "services",
  ...pages: Crumb[]
): Promise<Crumb[]> {
  const { navigation } = await getSiteText();
  return [
    { name: navigation.home, path: staticRoutes.home },
    { name: navigation[section], path: staticRoutes[section] },
    ...pages.map(({ name, path }) => ({ name, path })),
  ];
}
