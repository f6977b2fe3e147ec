/** Astro's content collections. The rules for their files are in `schemas/`. */
import { defineCollection } from "astro:content";
import { z } from "zod";
import { collectionReaders, type Collection } from "./loader/collections.ts";
import { contentLoader, type Loaded } from "./loader/content-loader.ts";

/** The loader has already checked the entries, so the schema only passes on their type. */
const collection = <T>(reader: Collection<T>) =>
  defineCollection({ loader: contentLoader(reader), schema: z.custom<Loaded<T>>() });

type Readers = typeof collectionReaders;
type ValueOf<R> = R extends Collection<infer T> ? T : never;

/** Every collection, by name. */
export const collections = Object.fromEntries(
  Object.entries<Collection<unknown>>(collectionReaders).map(([name, reader]) => [
    name,
    collection(reader),
  ]),
  // The type of Object.fromEntries loses the names of the keys.
) as { [Name in keyof Readers]: ReturnType<typeof collection<ValueOf<Readers[Name]>>> };
