/** The owner's decisions about details of people. The page's words are in `features/privacy/`. */
import { group, line, sentences } from "./fields.ts";

/** The owner's answers; the launch check asks for those that are missing. */
export const privacyAnswersSchema = group(
  "Privacy",
  "The owner's two answers on the page /privacy.",
  {
    contact: line(
      "The name or the role of the person who answers questions about privacy.",
    ).optional(),
    retention: sentences(
      "How long you keep quote requests and their e-mails, in a sentence.",
      "Two years after the last contact, then we delete it.",
    ).optional(),
  },
);

/** The names of the answers. */
export const privacyAnswers = privacyAnswersSchema.keyof().options;
