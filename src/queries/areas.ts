/** Cities and neighbourhoods: the list, and what each page shows. */
import { getCollection } from "astro:content";
import { genericCityPath, neighbourhoodPath, type Path } from "#routes.ts";
import { mainCity } from "#loader/check-areas.ts";
import { ContentError } from "#loader/problems.ts";
import type { City as ListedCity } from "#schemas/areas.ts";
import { getEntryValue, oncePerBuild } from "./entries.ts";
import { nearest } from "./nearest.ts";

/** How many areas a page lists as nearby. */
const nearbyCount = 5;

/** A city on the list, with its canonical address. */
export type City = Awaited<ReturnType<typeof getCities>>[number];
/** A neighbourhood on the list, with its address. */
export type Neighbourhood = Awaited<ReturnType<typeof getNeighbourhoods>>[number];
/** What a city's page is made of; `page` is absent while the city has no document. */
export type CityPage = Awaited<ReturnType<typeof getCityPages>>[number];
/** A city's document. */
export type CityDocument = NonNullable<CityPage["page"]>;
/** What a neighbourhood's page is made of; `page` is absent while it has no document. */
export type NeighbourhoodPage = Awaited<ReturnType<typeof getNeighbourhoodPages>>[number];

/** The cities, in the order of the list. */
export async function getCities() {
  const { cities } = await getEntryValue("areas");
  return cities.map((city) => ({ ...city, path: asPath(city) }));
}

/** The city that the neighbourhoods belong to. */
export async function getToronto(): Promise<City> {
  const toronto = (await getCities()).find(({ slug }) => slug === mainCity);
  if (toronto) return toronto;
  throw new ContentError([
    { file: "content/areas.yaml", field: "cities", message: `must list ${mainCity}.` },
  ]);
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
export const getCityPages = oncePerBuild(async () => {
  const cities = await getCities();
  const documents = bySlug(await getCollection("cities"));
  const near = nearest(cities, nearbyCount);
  return cities.map((city) => ({
    city,
    page: documents.get(city.slug),
    nearby: near(city),
  }));
});

/** The second addresses of cities whose own path is not the generic one; each leads to that city's page. */
export async function getCityAliases() {
  const pages = await getCityPages();
  return pages
    .map((page) => ({ ...page, alias: genericCityPath(page.city.slug) }))
    .filter(({ city, alias }) => city.path !== alias);
}

/** Every neighbourhood's page: the neighbourhood, its document if there is one, and its five nearest. */
export async function getNeighbourhoodPages() {
  const neighbourhoods = await getNeighbourhoods();
  const documents = bySlug(await getCollection("neighbourhoods"));
  const near = nearest(neighbourhoods, nearbyCount);
  return neighbourhoods.map((neighbourhood) => ({
    neighbourhood,
    page: documents.get(neighbourhood.slug),
    nearby: near(neighbourhood),
  }));
}

const asPath = ({ slug, path }: ListedCity): Path =>
  path === genericCityPath(slug) ? genericCityPath(slug) : `/${slug}/wildlife-removal`;

/** The values of documents by slug. */
const bySlug = <T>(documents: readonly { id: string; data: { value: T } }[]): Map<string, T> =>
  new Map(documents.map(({ id, data }) => [id, data.value]));
