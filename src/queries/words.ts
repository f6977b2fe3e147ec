import { withPrices } from "#schemas/cost-guide.ts";
import type { Pages } from "#schemas/pages.ts";
import { getEntryValue } from "./entries.ts";
import { soundAnswers } from "./sound-answers.ts";

/** The home page's words. */
export const getHomeWords = () => getEntryValue("home");

/** The cost guide with formatted prices. */
export const getCostGuide = async () => withPrices(await getEntryValue("costGuide"));

export type { Pages };

/** The words of the pages that exist once. */
export const getPageWords = () => getEntryValue("pages");

/** The words that several pages share. */
export const getSiteWords = () => getEntryValue("site");

/** The quote form's words. */
export const getQuoteFormWords = () => getEntryValue("quoteForm");

/** The sound guide: its words, and the answers for each sound. */
export const getSounds = async () => {
  const [sounds, season] = await Promise.all([getEntryValue("sounds"), getSeason()]);
  return { ...sounds, sounds: soundAnswers(sounds, season) };
};

/** The words of the sheets to print. */
export const getPrintouts = () => getEntryValue("printouts");

/** The calendar of the animals that live in houses. */
export const getSeason = () => getEntryValue("season");

type QuestionFile = "home" | "local-raccoon-solutions";

/** A page's questions and answers; `file` is a file of `content/faqs/` without its extension. */
export const getQuestions = async (file: QuestionFile) =>
  (await getEntryValue("faqs", file)).questions;

/** The same questions in their groups. */
export const getQuestionGroups = async (file: QuestionFile) =>
  (await getEntryValue("faqs", file)).groups;
