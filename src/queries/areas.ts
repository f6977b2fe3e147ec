/** Cities and neighbourhoods: the list, and the contents of each one's page. */
import { getCollection } from "astro:content";
import { genericCityPath, neighbourhoodPath } from "#routes.ts";
import { mainCity, noMainCity } from "#loader/check-areas.ts";
import { ContentError } from "#loader/problems.ts";
import { getEntryValue, oncePerBuild } from "./entries.ts";
import { nearest, type Place } from "./nearest.ts";

/** The number of nearby areas that a page lists. */
const nearbyCount = 5;

/** A city on the list, with its canonical path. */
export type City = Awaited<ReturnType<typeof getCities>>[number];
/** A neighbourhood on the list, with its path. */
export type Neighbourhood = Awaited<ReturnType<typeof getNeighbourhoods>>[number];
/** The contents of a city's page; `page` is undefined until the city has a document. */
export type CityPage = Awaited<ReturnType<typeof getCityPages>>[number];
/** A city's document. */
export type CityDocument = NonNullable<CityPage["page"]>;
/** The contents of a neighbourhood's page; `page` is undefined until it has a document. */
export type NeighbourhoodPage = Awaited<ReturnType<typeof getNeighbourhoodPages>>[number];

/** The cities, in the order of the list. */
export async function getCities() {
  const { cities } = await getEntryValue("areas");
  // Rebuilt with its slash, which the schema has checked, so that its type is `Path`.
  return cities.map((city) => ({ ...city, path: `/${city.path.slice(1)}` as const }));
}

/** The city that the neighbourhoods belong to. Throws a `ContentError` when it is not on the list. */
export async function getToronto(): Promise<City> {
  const toronto = (await getCities()).find(({ slug }) => slug === mainCity);
  if (toronto) return toronto;
  throw new ContentError([{ file: "content/areas.yaml", field: "cities", message: noMainCity }]);
}

/** The neighbourhoods of Toronto, in the order of the areas page. */
export async function getNeighbourhoods() {
  const { neighbourhoods } = await getEntryValue("areas");
  return neighbourhoods.map((neighbourhood) => ({
    ...neighbourhood,
    path: neighbourhoodPath(neighbourhood.slug),
  }));
}

/** Every city's page: the city, its document if there is one, and its five nearest cities. */
export const getCityPages = oncePerBuild(async () =>
  areaPages(await getCities(), await getCollection("cities")),
);

/**
 * Second URLs of the cities whose own path is not the generic one; each serves the same page, with the city's path as
 * canonical.
 */
export async function getCityAliases() {
  const pages = await getCityPages();
  return pages
    .map((page) => ({ ...page, alias: genericCityPath(page.area.slug) }))
    .filter(({ area, alias }) => area.path !== alias);
}

/** Every neighbourhood's page: the neighbourhood, its document if there is one, and its five nearest neighbourhoods. */
export const getNeighbourhoodPages = async () =>
  areaPages(await getNeighbourhoods(), await getCollection("neighbourhoods"));

/** Combines each area with its document, which has the area's slug as id, and its nearest areas. */
function areaPages<Area extends Place & { slug: string }, Document>(
  areas: readonly Area[],
  entries: readonly { id: string; data: { value: Document } }[],
) {
  const documents = new Map(entries.map(({ id, data }) => [id, data.value]));
  const near = nearest(areas, nearbyCount);
  return areas.map((area) => ({ area, page: documents.get(area.slug), nearby: near(area) }));
}
