/** Astro's content collections: files of `content/`, each with its schema. */
import { defineCollection } from "astro:content";
import { contentLoader } from "#loader/content-loader.ts";
import { areasSchema } from "#schemas/areas.ts";
import { businessSchema } from "#schemas/business.ts";
import { cityEntrySchema, neighbourhoodEntrySchema } from "#schemas/city-page.ts";
import { costGuideSchema } from "#schemas/cost-guide.ts";
import { questionsSchema } from "#schemas/document-text.ts";
import { guideEntrySchema } from "#schemas/guide.ts";
import { homeSchema } from "#schemas/home.ts";
import { pagesSchema } from "#schemas/pages.ts";
import { printoutsSchema } from "#schemas/printouts.ts";
import { quoteFormSchema } from "#schemas/quote-form.ts";
import { reviewsSchema } from "#schemas/review.ts";
import { seasonSchema } from "#schemas/season.ts";
import { serviceEntrySchema } from "#schemas/service.ts";
import { siteSchema } from "#schemas/site.ts";
import { soundsSchema } from "#schemas/sounds.ts";
import { tonightSchema } from "#schemas/tonight.ts";

/** Every collection, by name. */
export const collections = {
  business: defineCollection({ loader: contentLoader("business"), schema: businessSchema }),
  home: defineCollection({ loader: contentLoader("home"), schema: homeSchema }),
  pages: defineCollection({ loader: contentLoader("pages"), schema: pagesSchema }),
  costGuide: defineCollection({ loader: contentLoader("costGuide"), schema: costGuideSchema }),
  quoteForm: defineCollection({ loader: contentLoader("quoteForm"), schema: quoteFormSchema }),
  sounds: defineCollection({ loader: contentLoader("sounds"), schema: soundsSchema }),
  season: defineCollection({ loader: contentLoader("season"), schema: seasonSchema }),
  tonight: defineCollection({ loader: contentLoader("tonight"), schema: tonightSchema }),
  printouts: defineCollection({ loader: contentLoader("printouts"), schema: printoutsSchema }),
  areas: defineCollection({ loader: contentLoader("areas"), schema: areasSchema }),
  site: defineCollection({ loader: contentLoader("site"), schema: siteSchema }),
  reviews: defineCollection({ loader: contentLoader("reviews"), schema: reviewsSchema }),
  cities: defineCollection({ loader: contentLoader("cities"), schema: cityEntrySchema }),
  neighbourhoods: defineCollection({
    loader: contentLoader("neighbourhoods"),
    schema: neighbourhoodEntrySchema,
  }),
  services: defineCollection({ loader: contentLoader("services"), schema: serviceEntrySchema }),
  guides: defineCollection({ loader: contentLoader("guides"), schema: guideEntrySchema }),
  faqs: defineCollection({ loader: contentLoader("faqs"), schema: questionsSchema }),
};
