/** The list of every page, read from the same route table and files as the site itself. */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { z } from "zod";
import { unindexedPaths } from "#tools/build/indexed-pages.ts";
import {
  genericCityPath,
  guidePath,
  neighbourhoodPath,
  servicePath,
  staticPages,
  staticRoutes,
  type StaticPage,
} from "#routes.ts";
import { publishedAreas } from "#loader/check-areas.ts";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { readCollection } from "#loader/content-loader.ts";
import { areasSchema } from "#schemas/areas.ts";
import { businessSchema } from "#schemas/business.ts";
import { cityEntrySchema, neighbourhoodEntrySchema } from "#schemas/city-page.ts";
import { costGuideSchema, withPrices } from "#schemas/cost-guide.ts";
import { questionsSchema } from "#schemas/document-text.ts";
import { guideEntrySchema } from "#schemas/guide.ts";
import { homeSchema } from "#schemas/home.ts";
import { pagesSchema } from "#schemas/pages.ts";
import { printoutsSchema } from "#schemas/printouts.ts";
import { quoteFormSchema } from "#schemas/quote-form.ts";
import { reviewsSchema } from "#schemas/review.ts";
import { seasonSchema } from "#schemas/season.ts";
import { serviceEntrySchema } from "#schemas/service.ts";
import { siteSchema } from "#schemas/site.ts";
import { soundsSchema } from "#schemas/sounds.ts";
import { tonightSchema } from "#schemas/tonight.ts";

/** The content of a collection with one file. */
const only = <S extends z.ZodType>(collection: Collection, schema: S): z.output<S> => {
  const [data] = readCollection(collection, schema).values();
  return data ?? assert.fail(`${collection.pattern} is missing.`);
};

const readers = collectionReaders;

/** The content as the build reads it. */
export const content = {
  ...contentOfAreas(),
  business: only(readers.business, businessSchema),
  costGuide: withPrices(only(readers.costGuide, costGuideSchema)),
  home: only(readers.home, homeSchema),
  pages: only(readers.pages, pagesSchema),
  quoteForm: only(readers.quoteForm, quoteFormSchema),
  printouts: only(readers.printouts, printoutsSchema),
  season: only(readers.season, seasonSchema),
  sounds: only(readers.sounds, soundsSchema),
  tonight: only(readers.tonight, tonightSchema),
  site: only(readers.site, siteSchema),
  services: readCollection(readers.services, serviceEntrySchema),
  guides: readCollection(readers.guides, guideEntrySchema),
  faqs: readCollection(readers.faqs, questionsSchema),
  reviews: [...readCollection(readers.reviews, reviewsSchema)]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([, reviews]) => reviews),
};

/** The areas that builds publish, and their documents. */
function contentOfAreas() {
  const areas = only(readers.areas, areasSchema);
  const cities = readCollection(readers.cities, cityEntrySchema);
  const neighbourhoods = readCollection(readers.neighbourhoods, neighbourhoodEntrySchema);
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
export type Kind = StaticPage | "service" | "guide" | "city" | "alias" | "neighbourhood";

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
  ...[...content.guides.keys()].map((slug) => page("guide", guidePath(slug))),
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

/** Every page, for tests that open each: all but one of a kind are for `npm run test:all`. */
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
