/** What the other queries share: an entry that must be there. */
import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "#schemas/problems.ts";

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
