import { z } from "zod";
import { metaDescription, text, title } from "./fields.ts";

/** Whom to call for one kind of trouble; the number becomes a call link. */
const contact = z.strictObject({
  text: text.describe("One or two sentences."),
  phone: z
    .string()
    .regex(/^(?:311|\d{3}-\d{3}-\d{4})$/, { error: "must be like 905-896-5858, or 311" })
    .optional(),
});

/** The front matter of a city's document, `content/cities/{slug}.md`. */
export const cityPageSchema = z.strictObject({
  name: text.describe("The city's name, as on the list of areas."),
  title,
  meta_description: metaDescription,
  h1: text.describe("The heading of the page."),
  lead: text.describe("One sentence under the heading."),
  who_to_call: z
    .strictObject({
      as_of: z.string().describe("The year in which the numbers were last checked."),
      sick_or_injured: contact,
      dead_on_the_road: contact,
      feeding: contact,
    })
    .describe("Who answers when no removal is needed."),
});

/** The sections of a city's document, in their order (specification, section 2). */
export const citySections = [
  "Introduction",
  "Emergency Services",
  "Our Step-by-Step Removal Process",
  "Cost Considerations",
  "Prevention Tips",
  "FAQs",
  "Call to Action",
] as const;

/** How many questions a city's FAQs hold. */
export const questionsPerCity = 4;

/** The front matter of a neighbourhood's document, `content/neighbourhoods/{slug}.md`. */
export const neighbourhoodPageSchema = z.strictObject({
  title,
  meta_description: metaDescription,
  h1: text.describe("The heading of the page."),
  lead: text.describe("One sentence under the heading."),
});
