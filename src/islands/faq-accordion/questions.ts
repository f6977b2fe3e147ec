/** A question and its answer. */
export interface Question {
  question: string;
  answer: { html: string };
}

/** Questions, and the heading above them if there is one. */
export interface QuestionGroup {
  heading?: string | undefined;
  questions: readonly Question[];
}

/** Reads the questions of the accordion with this id from the served page. */
export function readGroups(id: string): QuestionGroup[] {
  const groups = document.querySelectorAll(`#${id} > *`);
  return Array.from(groups, (group) => ({
    heading: group.querySelector(":scope > h3")?.textContent,
    questions: Array.from(group.querySelectorAll(":scope > div"), (item) => ({
      question: item.querySelector("button")?.textContent ?? "",
      answer: { html: item.querySelector("[data-answer] > *")?.innerHTML ?? "" },
    })),
  }));
}
