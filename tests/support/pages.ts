/** The list of every page, read from the same route table and files as the site itself. */
import { DomUtils, parseDocument } from "htmlparser2";
import { unindexedPaths } from "#tools/build/indexed-pages.ts";
import {
  genericCityPath,
  neighbourhoodPath,
  servicePath,
  staticPages,
  staticRoutes,
  type StaticPage,
} from "#routes.ts";
import { collectionReaders } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { withPrices } from "#schemas/cost-guide.ts";

/** The content as the build reads it. */
export const content = {
  areas: onlyValue(readCollection(collectionReaders.areas)),
  business: onlyValue(readCollection(collectionReaders.business)),
  costGuide: withPrices(onlyValue(readCollection(collectionReaders.costGuide))),
  home: onlyValue(readCollection(collectionReaders.home)),
  pages: onlyValue(readCollection(collectionReaders.pages)),
  quoteForm: onlyValue(readCollection(collectionReaders.quoteForm)),
  printouts: onlyValue(readCollection(collectionReaders.printouts)),
  season: onlyValue(readCollection(collectionReaders.season)),
  sounds: onlyValue(readCollection(collectionReaders.sounds)),
  tonight: onlyValue(readCollection(collectionReaders.tonight)),
  site: onlyValue(readCollection(collectionReaders.site)),
  cities: readCollection(collectionReaders.cities).entries,
  neighbourhoods: readCollection(collectionReaders.neighbourhoods).entries,
  services: readCollection(collectionReaders.services).entries,
  faqs: readCollection(collectionReaders.faqs).entries,
  reviews: [...readCollection(collectionReaders.reviews).entries]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([, { value }]) => value),
};

/** The kind of a page. Slow tests open only one page of each kind. */
export type Kind = StaticPage | "service" | "city" | "alias" | "neighbourhood";

/** A page of the site. */
export interface Page {
  path: string;
  kind: Kind;
  /** The path of its canonical link. */
  canonical: string;
  /** Whether search engines may index it. */
  indexed: boolean;
}

const unindexed = unindexedPaths();
const page = (kind: Kind, path: string, canonical = path): Page => ({
  path,
  kind,
  canonical,
  indexed: !unindexed.has(path),
});

/** Every page with status 200. */
export const everyPage: readonly Page[] = [
  ...staticPages.map((key) => page(key, staticRoutes[key])),
  ...[...content.services.keys()].map((slug) => page("service", servicePath(slug))),
  ...content.areas.cities.flatMap(({ slug, path }) => [
    page("city", path),
    ...(path === genericCityPath(slug) ? [] : [page("alias", genericCityPath(slug), path)]),
  ]),
  ...content.areas.neighbourhoods.map(({ slug }) => page("neighbourhood", neighbourhoodPath(slug))),
];

/** The first page of each kind, for tests that do not need every page. */
export const onePageOfEachKind: readonly Page[] = everyPage.filter(
  ({ kind }, index) => everyPage.findIndex((other) => other.kind === kind) === index,
);

/** Every page for tests that open each in a browser. All but one of each kind are tagged for `npm run test:all`. */
export const pagesToOpen: readonly { path: string; kind: Kind; tag: string[] }[] = everyPage.map(
  (entry) => ({ ...entry, tag: onePageOfEachKind.includes(entry) ? [] : ["@all"] }),
);

/** A city with the generic path. */
export const generalCity = required(
  content.areas.cities.find(({ slug, path }) => path === genericCityPath(slug)),
);

/** The cities that have a document. */
export const citiesWithDocument = content.areas.cities.filter(({ slug }) =>
  content.cities.has(slug),
);

/** Paths without a page. */
export const unknownPaths: readonly string[] = [
  "/no-such-page",
  "/services/no-such-service",
  "/atlantis/raccoon-removal",
  `/atlantis/${content.areas.neighbourhoods[0]?.slug ?? ""}/raccoon-removal`,
  neighbourhoodPath("atlantis"),
  `/${generalCity.slug}/wildlife-removal`,
  "/learn/first-post",
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

/** Returns a value that must exist. Throws if it is undefined. */
export function required<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error("The content does not have a value that this test needs.");
  return value;
}

function onlyValue<T>({ entries }: { entries: Map<string, { value: T }> }): T {
  const [entry] = entries.values();
  if (!entry) throw new Error("The content cannot be read; run the build to see why.");
  return entry.value;
}
