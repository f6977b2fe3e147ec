/** A question and its answer, as they stand in the page. */
export interface Question {
  question: string;
  answerHtml: string;
}

/** Reads the questions of the accordion with this id from the page, where the server has written them. */
export function readQuestions(id: string): Question[] {
  const items = document.querySelectorAll(`#${id} > *`);
  return Array.from(items, (item) => ({
    question: item.querySelector("button")?.textContent ?? "",
    answerHtml: item.querySelector("[data-answer] > *")?.innerHTML ?? "",
  }));
}
