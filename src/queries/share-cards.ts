/** What each indexed page shows when its address is shared: its name and its picture. */
import type { Path } from "#routes.ts";
import { getCityPages, getNeighbourhoodPages } from "./areas.ts";
import { oncePerBuild } from "./entries.ts";
import { getServices } from "./services.ts";
import { getStaticPages } from "./static-pages.ts";

/** A page's share image in words. */
interface ShareCard {
  path: Path;
  heading: string;
  /** A picture of `src/assets/illustrations/`. */
  picture: string;
  /** What is in the picture; absent where the heading says all. */
  alt?: string;
}

/** For pages without a picture of their own. */
const toronto = "cities/toronto.svg";

/** One card for each page that may be listed. */
export const getShareCards = oncePerBuild(async (): Promise<ShareCard[]> => {
  const [staticPages, services, cities, neighbourhoods] = await Promise.all([
    getStaticPages(),
    getServices(),
    getCityPages(),
    getNeighbourhoodPages(),
  ]);
  return [
    ...staticPages.map(({ path, heading, picture }) => ({
      path,
      heading,
      picture: picture?.image ?? toronto,
      ...(picture && { alt: picture.alt }),
    })),
    ...services.map(({ path, name, slug }) => ({
      path,
      heading: name,
      picture: `services/${slug}.svg`,
    })),
    ...[
      ...cities.map(({ city, page }) => ({ area: city, page })),
      ...neighbourhoods.map(({ neighbourhood, page }) => ({ area: neighbourhood, page })),
    ].flatMap(({ area: { path, image: picture, alt }, page }) =>
      page ? [{ path, heading: page.frontMatter.h1, picture, alt }] : [],
    ),
  ];
});

const cardsByPath = oncePerBuild(
  async () => new Map((await getShareCards()).map((card) => [card.path, card])),
);

/** The card of the page at a path; none where the page may not be listed. */
export const getShareCard = async (path: Path) => (await cardsByPath()).get(path);
