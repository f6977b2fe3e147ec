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

/** Questions under a common heading; a file without such headings is one group with no heading. */
const questionGroupSchema = z.object({
  heading: z.string().optional(),
  questions: z.array(questionSchema),
});

/** Questions under a common heading. */
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

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

/** The questions of a file, all of them and in their groups. */
export const questionsSchema = z.object({
  questions: z.array(questionSchema),
  groups: z.array(questionGroupSchema),
});
