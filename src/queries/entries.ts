/** What the other queries share: an entry that must be there. */
import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "#loader/problems.ts";

/**
 * Computes a value once a build, for what every page asks and what takes all pages to answer. In `astro dev`,
 * where content changes between two visits, it is computed each time.
 */
export function onceABuild<T>(compute: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (kept ??= compute()) : compute());
}

/** The value of a collection's entry of that name, or of its only one; stops the build when it is missing. */
export async function valueOf<C extends CollectionKey>(
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
