import { z } from "zod";
import { text } from "./fields.ts";

const toast = z.strictObject({ title: text, description: text });

/** The quote form's words, `content/quote-form.yaml`. */
export const quoteFormSchema = z.strictObject({
  heading: text,
  sub: text,
  submit: text.describe("The button."),
  contact_submit: text.describe("The button on the contact page."),
  privacy_note: text.describe("What the details are used for, who delivers them and where."),
  required_note: text.describe("Says in words what * means."),
  message_label: text,
  message_placeholder: text,
  toasts: z.strictObject({ success: toast, failure: toast }),
  failure_help: text,
  timeout_help: text,
  offline_help: text,
  sent: text,
});

/** The quote form's words. */
export type QuoteFormWords = z.infer<typeof quoteFormSchema>;
