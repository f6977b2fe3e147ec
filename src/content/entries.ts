import { type CollectionEntry, type CollectionKey, getEntry } from "astro:content";
import type { Path } from "#routes.ts";

/**
 * Computes a value once per build; in `astro dev`, where content changes, each time. It is for what
 * every page, or that of every area, asks for, if it renders Markdown or goes through all areas. All
 * other queries take less than half a millisecond.
 */
export function oncePerBuild<T>(compute: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (value ??= compute()) : compute());
}

/** The data of an entry. Throws when it is missing. */
export async function getData<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>["data"]> {
  const entry = await getEntry(collection, id);
  if (entry) return entry.data;
  throw new Error(`The content of ${id} is missing.`);
}

/** Adds each document's slug and path, and sorts the documents by their `order`. */
export const pagesOf = <Data extends { order: number }>(
  entries: readonly { id: string; data: Data }[],
  path: (slug: string) => Path,
) =>
  entries
    .map(({ id, data }) => ({ ...data, slug: id, path: path(id) }))
    .toSorted((a, b) => a.order - b.order);
