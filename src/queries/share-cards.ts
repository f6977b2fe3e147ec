/** The heading and picture of each indexed page's share image. */
import type { Path } from "#routes.ts";
import { getCityPages, getNeighbourhoodPages } from "./areas.ts";
import { getDocumentPages, type ListedPage } from "./document-pages.ts";
import { oncePerBuild } from "./entries.ts";
import { getStaticPages } from "./static-pages.ts";

/** The contents of a page's share image. */
type ShareCard = Omit<ListedPage, "summary">;

/** The picture of pages that have none of their own. */
const defaultPicture = "cities/toronto.svg";

/** A card for each page that search engines may list. */
export const getShareCards = oncePerBuild(async (): Promise<ShareCard[]> => {
  const [staticPages, documents, cities, neighbourhoods] = await Promise.all([
    getStaticPages(),
    getDocumentPages(),
    getCityPages(),
    getNeighbourhoodPages(),
  ]);
  return [
    ...staticPages.map(({ path, heading, picture }) => ({
      path,
      heading,
      picture: picture?.image ?? defaultPicture,
      ...(picture && { alt: picture.alt }),
    })),
    ...Object.values(documents).flat(),
    ...[...cities, ...neighbourhoods].flatMap(({ area: { path, image: picture, alt }, content }) =>
      content ? [{ path, heading: content.h1, picture, alt }] : [],
    ),
  ];
});

const cardsByPath = oncePerBuild(
  async () => new Map((await getShareCards()).map((card) => [card.path, card])),
);

/** The card of the page at a path; `undefined` when search engines must not list the page. */
export const getShareCard = async (path: Path) => (await cardsByPath()).get(path);
