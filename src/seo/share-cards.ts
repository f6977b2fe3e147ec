import type { Path } from "#routes.ts";
import { getCityPages, getNeighbourhoodPages } from "#features/areas/areas.ts";
import { getListedPages, type ListedPage } from "./listed-pages.ts";
import { getSounds } from "#features/sound-guide/sounds.ts";
import { oncePerBuild } from "#content/queries.ts";
import { getStaticPages } from "./static-pages.ts";

/** The size of share images that social networks expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture of pages that have none of their own. */
const defaultPicture = "cities/toronto.svg";

/** The heading and picture of each share image, by the page's path. */
export const getShareCards = oncePerBuild(async () => {
  const staticPages = await getStaticPages();
  const areas = [...(await getCityPages()), ...(await getNeighbourhoodPages())];
  const cards: Omit<ListedPage, "summary">[] = [
    ...staticPages.map(({ path, heading, picture }) => ({
      path,
      heading,
      picture: picture?.image ?? defaultPicture,
      ...(picture && { alt: picture.alt }),
    })),
    ...Object.values(await getListedPages()).flat(),
    ...(await getSounds()).sounds.map(({ path, title: heading, picture }) => ({
      path,
      heading,
      picture,
    })),
    ...areas.flatMap(({ area: { path, image: picture, alt }, content }) =>
      content ? [{ path, heading: content.h1, picture, alt }] : [],
    ),
  ];
  return new Map<Path, (typeof cards)[number]>(cards.map((card) => [card.path, card]));
});
