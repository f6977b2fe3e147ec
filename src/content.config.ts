/** The register of collections: every rule about their files is in `schemas/`. */
import { defineCollection } from "astro:content";
import { z } from "zod";
import { collectionReaders, type Collection } from "./loader/collections.ts";
import { contentLoader, type Loaded } from "./loader/content-loader.ts";

/** The loader has checked the entry already; the schema only hands its type on. */
const collection = <T>(reader: Collection<T>) =>
  defineCollection({ loader: contentLoader(reader), schema: z.custom<Loaded<T>>() });

type Readers = typeof collectionReaders;
type ValueOf<R> = R extends Collection<infer T> ? T : never;

export const collections = Object.fromEntries(
  Object.entries<Collection<unknown>>(collectionReaders).map(([name, reader]) => [
    name,
    collection(reader),
  ]),
  // Object.fromEntries forgets the names of the keys.
) as { [Name in keyof Readers]: ReturnType<typeof collection<ValueOf<Readers[Name]>>> };
