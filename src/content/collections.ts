/** The collections of the content: which files belong to each, and how they are read. */
import { basename, extname, matchesGlob } from "node:path";
import { z } from "zod";
import { guidePath, helpPath, jobPath, servicePath, type Path } from "#routes.ts";
import { areasSchema } from "#features/areas/schema.ts";
import { businessSchema } from "./business-schema.ts";
import { cityPageSchema, neighbourhoodPageSchema } from "#features/areas/area-page-schema.ts";
import { costGuideSchema } from "#features/cost-guide/schema.ts";
import { slugPattern, titleOf } from "./fields.ts";
import { guideSchema } from "#features/guides/schema.ts";
import { localFacts, type Facts } from "./facts.ts";
import { homeSchema } from "#features/home/schema.ts";
import { jobSchema } from "#features/jobs/schema.ts";
import { languageSchema } from "#features/languages/schema.ts";
import { movedSchema } from "./moved-schema.ts";
import { pagesSchema } from "./pages-schema.ts";
import { printoutsSchema } from "#features/printouts/schema.ts";
import { quoteFormSchema } from "#features/quote-form/schema.ts";
import { reviewsSchema } from "#features/reviews/schema.ts";
import { seasonSchema } from "#features/season/schema.ts";
import { serviceSchema } from "#features/services/schema.ts";
import { soundsSchema } from "#features/sound-guide/schema.ts";
import { emergencySchema } from "#features/emergency/schema.ts";
import { siteTextSchema } from "./site-text-schema.ts";
import { sharedAreaTextSchema } from "#features/areas/shared-text-schema.ts";
import {
  readCityText,
  readFreeText,
  readGuideText,
  readJobText,
  readQuestions,
  type ReadText,
} from "./markdown-sections.ts";

/** The way in which the files of one collection are found and read. */
export interface Collection {
  /** Glob in the content folder; an entry's id is its file name without the extension. */
  pattern: string;
  /** Globs of files of which one must exist, since pages show them. */
  required?: readonly string[];
  /** The required form of file names without the extension, and the rule in words. */
  name?: { pattern: RegExp; rule: string };
  /** The schema of the YAML or front matter; absent if the files have neither. */
  schema?: z.ZodType;
  /** The schema of the data that pages get: the fields, and what `readText` returns. */
  dataSchema: z.ZodType;
  /** Reads the text of Markdown documents. */
  readText?: ReadText;
  /** Writes the facts in the language of an entry. */
  localFacts?: (facts: Facts, id: string) => Facts;
  /** The path of a document's page. Those of areas are in areas.yaml. */
  page?: (slug: string) => Path;
}

/** The id of a document: its file name without the extension. */
export const idOf = (path: string) => basename(path, extname(path));

const file = <S extends z.ZodType>(pattern: string, schema: S) => ({
  pattern,
  required: [pattern],
  schema: schema.meta({ title: titleOf(idOf(pattern)) }),
  dataSchema: schema,
});

const documents = <Fields extends z.ZodObject, Text extends object>(
  folder: string,
  title: string,
  schema: Fields,
  readText: ReadText<Text>,
) => ({
  pattern: `${folder}/*.md`,
  name: {
    pattern: slugPattern,
    rule: "must be lower-case words joined by hyphens, such as richmond-hill.md",
  },
  schema: schema.meta({ title }),
  dataSchema: schema.and(z.custom<Text>()),
  readText,
});

/**
 * All collections, in the CMS's order. Everything that reads, checks or edits content uses them: a
 * new one needs its line here and a query in its feature, with YAML a line in
 * `.vscode/settings.json`, and what `src/README.md` lists for one with pages.
 */
export const contentCollections = {
  business: file("business.yaml", businessSchema),
  home: file("home.yaml", homeSchema),
  pages: file("pages.yaml", pagesSchema),
  costGuide: file("cost-guide.yaml", costGuideSchema),
  quoteForm: file("quote-form.yaml", quoteFormSchema),
  sounds: file("sounds.yaml", soundsSchema),
  season: file("season.yaml", seasonSchema),
  emergency: file("emergency.yaml", emergencySchema),
  printouts: file("printouts.yaml", printoutsSchema),
  areas: file("areas.yaml", areasSchema),
  sharedAreaText: file("shared-area-text.yaml", sharedAreaTextSchema),
  site: file("site.yaml", siteTextSchema),
  moved: file("moved.yaml", movedSchema),
  cities: documents("cities", "City", cityPageSchema, readCityText),
  neighbourhoods: documents(
    "neighbourhoods",
    "Neighbourhood",
    neighbourhoodPageSchema,
    readFreeText,
  ),
  services: {
    ...documents("services", "Service", serviceSchema, readFreeText),
    required: ["services/*.md"],
    page: servicePath,
  },
  guides: { ...documents("guides", "Guide", guideSchema, readGuideText), page: guidePath },
  jobs: { ...documents("jobs", "Job", jobSchema, readJobText), page: jobPath },
  languageSource: file("languages/en.yaml", languageSchema),
  languages: {
    pattern: "languages/!(en).yaml",
    name: {
      pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/,
      rule: "must be the code of a language, such as ta.yaml or zh-Hant.yaml",
    },
    schema: languageSchema.meta({ title: "Language" }),
    dataSchema: languageSchema,
    localFacts,
    page: helpPath,
  },
  reviews: {
    pattern: "reviews/*.yaml",
    required: ["reviews/*.yaml"],
    name: { pattern: /^20\d\d$/, rule: "must be a year, such as 2025.yaml" },
    schema: reviewsSchema.meta({ title: "Reviews" }),
    dataSchema: reviewsSchema,
  },
  faqs: {
    pattern: "faqs/{home,toronto}.md",
    required: ["faqs/home.md", "faqs/toronto.md"],
    dataSchema: z.custom<ReturnType<typeof readQuestions>>(),
    readText: readQuestions,
  },
} satisfies Record<string, Collection>;

/** The documents among these files, other than areas', each with the path of its page. */
export const documentPages = (paths: readonly string[]) =>
  Object.values<Collection>(contentCollections).flatMap(({ pattern, page }) =>
    paths
      .filter((path) => matchesGlob(path, pattern))
      // The check reports a name in capitals; links to its page are not reported too.
      .flatMap((document) => {
        const name = idOf(document);
        const slug = document.endsWith(".md") ? name.toLowerCase() : name;
        return page ? [{ slug, page: page(slug), document }] : [];
      }),
  );
