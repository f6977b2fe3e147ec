/** Cities and neighbourhoods: the list, and the contents of each one's page. */
import { getCollection } from "astro:content";
import { mainCity } from "#site.ts";
import { neighbourhoodPath } from "#routes.ts";
import { publishedAreas } from "#content/published-areas.ts";
import { getSingle } from "#content/queries.ts";
import { nearest, type Place } from "./nearest.ts";
import { getSharedAreaText } from "./shared-text.ts";
import { questionsPerCity } from "./shared-text-schema.ts";

/** The number of nearby areas that a page lists. */
const nearbyCount = 5;

/** A city on the list, with its canonical path. */
export type City = Awaited<ReturnType<typeof getCities>>[number];
/** The contents of a city's document. */
export type CityContent = NonNullable<Awaited<ReturnType<typeof getCityPages>>[number]["content"]>;
/** A neighbourhood's page; its `content` is undefined until it has a document. */
export type NeighbourhoodPage = Awaited<ReturnType<typeof getNeighbourhoodPages>>[number];

/** Returns which slugs have a document; in `astro dev` all, so that areas without one are shown too. */
async function documentsOf(collection: "cities" | "neighbourhoods") {
  const ids = new Set((await getCollection(collection)).map(({ id }) => id));
  return { has: (slug: string) => import.meta.env.DEV || ids.has(slug) };
}

/** The cities, in the order of the list. */
export async function getCities() {
  const { cities } = await getSingle("areas");
  // Rebuilt with its slash, which the schema has checked, so that its type is `Path`.
  return publishedAreas("cities", cities, await documentsOf("cities")).map((city) => ({
    ...city,
    path: `/${city.path.slice(1)}` as const,
  }));
}

/** The neighbourhoods' city. Throws when it is not on the list. */
export async function getToronto(): Promise<City> {
  const toronto = (await getCities()).find(({ slug }) => slug === mainCity);
  if (toronto) return toronto;
  throw new Error(`areas.yaml has no city with the slug ${mainCity}.`);
}

/** The neighbourhoods of Toronto, in the order of the areas page. */
export async function getNeighbourhoods() {
  const { neighbourhoods } = await getSingle("areas");
  return publishedAreas("neighbourhoods", neighbourhoods, await documentsOf("neighbourhoods")).map(
    (neighbourhood) => ({ ...neighbourhood, path: neighbourhoodPath(neighbourhood.slug) }),
  );
}

/** Every area with the slug of the city that it is or belongs to; neighbourhoods come first. */
export const getAreas = async () => [
  ...(await getNeighbourhoods()).map((area) => ({ ...area, citySlug: mainCity })),
  ...(await getCities()).map((area) => ({ ...area, citySlug: area.slug })),
];

/** Every city's page: the city, its document with the shared questions, if any, and its nearest cities. */
export async function getCityPages() {
  const shared = await getSharedAreaText();
  const entries = (await getCollection("cities")).map(({ id, data }) => {
    const questions = [...data.questions, ...shared.questions].slice(0, questionsPerCity);
    return { id, data: { ...data, questions } };
  });
  return areaPages(await getCities(), entries);
}

/** Every neighbourhood's page: it, its document if there is one, the five nearest to it, and the nearest city. */
export async function getNeighbourhoodPages() {
  const pages = areaPages(await getNeighbourhoods(), await getCollection("neighbourhoods"));
  const cityNear = nearest<Place & { slug: string }>(await getCities(), 1);
  return pages.map((page) => ({ ...page, skyline: cityNear(page.area)[0]?.slug ?? mainCity }));
}

/** Combines each area with its document, which has the area's slug as id, and its nearest areas. */
function areaPages<Area extends Place & { slug: string }, Content>(
  areas: readonly Area[],
  entries: readonly { id: string; data: Content }[],
) {
  const contents = new Map(entries.map(({ id, data }) => [id, data]));
  const near = nearest(areas, nearbyCount);
  return areas.map((area) => ({ area, content: contents.get(area.slug), nearby: near(area) }));
}
