import { getData } from "#content/queries.ts";

type QuestionFile = "home" | "toronto";

/** A page's questions and answers; `file` is a file of `content/faqs/` without its extension. */
export const getQuestions = async (file: QuestionFile) => (await getData("faqs", file)).questions;

/** The same questions in their groups. */
export const getQuestionGroups = async (file: QuestionFile) => (await getData("faqs", file)).groups;
