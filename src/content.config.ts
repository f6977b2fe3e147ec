/** The register of collections: every rule about their files is in `schemas/`. */
import { createHash } from "node:crypto";
import { defineCollection } from "astro:content";
import { z } from "zod";
import { collectionReaders, type Collection } from "./loader/collections.ts";
import { contentLoader, type Loaded } from "./loader/content-loader.ts";

/** The loader has checked the entry already; the schema only hands its type on. */
const collection = <T>(reader: Collection<T>) =>
  defineCollection({ loader: contentLoader(reader), schema: z.custom<Loaded<T>>() });

/** What lists tell of a document. */
interface Head {
  h1: string;
  meta_description: string;
}

/**
 * Of documents whose number grows with the site a build's store keeps what lists tell of them, and a digest of the
 * rest: Astro puts the whole store into one module, which ten thousand cities would make too large to load. In
 * `astro dev` it keeps each whole, so that a page still stands while its file holds a mistake.
 */
const heads = <T extends { frontMatter: Head }>(reader: Collection<T>) =>
  collection<Head & { digest: string; document: T | undefined }>({
    ...reader,
    read: (text, file) => {
      const result = reader.read(text, file);
      if (result.data === undefined) return { ...result, data: undefined };
      const { h1, meta_description } = result.data.frontMatter;
      const digest = createHash("sha256").update(text).digest("base64url");
      const document = import.meta.env.DEV ? result.data : undefined;
      return { ...result, problems: [], data: { h1, meta_description, digest, document } };
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
