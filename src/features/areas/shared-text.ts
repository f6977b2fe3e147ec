/** The texts that are the same on the pages of all areas, as HTML. */
import { getSingle, oncePerBuild } from "#content/queries.ts";
import { markdownToHtml, parseMarkdown, renderText } from "#content/markdown-tree.ts";
import { stepKeys } from "./shared-text-schema.ts";

/** The shared texts. */
export const getSharedAreaText = oncePerBuild(async () => {
  const { quote, questions, ...steps } = await getSingle("sharedAreaText");
  return {
    quote: markdownToHtml(quote),
    /** The steps of the work, in order. */
    steps: stepKeys.map((key) => ({ key, html: markdownToHtml(steps[key]) })),
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: { html: markdownToHtml(answer), text: renderText(parseMarkdown(answer).nodes) },
    })),
  };
});
