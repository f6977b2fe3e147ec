import { splitByHeadings } from "#loader/markdown-sections.ts";
import { parseMarkdown } from "#loader/markdown-tree.ts";
import { staticRoutes } from "#routes.ts";
import { text as textField } from "#schemas/fields.ts";
import { countReminders } from "./count-sentences.ts";
import { choiceFlag, flag, AdditionError, type Kind } from "./kind.ts";
import { questionLines } from "./templates.ts";

/** Adds a question with its answer to a file of questions. */
export const question: Kind = {
  what: "a question with its answer, at the end of a file of questions; the four questions of a city are in its own document",
  flags: [
    flag(
      "question",
      textField("Question", "The question, as people ask it.", "Will the raccoons be hurt?"),
    ),
    choiceFlag("page", ["home", "local-raccoon-solutions"], "Page", "The file in content/faqs."),
    flag(
      "answer",
      textField(
        "Answer",
        "The answer, in three to six plain sentences.",
        "The aim is for every animal to leave unharmed.",
      ),
    ),
  ],
  plan: ({ question: words = "", page = "", answer = "" }, files) => {
    const path = `faqs/${page}.md`;
    const existing = files.get(path);
    if (existing === undefined) throw new AdditionError(`There is no ${path} to add to.`);
    const questions = splitByHeadings(3, parseMarkdown(existing).nodes).sections.filter(
      ({ depth }) => depth === 3,
    );
    if (questions.some(({ heading }) => heading === words)) {
      throw new AdditionError(`${path} already has the question “${words}”.`);
    }
    const lines = existing.trimEnd().split(/\r?\n/);
    const added = questionLines({ question: () => words, prose: () => answer });
    const lineEnd = existing.includes("\r\n") ? "\r\n" : "\n";
    const text = [...lines, "", ...added, ""].join(lineEnd);
    return {
      files: { [path]: { text, line: lines.length + 2 } },
      page: page === "home" ? "/#faq" : staticRoutes.local_raccoon_solutions,
      reminders: page === "home" ? countReminders(files, "questions", questions.length) : [],
    };
  },
};
