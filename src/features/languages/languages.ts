import { getCollection } from "astro:content";
import { getSingle } from "#content/queries.ts";
import { helpPath } from "#routes.ts";
import { directionOf } from "#content/facts.ts";
import { isPublished } from "./schema.ts";

/** The English source of all languages. */
export const getEnglish = () => getSingle("languageSource");

/** Returns all languages with a page. */
export const getLanguages = async () =>
  (await getCollection("languages"))
    .filter(({ data }) => isPublished(data))
    .map(({ id: code, data }) => ({
      ...data,
      code,
      path: helpPath(code),
      dir: directionOf(code),
    }));

/** A language with its page. */
export type Language = Awaited<ReturnType<typeof getLanguages>>[number];
