/** The texts that are the same on the pages of all areas, as HTML. */
import { getSingle, oncePerBuild } from "#content/queries.ts";
import { parseMarkdown, renderHtml, renderText } from "#content/markdown-tree.ts";
import { stepKeys } from "./shared-text-schema.ts";

const htmlOf = (markdown: string) => renderHtml(parseMarkdown(markdown).nodes);

/** The shared texts. */
export const getSharedAreaText = oncePerBuild(async () => {
  const { quote, questions, ...steps } = await getSingle("sharedAreaText");
  return {
    quote: htmlOf(quote),
    /** The steps of the work, in order. */
    steps: stepKeys.map((key) => ({ key, html: htmlOf(steps[key]) })),
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: { html: htmlOf(answer), text: renderText(parseMarkdown(answer).nodes) },
    })),
  };
});
