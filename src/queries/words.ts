import { withPrices } from "#schemas/cost-guide.ts";
import type { Pages } from "#schemas/pages.ts";
import { getData } from "./entries.ts";
import { soundAnswers } from "./sound-answers.ts";

/** The home page's words. */
export const getHomeWords = () => getData("home", "home");

/** The cost guide with formatted prices. */
export const getCostGuide = async () => withPrices(await getData("costGuide", "cost-guide"));

export type { Pages };

/** The words of the pages that exist once. */
export const getPageWords = () => getData("pages", "pages");

/** The words that several pages share. */
export const getSiteWords = () => getData("site", "site");

/** The quote form's words. */
export const getQuoteFormWords = () => getData("quoteForm", "quote-form");

/** The sound guide: its words, and the answers for each sound. */
export const getSounds = async () => {
  const [sounds, season] = await Promise.all([getData("sounds", "sounds"), getSeason()]);
  return { ...sounds, sounds: soundAnswers(sounds, season) };
};

/** The words of the sheets to print. */
export const getPrintouts = () => getData("printouts", "printouts");

/** The calendar of the animals that live in houses. */
export const getSeason = () => getData("season", "season");

type QuestionFile = "home" | "local-raccoon-solutions";

/** A page's questions and answers; `file` is a file of `content/faqs/` without its extension. */
export const getQuestions = async (file: QuestionFile) => (await getData("faqs", file)).questions;

/** The same questions in their groups. */
export const getQuestionGroups = async (file: QuestionFile) => (await getData("faqs", file)).groups;
