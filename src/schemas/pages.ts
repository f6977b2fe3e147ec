import { z } from "zod";
import { pageHead, text } from "./fields.ts";
import { serviceSlug } from "./service.ts";

const page = { ...pageHead, heading: text, lead: text };

/** The words of the pages that exist once, `content/pages.yaml`. */
export const pagesSchema = z.strictObject({
  reviews: z.strictObject({
    ...page,
    carousel_heading: text,
    highlights_heading: text,
    highlights: z.array(z.strictObject({ service: serviceSlug, title: text, text })).length(4),
    closing_heading: text,
    policy: text.describe("How the reviews are chosen and averaged."),
  }),
  services: z.strictObject(page),
  areas: z.strictObject({
    ...page,
    cities_heading: text,
    neighbourhoods_heading: text,
    neighbourhoods_lead: text,
  }),
  local_raccoon_solutions: z.strictObject({ ...page, intro: text, faq_heading: text }),
  learn: z.strictObject({ ...page, message: text, meanwhile_heading: text, meanwhile: text }),
  contact: z.strictObject({ ...page, form_heading: text, accessibility: text }),
  not_found: z.strictObject({ ...page, help: text }),
});

/** The words of the pages that exist once. */
export type Pages = z.infer<typeof pagesSchema>;
