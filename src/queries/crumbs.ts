import { staticRoutes } from "#routes.ts";
import { getSiteWords } from "./words.ts";

/** A page of a breadcrumb navigation. */
interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page: the home page, the section, what stands between them, and the page itself. */
export async function getCrumbs(
  section: "areas" | "services",
  ...pages: Crumb[]
): Promise<Crumb[]> {
  const { navigation } = await getSiteWords();
  return [
    { name: navigation.home, path: staticRoutes.home },
    { name: navigation[section], path: staticRoutes[section] },
    ...pages.map(({ name, path }) => ({ name, path })),
  ];
}
