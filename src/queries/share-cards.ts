/** What each indexed page shows when its address is shared: its name and its picture. */
import type { Path } from "#routes.ts";
import { staticRoutes } from "#routes.ts";
import { getCityPages, getNeighbourhoodPages } from "./areas.ts";
import { onceABuild } from "./entries.ts";
import { getServices } from "./services.ts";
import { getHome, getPages } from "./words.ts";

/** A page's share image in words. */
export interface ShareCard {
  path: Path;
  heading: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  /** What is in the picture; absent where the heading says all. */
  alt?: string;
}

/** One card for each page that may be listed. */
export const getShareCards = onceABuild(async (): Promise<ShareCard[]> => {
  const [home, pages, services, cities, neighbourhoods] = await Promise.all([
    getHome(),
    getPages(),
    getServices(),
    getCityPages(),
    getNeighbourhoodPages(),
  ]);
  return [
    { path: staticRoutes.home, heading: home.hero.headline, picture: "cities/toronto.svg" },
    { path: staticRoutes.reviews, heading: pages.reviews.heading, picture: "animals/raccoon.svg" },
    {
      path: staticRoutes.services,
      heading: pages.services.heading,
      picture: "services/exclusion.svg",
    },
    { path: staticRoutes.areas, heading: pages.areas.heading, picture: "cities/toronto.svg" },
    {
      path: staticRoutes.local_raccoon_solutions,
      heading: pages.local_raccoon_solutions.heading,
      picture: "cities/toronto.svg",
    },
    { path: staticRoutes.learn, heading: pages.learn.heading, picture: "steps/inspection.svg" },
    { path: staticRoutes.contact, heading: pages.contact.heading, picture: "steps/contact.svg" },
    ...services.map(({ path, name, slug }) => ({
      path,
      heading: name,
      picture: `services/${slug}.svg`,
    })),
    ...cities.flatMap(({ city, head }) =>
      head ? [{ path: city.path, heading: head.h1, picture: city.image, alt: city.alt }] : [],
    ),
    ...neighbourhoods.flatMap(({ neighbourhood, page }) =>
      page
        ? [
            {
              path: neighbourhood.path,
              heading: page.frontMatter.h1,
              picture: neighbourhood.image,
              alt: neighbourhood.alt,
            },
          ]
        : [],
    ),
  ];
});

const cardsByPath = onceABuild(
  async () => new Map((await getShareCards()).map((card) => [card.path, card])),
);

/** The card of the page at a path; none where the page may not be listed. */
export const getShareCard = async (path: Path) => (await cardsByPath()).get(path);
