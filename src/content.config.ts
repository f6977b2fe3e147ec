/** The register of collections: every rule about their files is in `schemas/`. */
import { createHash } from "node:crypto";
import { defineCollection } from "astro:content";
import { z } from "zod";
import { collectionReaders, type Collection } from "#schemas/collections.ts";
import { contentLoader, type Loaded } from "#schemas/loader.ts";

/** The loader has checked the entry already; the schema only hands its type on. */
const collection = <T>(reader: Collection<T>) =>
  defineCollection({ loader: contentLoader(reader), schema: z.custom<Loaded<T>>() });

/**
 * Of documents whose number grows with the site the store keeps what lists tell of them, and a digest of the
 * rest: Astro puts the whole store into one module, which ten thousand cities would make too large to load.
 */
const heads = <F>(reader: Collection<{ frontMatter: F }>) =>
  collection<{ frontMatter: F; digest: string }>({
    ...reader,
    read: (text, file) => {
      const result = reader.read(text, file);
      if (result.data === undefined) return result;
      const digest = createHash("sha256").update(text).digest("base64url");
      return { ...result, data: { frontMatter: result.data.frontMatter, digest } };
    },
  });

export const collections = {
  areas: collection(collectionReaders.areas),
  business: collection(collectionReaders.business),
  cities: heads(collectionReaders.cities),
  costGuide: collection(collectionReaders.costGuide),
  faqs: collection(collectionReaders.faqs),
  home: collection(collectionReaders.home),
  neighbourhoods: collection(collectionReaders.neighbourhoods),
  pages: collection(collectionReaders.pages),
  quoteForm: collection(collectionReaders.quoteForm),
  reviews: collection(collectionReaders.reviews),
  services: collection(collectionReaders.services),
};
