import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Mistakes in questions and answers. */
export const questionMistakes = ({
  sample,
  replaceLines,
  appendText,
  lineOfHeading,
  endOfQuestion,
  linesOfQuestions,
  filesOf,
  cities,
  linesOf,
}: ContentEdits): Kinds => ({
  "three questions": () =>
    sample(5, cities).map((path) => {
      const line = linesOfQuestions(path)[sample(1, [0, 1, 2, 3])[0] ?? 0] ?? 1;
      return replaceLines(path, line, endOfQuestion(path, line) - line, [], {
        line: lineOfHeading(path, "FAQs"),
        field: "FAQs",
      });
    }),
  "five questions": () =>
    sample(3, cities).map((path) => {
      const line = linesOfQuestions(path)[0] ?? 1;
      return replaceLines(path, line, 0, ["### Do they bite?", "", "They may.", ""], {
        line: lineOfHeading(path, "FAQs"),
        field: "FAQs",
      });
    }),
  "a question without an answer": () =>
    sample(6, [...cities, ...filesOf("faqs")]).map((path) => {
      const line = linesOfQuestions(path)[2] ?? 1;
      return replaceLines(path, line + 1, endOfQuestion(path, line) - line - 1, [""], {
        line,
        field: (linesOf(path)[line - 1] ?? "").slice(4),
      });
    }),
  "a question twice": () =>
    sample(4, [...cities, ...filesOf("faqs")]).map((path) => {
      const [line = 1, next = 1] = linesOfQuestions(path);
      return replaceLines(path, next, 1, [linesOf(path)[line - 1] ?? ""], {
        line: next,
        field: (linesOf(path)[line - 1] ?? "").slice(4),
      });
    }),
  "a question of another depth": () =>
    sample(2, [...cities, ...filesOf("faqs")]).map((path) => {
      const line = linesOfQuestions(path)[1] ?? 1;
      const row = linesOf(path)[line - 1] ?? "";
      return replaceLines(path, line, 1, [`#${row}`], { field: row.slice(4) });
    }),
  "text before the first question": () =>
    sample(4, [...cities, ...filesOf("faqs")]).map((path) => {
      const line = linesOfQuestions(path)[0] ?? 1;
      return replaceLines(path, line, 0, ["People ask us:", ""], {
        field: path.startsWith("faqs") ? "questions" : "FAQs",
      });
    }),
  "a question above the first group": () => [
    replaceLines("faqs/home.md", 1, 0, ["### Do they bite?", "", "They may.", ""], {
      line: 1,
      field: "questions",
    }),
  ],
  "a group's heading without a question right below it": () => [
    appendText("faqs/home.md", "## Winter\n\nThey rest.", "questions"),
  ],
  "a question without words": () =>
    sample(3, filesOf("faqs")).map((path) => appendText(path, "###\n\nThey may.", "question")),
});
