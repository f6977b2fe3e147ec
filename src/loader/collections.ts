/** The collections of the content: which files belong to each, and how they are read. */
import type { z } from "zod";
import { areasSchema } from "#schemas/areas.ts";
import { businessSchema } from "#schemas/business.ts";
import { cityPageSchema, neighbourhoodPageSchema } from "#schemas/city-page.ts";
import { costGuideSchema } from "#schemas/cost-guide.ts";
import { slugPattern } from "#schemas/fields.ts";
import { guideSchema } from "#schemas/guide.ts";
import { homeSchema } from "#schemas/home.ts";
import { pagesSchema } from "#schemas/pages.ts";
import { printoutsSchema } from "#schemas/printouts.ts";
import { quoteFormSchema } from "#schemas/quote-form.ts";
import { reviewsSchema } from "#schemas/review.ts";
import { seasonSchema } from "#schemas/season.ts";
import { serviceSchema } from "#schemas/service.ts";
import { soundsSchema } from "#schemas/sounds.ts";
import { tonightSchema } from "#schemas/tonight.ts";
import { siteSchema } from "#schemas/site.ts";
import {
  readCityText,
  readFreeText,
  readGuideText,
  readQuestions,
  type ReadText,
} from "./markdown-sections.ts";

/** How the files of one collection are found and read. */
export interface Collection {
  /** Glob in the content folder; an entry's id is its file name without the extension. */
  pattern: string;
  /** Files that must exist. */
  required?: readonly string[];
  /** The required form of file names without the extension, and the rule in words. */
  name?: { pattern: RegExp; rule: string };
  /** The schema of the YAML or front matter; absent if the files have neither. */
  schema?: z.ZodType;
  /** Reads the text of Markdown documents. */
  readText?: ReadText;
}

/** A file of its own. */
const file = <S extends z.ZodType>(pattern: string, schema: S) => ({
  pattern,
  required: [pattern],
  schema,
});

const slugName = {
  pattern: slugPattern,
  rule: "must be lower-case words joined by hyphens, such as richmond-hill.md",
};

/** All collections, in the CMS's order. Everything that reads or edits content uses them. */
export const collectionReaders = {
  business: file("business.yaml", businessSchema),
  home: file("home.yaml", homeSchema),
  pages: file("pages.yaml", pagesSchema),
  costGuide: file("cost-guide.yaml", costGuideSchema),
  quoteForm: file("quote-form.yaml", quoteFormSchema),
  sounds: file("sounds.yaml", soundsSchema),
  season: file("season.yaml", seasonSchema),
  tonight: file("tonight.yaml", tonightSchema),
  printouts: file("printouts.yaml", printoutsSchema),
  areas: file("areas.yaml", areasSchema),
  site: file("site.yaml", siteSchema),
  reviews: {
    pattern: "reviews/*.yaml",
    name: { pattern: /^20\d\d$/, rule: "must be a year, such as 2025.yaml" },
    schema: reviewsSchema,
  },
  cities: {
    pattern: "cities/*.md",
    name: slugName,
    schema: cityPageSchema,
    readText: readCityText,
  },
  neighbourhoods: {
    pattern: "neighbourhoods/*.md",
    name: slugName,
    schema: neighbourhoodPageSchema,
    readText: readFreeText,
  },
  services: {
    pattern: "services/*.md",
    name: slugName,
    schema: serviceSchema,
    readText: readFreeText,
  },
  guides: {
    pattern: "guides/*.md",
    name: slugName,
    schema: guideSchema,
    readText: readGuideText,
  },
  faqs: {
    pattern: "faqs/{home,local-raccoon-solutions}.md",
    required: ["faqs/home.md", "faqs/local-raccoon-solutions.md"],
    readText: readQuestions,
  },
} satisfies Record<string, Collection>;
