/** The data that the reader makes of the text of Markdown documents. */
import { z } from "zod";
import { cityTextSections } from "#features/areas/area-page-schema.ts";

const html = z.string();

const questionSchema = z.object({
  question: z.string(),
  /** The answer as pages show it, and as plain text for structured data. */
  answer: z.object({ html, text: z.string() }),
});

/** A question with its answer. */
export type Question = z.infer<typeof questionSchema>;

/** The text of a city: its sections except the questions, and the questions. */
export const cityText = {
  sections: z.record(z.enum(cityTextSections), html),
  questions: z.array(questionSchema),
};

/** The whole text of a document as HTML, and the part above its first heading. */
export const freeText = { html, opening: html };

/** The text of a guide: what stands above its first heading, and its sections. */
export const guideText = {
  short_answer: html,
  sections: z.array(z.object({ id: z.string(), heading: z.string(), html })),
};

/** The text of a job: whole, its first paragraph, and as plain text for search results. */
export const jobText = { html, opening: html, plain: z.string() };

const questions = z.array(questionSchema);

/** A file's questions, all of them and by heading; without headings there is one group. */
export const questionsSchema = z.object({
  questions,
  groups: z.array(z.object({ heading: z.string().optional(), questions })),
});
