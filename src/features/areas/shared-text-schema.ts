import { group, line, list, markdown } from "#content/fields.ts";

/** The keys of the steps, in the order of the work. */
export const stepKeys = ["babies", "door", "close"] as const;

/** The number of questions on the page of a city. */
export const questionsPerCity = 4;

/** The number of questions that all cities share; a city must have the others of its own. */
const sharedQuestions = 2;
export const leastOwnQuestions = questionsPerCity - sharedQuestions;

/** The texts that are the same on the pages of all areas, `content/shared-area-text.yaml`. */
export const sharedAreaTextSchema = group("Texts on the page of every city and neighbourhood.", {
  babies: markdown("The first step of the work: the babies."),
  door: markdown("The second step: the one-way door."),
  close: markdown("The third step: closing the hole."),
  quote: markdown("On cities: the price of an attic, and what the quote contains."),
  questions: list(
    "Question",
    `Exactly ${sharedQuestions} questions, which follow a city's own until there are ${questionsPerCity}.`,
    group("A question that people ask in every city.", {
      question: line("The question."),
      answer: markdown("The answer; its first sentence answers the question."),
    }),
  ).length(sharedQuestions),
});
