/** What the loader makes of the text of Markdown documents. */
import { z } from "zod";

const html = z.string();

const questionSchema = z.object({
  question: z.string(),
  /** The answer as pages show it, and as plain text for structured data. */
  answer: z.object({ html, text: z.string() }),
});

/** A question with its answer. */
export type Question = z.infer<typeof questionSchema>;

/** The text of a city: its sections in order without the questions, and the questions. */
export const cityText = {
  sections: z.array(z.object({ heading: z.string(), html })),
  questions: z.array(questionSchema),
};

/** The whole text of a document as HTML. */
export const freeText = { html };

/** The text of a guide: what stands above its first heading, and its sections. */
export const guideText = {
  short_answer: html,
  sections: z.array(z.object({ id: z.string(), heading: z.string(), html })),
};

const questions = z.array(questionSchema);

/** A file's questions, all of them and by heading; without headings there is one group. */
export const questionsSchema = z.object({
  questions,
  groups: z.array(z.object({ heading: z.string().optional(), questions })),
});
