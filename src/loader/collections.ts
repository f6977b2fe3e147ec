/** The collections of the content: which files belong to each, and how they are read. */
import type { z } from "zod";
import { areasSchema } from "#schemas/areas.ts";
import { businessSchema } from "#schemas/business.ts";
import {
  cityPageSchema,
  citySections,
  neighbourhoodPageSchema,
  questionsPerCity,
} from "#schemas/city-page.ts";
import { costGuideSchema } from "#schemas/cost-guide.ts";
import { slugPattern } from "#schemas/fields.ts";
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
import { isDraftDocument, readListWithDrafts, readWithDrafts } from "./drafts.ts";
import type { ReadResult } from "./parsed-file.ts";
import { readFree, readQuestions, readSectioned } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";

/** How the files of one collection are found and read. */
export interface Collection<T> {
  /** Glob of the files, relative to the content folder; an entry's id is its file name without the extension. */
  pattern: string;
  /** Files that must exist. */
  required?: readonly string[];
  /** The required form of file names without the extension, and the rule in words. */
  name?: { pattern: RegExp; rule: string };
  /** The schema of the YAML or front matter; absent if the files have neither. */
  schema?: z.ZodType;
  read: (text: string, file: string) => ReadResult<T>;
}

/** A collection of YAML files, each validated by one schema. */
const yaml = <S extends z.ZodType>(pattern: string, schema: S) => ({
  pattern,
  required: [pattern],
  schema,
  read: (text: string, file: string) => readYaml(text.replace(/^\uFEFF/, ""), schema, file),
});

const slugName = {
  pattern: slugPattern,
  rule: "must be lower-case words joined by hyphens, such as richmond-hill.md",
};

const areas = yaml("areas.yaml", areasSchema);
const reviews = yaml("reviews/*.yaml", reviewsSchema);

/** Makes a reader of documents that leaves drafts out of builds. */
const documents = <T extends { frontMatter: { draft?: boolean | undefined } }>(
  read: (text: string, file: string) => ReadResult<T>,
) => readWithDrafts(read, (document) => (document.frontMatter.draft ? undefined : document));

/** Whether builds have a page for an area: planned areas have a placeholder page, even if their document is a draft. */
const hasPage =
  (list: "cities" | "neighbourhoods") =>
  ({ slug, status }: { slug: string; status?: string | undefined }) =>
    status !== undefined || !isDraftDocument(list, `${slug}.md`);

/** All collections by name, in the order of the CMS. Everything that reads or edits content uses this table. */
export const collectionReaders = {
  business: yaml("business.yaml", businessSchema),
  home: yaml("home.yaml", homeSchema),
  pages: yaml("pages.yaml", pagesSchema),
  costGuide: yaml("cost-guide.yaml", costGuideSchema),
  quoteForm: yaml("quote-form.yaml", quoteFormSchema),
  sounds: yaml("sounds.yaml", soundsSchema),
  season: yaml("season.yaml", seasonSchema),
  tonight: yaml("tonight.yaml", tonightSchema),
  printouts: yaml("printouts.yaml", printoutsSchema),
  areas: {
    ...areas,
    read: readWithDrafts(areas.read, ({ cities, neighbourhoods }) => ({
      cities: cities.filter(hasPage("cities")),
      neighbourhoods: neighbourhoods.filter(hasPage("neighbourhoods")),
    })),
  },
  site: yaml("site.yaml", siteSchema),
  reviews: {
    ...reviews,
    read: readListWithDrafts(reviews.read, (list) => list.filter(({ draft }) => !draft)),
    required: [],
    name: { pattern: /^20\d\d$/, rule: "must be a year, such as 2025.yaml" },
  },
  cities: {
    pattern: "cities/*.md",
    name: slugName,
    schema: cityPageSchema,
    read: documents((text, file) =>
      readSectioned(text, file, {
        schema: cityPageSchema,
        sections: citySections,
        questions: questionsPerCity,
      }),
    ),
  },
  neighbourhoods: {
    pattern: "neighbourhoods/*.md",
    name: slugName,
    schema: neighbourhoodPageSchema,
    read: documents((text, file) => readFree(text, file, neighbourhoodPageSchema)),
  },
  services: {
    pattern: "services/*.md",
    name: slugName,
    schema: serviceSchema,
    read: documents((text, file) => readFree(text, file, serviceSchema)),
  },
  faqs: {
    pattern: "faqs/{home,local-raccoon-solutions}.md",
    required: ["faqs/home.md", "faqs/local-raccoon-solutions.md"],
    read: readQuestions,
  },
};
