import { staticRoutes } from "#routes.ts";
import { text as textField } from "#schemas/fields.ts";
import { countReminders } from "./count-sentences.ts";
import { choiceFlag, flag, Refusal, type Kind } from "./kind.ts";
import { questionLines } from "./templates.ts";

/** A question with its answer, in a file of questions. */
export const question: Kind = {
  what: "a question with its answer, at the end of a file of questions; a city's four stand in its own document",
  flags: [
    flag("question", textField("Question", "As people ask it.", "Will the raccoons be hurt?")),
    choiceFlag("page", ["home", "local-raccoon-solutions"], "Page", "The file in content/faqs."),
    flag(
      "answer",
      textField(
        "Answer",
        "Three to six plain sentences.",
        "The aim is for every animal to leave unharmed.",
      ),
    ),
  ],
  plan: ({ question: words = "", page = "", answer = "" }, files) => {
    const path = `faqs/${page}.md`;
    const existing = files.get(path);
    if (existing === undefined) throw new Refusal(`There is no ${path} to add to.`);
    const lines = existing.trimEnd().split(/\r?\n/);
    if (lines.includes(`### ${words}`)) {
      throw new Refusal(`${path} has the question “${words}” already.`);
    }
    const added = questionLines({ question: () => words, prose: () => answer });
    const lineEnd = existing.includes("\r\n") ? "\r\n" : "\n";
    const text = [...lines, "", ...added, ""].join(lineEnd);
    const count = lines.filter((line) => line.startsWith("### ")).length;
    return {
      files: { [path]: { text, line: lines.length + 2 } },
      page: page === "home" ? "/#faq" : staticRoutes.local_raccoon_solutions,
      reminders: page === "home" ? countReminders(files, "questions", count) : [],
    };
  },
};
