import { z } from "zod";
import { phoneFormat } from "#site.ts";
import {
  day,
  fieldType,
  flag,
  group,
  line,
  matching,
  month,
  pastYear,
  sentences,
  text,
  texts,
  webPage,
} from "./fields.ts";
import { aboutSchema } from "#features/about/schema.ts";
import { officeHoursSchema } from "./office-hours.ts";
import { noOverlap, closedSchema, noticesSchema, specialHoursSchema } from "./days-schema.ts";
import { acceptedSchema, evidenceSchema, privacyAnswersSchema } from "./evidence-schema.ts";
import { policiesSchema } from "./policies-schema.ts";

const phone = matching(phoneFormat.pattern, phoneFormat.rule);

/**
 * Returns whether a phone number is fictional: 555-0100 to 555-0199 are reserved and never
 * assigned.
 */
export const isFictional = (phone: string) => /555\D*01\d\d/.test(phone);

const twoLetters = (of: string) => matching(/^[A-Z]{2}$/, `must be the two-letter ${of} code`);

/** The facts about the company, `content/business.yaml`, which is their only source. */
export const businessSchema = group(
  "The facts about the company, from which every page takes them.",
  {
    name: line("The name, as in the logo and the copyright line."),
    short_name: line("The name below the icon on a phone's home screen."),
    phone: phone("The number of every page and call link, in quotation marks.", "(416) 555-0142"),
    text_number: phone(
      "For texts with photos; without it, pages ask for e-mails.",
      "(416) 555-0143",
    ).optional(),
    email: fieldType(z.email({ error: "must be an e-mail address" }))(
      "The company's e-mail address, on the contact page.",
      "help@example.com",
    ),
    tagline: sentences("One sentence about the company, for programs that read llms.txt."),
    service_area: line("Where the company works, in words."),
    address: group("Where the office is, for search engines.", {
      locality: line("", "Toronto"),
      region: twoLetters("province")("", "ON"),
      country: twoLetters("country")("", "CA"),
    }),
    hours: officeHoursSchema,
    emergency_line: flag("true while somebody answers at any hour; texts then say 24/7."),
    closed: closedSchema.optional(),
    special_hours: specialHoursSchema.optional(),
    notices: noticesSchema.optional(),
    phone_line: group("Beside the phone number: who answers, by the time in Toronto.", {
      always: text("Words that are true at any hour."),
      ...texts("office_open office_closed"),
    }),
    rating: group("The rating shown on the home page and the reviews page.", {
      value: fieldType(z.number().min(1).max(5))("The average of all ratings, 1 to 5.", 4.5),
      count: fieldType(z.int().positive())("How many ratings the average is based on.", 177),
    }),
    price_from: fieldType(z.int().positive())(
      "The lowest price in dollars, without the dollar sign, for search engines; no page shows it.",
      150,
    ),
    last_test_request: month(
      "When a test request last arrived. Send one every two months.",
    ).optional(),
    copyright_year: pastYear("The year of the copyright line in the footer.", 2025),
    published: day("The day when the pages are first published.", "2025-09-18"),
    sister_site: group("Another site of the owner's, linked from the footer.", {
      name: line("The words of the link to the other site.", "Squirrel removal"),
      url: webPage("The full address, with https://.", "https://example.com/"),
    }).optional(),
    about: aboutSchema.optional(),
    review_link: webPage(
      "The address at which a customer writes a review, for the card to leave after a job.",
      "https://g.page/r/…/review",
    ).optional(),
    privacy: privacyAnswersSchema.optional(),
    policies: policiesSchema,
    evidence: evidenceSchema.optional(),
    accepted: acceptedSchema.optional(),
  },
)
  .superRefine(noOverlap("closed", "special_hours"))
  .superRefine(noOverlap("notices"));

/** The facts about the company. */
export type Business = z.infer<typeof businessSchema>;
