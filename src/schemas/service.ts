import { z } from "zod";
import { metaDescription, slug, text, title } from "./fields.ts";
import { contentFileExists } from "./folder.ts";

/** A service by its slug, where another file refers to one: there must be a file of that name. */
export const serviceSlug = slug.refine((name) => contentFileExists("services", `${name}.md`), {
  error: "must be a service: a file of that name in content/services",
});

/** The front matter of a service, `content/services/{slug}.md`; the body is the Read More dialog's text. */
export const serviceSchema = z.strictObject({
  order: z.int().positive().describe("Place in the lists of services; 1 comes first."),
  name: text.describe("The service's name, as the specification spells it."),
  title,
  meta_description: metaDescription,
  description: text.describe("Under the heading of the service's page."),
  summary: text.describe("On the card of the services list."),
  features: z
    .array(z.strictObject({ title: text, text }))
    .length(4, { error: "must be exactly four features" }),
  page_content: z.strictObject({ p1: text, p2: text }).describe("The introduction's paragraphs."),
  content_title: text.describe("Title of the Read More dialog."),
});
