import { z } from "zod";
import { headed, pageHead, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

/** The home page's words, `content/home.yaml`; its questions are in `content/faqs/home.md`. */
export const homeSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    plate: text,
    headline: text,
    lead: text,
    ticks: z.array(text).length(3),
  }),
  intro: z.strictObject({
    ...headed,
    text,
    sounds: z.array(z.strictObject({ sound: text, animal: text })).length(4),
  }),
  services: z.strictObject({
    ...headed,
    cards: z
      .array(
        z.strictObject({
          service: serviceSlug,
          title: text,
          description: text,
          full_description: text.describe("The dialog's text; a blank line parts paragraphs."),
        }),
      )
      .length(6, { error: "must be exactly six cards" }),
  }),
  animals: z.strictObject({
    heading: text,
    cards: z
      .array(
        z.strictObject({
          title: text,
          description: text,
          image: z.enum(["raccoon", "skunk", "bird", "squirrel"]),
          service: serviceSlug,
        }),
      )
      .length(4, { error: "must be exactly four cards" }),
  }),
  process: z.strictObject({
    ...headed,
    steps: z
      .array(
        z.strictObject({
          title: text,
          description: text,
          full_content: text.describe("The dialog's text; a blank line parts paragraphs."),
          image: z.enum(["contact", "inspection", "removal-and-repair", "prevention"]),
        }),
      )
      .length(4, { error: "must be exactly four steps" }),
  }),
  benefits: z.strictObject({
    ...headed,
    items: z
      .array(
        z.strictObject({
          title: text,
          description: text,
          details: text.optional().describe("What the claim means, in plain words."),
        }),
      )
      .length(4, { error: "must be exactly four benefits" }),
  }),
  cost: z.strictObject({ ...headed, lead: text, note: text, price_note: text }),
  testimonials: z.strictObject(headed),
  faq: z.strictObject({ ...headed, lead: text }),
  closing: z.strictObject({ heading: text, text }),
});

/** The home page's words. */
export type Home = z.infer<typeof homeSchema>;
