/** Astro's content collections: files of `content/`, each with its schema. */
import { defineCollection } from "astro:content";
import { contentCollections, type Collection } from "#content/collections.ts";
import { contentLoader } from "#content/loader.ts";

type Collections = typeof contentCollections;

/** Every collection, by name. */
export const collections = Object.fromEntries(
  Object.entries<Collection>(contentCollections).map(([name, collection]) => [
    name,
    defineCollection({ loader: contentLoader(collection), schema: collection.dataSchema }),
  ]),
  // The type of Object.fromEntries loses the names of the keys.
) as { [Name in keyof Collections]: { schema: Collections[Name]["dataSchema"] } };
