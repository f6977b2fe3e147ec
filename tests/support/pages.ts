/** The list of every page, read from the same route table and files as the site itself. */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { z } from "zod";
import {
  genericCityPath,
  heardPath,
  neighbourhoodPath,
  printRoutes,
  staticPages,
  staticRoutes,
  type StaticPage,
} from "#routes.ts";
import { shownAbout } from "#features/about/shown-about.ts";
import { publishedAreas } from "#content/published-areas.ts";
import { contentCollections, type Collection } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";
import { withPrices } from "#features/cost-guide/schema.ts";

/** The content of a collection with one file. */
const only = <S extends z.ZodType>(collection: Collection & { dataSchema: S }) => {
  const [data] = readCollection(collection).values();
  return data ?? assert.fail(`${collection.pattern} is missing.`);
};

/** The content as the build reads it. */
export const content = {
  ...contentOfAreas(),
  business: only(contentCollections.business),
  costGuide: withPrices(only(contentCollections.costGuide)),
  home: only(contentCollections.home),
  moved: only(contentCollections.moved).moved,
  pages: only(contentCollections.pages),
  quoteForm: only(contentCollections.quoteForm),
  printouts: only(contentCollections.printouts),
  season: only(contentCollections.season),
  sounds: only(contentCollections.sounds),
  emergencyGuide: only(contentCollections.emergency),
  sharedAreaText: only(contentCollections.sharedAreaText),
  site: only(contentCollections.site),
  languageSource: only(contentCollections.languageSource),
  languages: readCollection(contentCollections.languages),
  services: readCollection(contentCollections.services),
  guides: readCollection(contentCollections.guides),
  jobs: readCollection(contentCollections.jobs),
  faqs: readCollection(contentCollections.faqs),
  reviews: [...readCollection(contentCollections.reviews)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([, reviews]) => reviews),
};

/** The areas that builds publish, and their documents. */
function contentOfAreas() {
  const areas = only(contentCollections.areas);
  const cities = readCollection(contentCollections.cities);
  const neighbourhoods = readCollection(contentCollections.neighbourhoods);
  return {
    areas: {
      cities: publishedAreas("cities", areas.cities, cities),
      neighbourhoods: publishedAreas("neighbourhoods", areas.neighbourhoods, neighbourhoods),
    },
    cities,
    neighbourhoods,
  };
}

/** The kind of a page. Slow tests open only one page of each kind. */
export type Kind =
  | StaticPage
  | "service"
  | "guide"
  | "job"
  | "document"
  | "city"
  | "alias"
  | "neighbourhood"
  | "heard"
  | "sheet"
  | "help";

/** A page of the site. */
interface Page {
  path: string;
  kind: Kind;
  /** The path of its canonical link. */
  canonical: string;
  /** Tells whether search engines may index it. */
  indexed: boolean;
}

const page = (kind: Kind, path: string, canonical = path): Page => ({
  path,
  kind,
  canonical,
  indexed: path === canonical,
});

/** Every page with status 200. */
export const everyPage: readonly Page[] = [
  ...staticPages
    .filter((key) => key !== "jobs" || content.jobs.size > 0)
    .filter((key) => key !== "about" || shownAbout(content.business).hasContent)
    .map((key) => page(key, staticRoutes[key])),
  ...Object.entries<Collection>(contentCollections).flatMap(([name, collection]) => {
    const kinds = { services: "service", guides: "guide", jobs: "job", languages: "help" } as const;
    const kind = new Map<string, Kind>(Object.entries(kinds)).get(name) ?? "document";
    const slugs = collection.page ? [...readCollection(collection).keys()] : [];
    return slugs.map((slug) => page(kind, collection.page?.(slug) ?? ""));
  }),
  // Areas without a document have placeholders, which are not indexed.
  ...content.areas.cities.flatMap(({ slug, path, status }) => [
    { ...page("city", path), indexed: status !== "planned" && content.cities.has(slug) },
    ...(path === genericCityPath(slug) ? [] : [page("alias", genericCityPath(slug), path)]),
  ]),
  ...content.areas.neighbourhoods.map(({ slug, status }) => ({
    ...page("neighbourhood", neighbourhoodPath(slug)),
    indexed: status !== "planned" && content.neighbourhoods.has(slug),
  })),
  ...Object.values(printRoutes).map((path) => ({ ...page("sheet", path), indexed: false })),
  ...content.sounds.sounds.map(({ key }) => ({ ...page("heard", heardPath(key)), indexed: false })),
];

/** The first page of each kind, for tests that do not need every page. */
export const onePageOfEachKind: readonly Page[] = everyPage.filter(
  ({ kind }, index) => everyPage.findIndex((other) => other.kind === kind) === index,
);

/** The kinds of pages that most visitors see first. */
const landingKinds: readonly Kind[] = ["home", "contact", "guide", "city"];

/** Every page, for tests that open each: all but a landing page of each kind are for `npm run test:all`. */
export const pagesToOpen: readonly { path: string; kind: Kind; tag: string[] }[] = everyPage.map(
  (entry) => {
    const isInEveryRun = landingKinds.includes(entry.kind) && onePageOfEachKind.includes(entry);
    return { ...entry, tag: isInEveryRun ? [] : ["@nightly"] };
  },
);

/** The cities that have a document. */
export const citiesWithDocument = content.areas.cities.filter(({ slug }) =>
  content.cities.has(slug),
);

const cityWithoutOwnPath = required(
  content.areas.cities.find(({ slug, path }) => path === genericCityPath(slug)),
);

/** Paths without a page. */
export const unknownPaths: readonly string[] = [
  "/no-such-page",
  "/services/no-such-service",
  "/atlantis/raccoon-removal",
  `/atlantis/${content.areas.neighbourhoods[0]?.slug ?? ""}/raccoon-removal`,
  neighbourhoodPath("atlantis"),
  `/${cityWithoutOwnPath.slug}/wildlife-removal`,
  "/learn/first-post",
  "/heard",
  heardPath("music"),
  "/__proto__",
  "/constructor",
  "/..%2f..%2fetc/passwd",
  "/%E0%A4%A",
  "/%00",
  "/404",
  `/${"a".repeat(2000)}`,
];

/** The text of what the loader has rendered as HTML, with a line for each paragraph. */
export const textOf = (html: string) => DomUtils.textContent(parseDocument(html));

/** Returns a value that must exist. Throws if it does not. */
export function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null)
    throw new Error("There is no such value, which this test needs.");
  return value;
}
