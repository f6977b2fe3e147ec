import { z } from "zod";
import { text } from "./fields.ts";

/** A phone number of ten digits, as the pages show it. */
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, {
  error: "must be written like (416) 555-0142",
});

/** A clock time as the pages show it. */
const clock = z.string().regex(/^(?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M$/, {
  error: "must be written like 7 AM or 7:30 PM",
});

/** The company's facts, `content/business.yaml`: each stands there once. */
export const businessSchema = z.strictObject({
  name: text.describe("The company's name, as the logo and the copyright line show it."),
  phone: phone.describe("The number that every call link dials."),
  email: z.email({ error: "must be an e-mail address" }).describe("Shown on the contact page."),
  tagline: text.describe("One sentence under the logo in the footer."),
  service_area: text.describe("Where the company works, in words."),
  address: z.strictObject({
    locality: text.describe("City, for structured data."),
    region: z.string().length(2, { error: "must be the two-letter province code, for example ON" }),
    country: z.string().length(2, { error: "must be the two-letter country code, for example CA" }),
  }),
  hours: z
    .strictObject({ opens: clock, closes: clock, days: z.int().min(1).max(7) })
    .describe("Office hours. The emergency line is open 24/7."),
  rating: z
    .strictObject({ value: z.number().min(1).max(5), count: z.int().positive() })
    .describe("The overall rating shown on the reviews page."),
  price_from: z.int().positive().describe("The lowest price of a service, in Canadian dollars."),
  copyright_year: z.int().min(2000).max(2100),
  published: z.iso.date({ error: "must be a date like 2025-09-18" }),
  sister_site: z
    .strictObject({ name: text, url: z.url({ error: "must be a full address, https://…" }) })
    .describe("Another site of the owner's, linked from the footer."),
});

/** The company's facts. */
export type Business = z.infer<typeof businessSchema>;
