import { withPrices } from "#schemas/cost-guide.ts";
import type { Pages } from "#schemas/pages.ts";
import { getData } from "./entries.ts";
import { soundAnswers } from "./sound-answers.ts";

/** The home page's text. */
export const getHomeText = () => getData("home", "home");

/** The cost guide with formatted prices. */
export const getCostGuide = async () => withPrices(await getData("costGuide", "cost-guide"));

export type { Pages };

/** The text of the pages that exist once. */
export const getPageText = () => getData("pages", "pages");

/** The text that several pages share. */
export const getSiteText = () => getData("site", "site");

/** The text of the quote form. */
export const getQuoteFormText = () => getData("quoteForm", "quote-form");

/** The sound guide: its text, and the answers for each sound. */
export const getSounds = async () => {
  const [sounds, season] = await Promise.all([getData("sounds", "sounds"), getSeason()]);
  return { ...sounds, sounds: soundAnswers(sounds, season) };
};

/** The text of the sheets to print. */
export const getPrintouts = () => getData("printouts", "printouts");

/** The calendar of the animals that live in houses. */
export const getSeason = () => getData("season", "season");

type QuestionFile = "home" | "local-raccoon-solutions";

/** A page's questions and answers; `file` is a file of `content/faqs/` without its extension. */
export const getQuestions = async (file: QuestionFile) => (await getData("faqs", file)).questions;

/** The same questions in their groups. */
export const getQuestionGroups = async (file: QuestionFile) => (await getData("faqs", file)).groups;
