import { staticRoutes, type Crumb } from "#routes.ts";
import { getSiteText } from "./text.ts";

/** A page's breadcrumbs: home, the section's overview, and `pages`, the last of which is itself. */
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
