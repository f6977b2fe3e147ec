import { z } from "zod";
import { group, kind, line, matching, pastYear, webPage, whole } from "./fields.ts";
import { acceptedSchema, evidenceSchema } from "./evidence.ts";
import { policiesSchema } from "./policies.ts";

/** A phone number of ten digits, as the pages show it. */
const phone = matching(/^\(\d{3}\) \d{3}-\d{4}$/, "must be written like (416) 555-0142");

/** Whether a number is one of those that films and this demo use: they lead to nobody. */
export const isFictional = (phone: string) => /555\D*01\d\d/.test(phone);

/** A clock time as the pages show it. */
const clock = matching(
  /^(?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M$/,
  "must be written like 7 AM or 7:30 PM",
);

/** A clock time as minutes since midnight, however it is written. */
export function minutesOf(time: string): number {
  const [, hour = "", minute = "0", half = ""] =
    /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m/i.exec(time) ?? [];
  return ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(minute);
}

/** The company's facts, `content/business.yaml`: each stands there once. */
export const businessSchema = group(
  "Business",
  "The company's facts. Each stands here once, and every page shows it from here.",
  {
    name: line(
      "Company name",
      "As the logo and the copyright line show it.",
      "AAA Affordable Wildlife Control",
    ),
    phone: phone(
      "Phone number",
      "The number that every call link dials, in quotation marks.",
      "(416) 555-0142",
    ),
    email: kind(z.email({ error: "must be an e-mail address" }))(
      "E-mail address",
      "Shown on the contact page.",
      "help@example.com",
    ),
    tagline: [
      "One sentence under the logo in the footer.",
      "Humane raccoon and wildlife control in Toronto and the Greater Toronto Area.",
    ],
    service_area: line(
      "Service area",
      "Where the company works, in words.",
      "Toronto & the Greater Toronto Area",
    ),
    address: group("Office address", "Where the office is, for search engines.", {
      locality: line("City", "The city of the office, for search engines.", "Toronto"),
      region: kind(
        z.string().length(2, { error: "must be the two-letter province code, for example ON" }),
      )("Province", "The two letters of the province.", "ON"),
      country: kind(
        z.string().length(2, { error: "must be the two-letter country code, for example CA" }),
      )("Country", "The two letters of the country.", "CA"),
    }),
    hours: group("Office hours", "When the office is open. The emergency line is open 24/7.", {
      opens: clock("Opens", "When the office opens.", "7 AM", "7:30 AM"),
      closes: clock("Closes", "When the office closes.", "7 PM"),
      days: whole(1, 7)("Days a week", "On how many days the office is open, 1 to 7.", 7),
    }).refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
      path: ["closes"],
      error: "must be later than the time of opening",
    }),
    phone_line: group(
      "Words beside the phone number",
      "Who answers the phone. The page chooses by the office hours and the clock in Toronto.",
      {
        always: ["True at every hour of the day.", "Emergency line 24/7"],
        office_open: ["Takes its place while the office is open.", "Office open now"],
        office_closed: ["Takes its place while the office is closed.", "Emergency line open now"],
      },
    ),
    rating: group("Overall rating", "The rating shown on the reviews page.", {
      value: kind(z.number().min(1).max(5))("Stars", "The average of all ratings, 1 to 5.", 4.5),
      count: kind(z.int().positive())(
        "Number of ratings",
        "How many ratings the average is made of.",
        177,
      ),
    }),
    price_from: kind(z.int().positive())(
      "Lowest price",
      "The lowest price of a service in Canadian dollars, without the dollar sign. Only search engines are told it.",
      150,
    ),
    copyright_year: pastYear(
      "Copyright year",
      "The year of the copyright line in the footer.",
      2025,
    ),
    published: kind(
      z.iso
        .date({ error: "must be a date like 2025-09-18" })
        .refine((day) => Date.parse(day) <= Date.now(), { error: "must not be in the future" }),
    )(
      "Published",
      "The date on which the pages were first published, as year-month-day.",
      "2025-09-18",
    ),
    sister_site: group("Sister site", "Another site of the owner's, linked from the footer.", {
      name: line("Name", "The words of the link.", "Squirrel removal"),
      url: webPage("Address", "The full address, with https://.", "https://example.com/"),
    }),
    policies: policiesSchema,
    evidence: evidenceSchema.optional(),
    accepted: acceptedSchema.optional(),
  },
);

/** The company's facts. */
export type Business = z.infer<typeof businessSchema>;
