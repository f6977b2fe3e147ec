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

/** Returns the words and the target of the buttons around the page of a language, for its readers. */
export const translatedButtonsOf = ({ code, labels, message }: Language) => ({
  lang: code,
  call: labels.call,
  close: labels.close,
  quote: message.heading,
  quoteHref: "#message",
});

/** Describes the buttons around a page in another language, in that language. */
export type TranslatedButtons = ReturnType<typeof translatedButtonsOf>;
