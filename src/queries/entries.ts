/** Helpers for the other queries. */
import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "#loader/problems.ts";

/**
 * Computes a value once per build, for values that every page needs. In `astro dev`, where content changes between visits,
 * it is computed each time.
 */
export function oncePerBuild<T>(compute: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (value ??= compute()) : compute());
}

/** The value of a collection's entry with this id, or of its only entry. Throws a `ContentError` when it is missing. */
export async function getEntryValue<C extends CollectionKey>(
  collection: C,
  id?: string,
): Promise<CollectionEntry<C>["data"]["value"]> {
  const entries = await getCollection(collection);
  const entry = id === undefined ? entries[0] : entries.find((other) => other.id === id);
  if (!entry) {
    const file = ["content", collection, id].filter(Boolean).join("/");
    throw new ContentError([{ file, field: "", message: "is missing." }]);
  }
  return entry.data.value;
}
