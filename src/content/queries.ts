/** Queries of the content for pages: data of a collection, and what many pages share. */
import { getCollection, type CollectionEntry, type CollectionKey } from "astro:content";
import type { Path } from "#routes.ts";
import { fillIn } from "./fill-in.ts";
import type { Pages } from "./pages-schema.ts";

/**
 * Computes a value once per build; in `astro dev`, where content changes, each time. It is for what
 * every page, or that of every area, asks for, if it renders Markdown or goes through all areas. All
 * other queries take less than half a millisecond.
 */
export function oncePerBuild<T>(compute: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (value ??= compute()) : compute());
}

/** The data of a collection with one document, such as `home`. Throws when the document is missing. */
export async function getSingle<C extends CollectionKey>(
  collection: C,
): Promise<CollectionEntry<C>["data"]> {
  const [entry] = await getCollection(collection);
  if (entry) return entry.data;
  throw new Error(`The content of ${collection} is missing.`);
}

/** Adds each document's slug and path, and sorts the documents by their `order`. */
export const pagesOf = <Data extends { order: number }>(
  entries: readonly { id: string; data: Data }[],
  path: (slug: string) => Path,
) =>
  entries
    .map(({ id, data }) => ({ ...data, slug: id, path: path(id) }))
    .toSorted((a, b) => a.order - b.order);

/** The company's facts. */
export const getBusiness = () => getSingle("business");

/** The text of the pages that exist once; that of the reviews page says what its reviews are. */
export async function getPageText(): Promise<Pages> {
  const pages = await getSingle("pages");
  const reviews = await getCollection("reviews");
  const ids = reviews.map(({ id }) => id).toSorted();
  const years = [...new Set([ids.at(0), ids.at(-1)])].join("–");
  const facts = { years };
  const hasSamples = reviews.some(({ data }) => data.some(({ sample }) => sample));
  const { meta_description, lead, policy, sample_note } = pages.reviews;
  return {
    ...pages,
    reviews: {
      ...pages.reviews,
      meta_description: fillIn(meta_description, facts),
      lead: fillIn(lead, facts),
      policy: `${fillIn(policy, facts)}${hasSamples ? ` ${sample_note}` : ""}`,
    },
  };
}

/** The text that several pages share. */
export const getSiteText = () => getSingle("site");
