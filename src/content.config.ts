/** The register of collections: every rule about their files is in `schemas/`. */
import { defineCollection } from "astro:content";
import { z } from "zod";
import { collectionReaders, type Collection } from "./loader/collections.ts";
import { contentLoader, type Loaded } from "./loader/content-loader.ts";

/** The loader has checked the entry already; the schema only hands its type on. */
const collection = <T>(reader: Collection<T>) =>
  defineCollection({ loader: contentLoader(reader), schema: z.custom<Loaded<T>>() });

export const collections = {
  areas: collection(collectionReaders.areas),
  business: collection(collectionReaders.business),
  cities: collection(collectionReaders.cities),
  costGuide: collection(collectionReaders.costGuide),
  faqs: collection(collectionReaders.faqs),
  home: collection(collectionReaders.home),
  neighbourhoods: collection(collectionReaders.neighbourhoods),
  pages: collection(collectionReaders.pages),
  printouts: collection(collectionReaders.printouts),
  quoteForm: collection(collectionReaders.quoteForm),
  reviews: collection(collectionReaders.reviews),
  season: collection(collectionReaders.season),
  services: collection(collectionReaders.services),
  sounds: collection(collectionReaders.sounds),
  tonight: collection(collectionReaders.tonight),
  site: collection(collectionReaders.site),
};
