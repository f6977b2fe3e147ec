/** Kinds of values shared by several schemas. A rule about a kind of value lives here, once. */
import { z } from "zod";

/**
 * What an editor is told of a field: its name in words, what to write there, and examples. The only
 * source: messages, VS Code, the browser's overlay and the CMS all read it from the schema.
 */
export const about = (
  title: string,
  description: string,
  ...examples: readonly (string | number | boolean)[]
) => ({ title, description, ...(examples.length > 0 ? { examples: [...examples] } : {}) });

/** A word or sentence that must not be left empty. */
export const text = z.string().trim().min(1, { error: "must not be empty" });

/** A text that is filled in: `content/business.yaml` shows with “…” what is still missing. */
export const fact = text.refine((words) => words !== "…", { error: "must be filled in" });

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The part of a URL that names an entry. */
export const slug = z
  .string()
  .regex(slugPattern, {
    error: "must be lower-case words joined by hyphens, for example richmond-hill",
  })
  .meta(about("Slug", "Lower-case words joined by hyphens.", "richmond-hill"));

/** The page title in search results; Google cuts it at about 60 characters. */
export const title = text
  .max(60, { error: "must be at most 60 characters; search engines cut longer titles" })
  .meta(
    about(
      "Page title",
      "In search results and the browser tab; at most 60 characters.",
      "Raccoon Removal in Oakville | AAA Affordable",
    ),
  );

/** The text under the title in search results; Google cuts it at about 160 characters. */
export const metaDescription = text
  .min(120, { error: "must be at least 120 characters; shorter wastes the search result" })
  .max(160, { error: "must be at most 160 characters; search engines cut longer ones" })
  .meta(
    about(
      "Search description",
      "One or two plain sentences under the title in search results; 120 to 160 characters.",
      "Raccoon in the attic of a Toronto semi, row house or bungalow? How we get it out humanely, what it costs, and when to call 311 instead of us.",
    ),
  );

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, month),
  ),
);

/** A date in words, such as March 14, 2019, which exists in the calendar. */
export const dateInWords = z
  .string()
  .regex(new RegExp(`^(?:${months.join("|")}) \\d{1,2}, \\d{4}$`), {
    error: "must be a date that exists, written like March 14, 2019",
    abort: true,
  })
  .refine(
    (value) => {
      const time = Date.parse(`${value} UTC`);
      return !Number.isNaN(time) && inWords.format(time) === value;
    },
    { error: "must be a date that exists, written like March 14, 2019" },
  )
  .meta(about("Date", "Month, day and year in words.", "March 14, 2019"));

/** A page of another site: anyone can open it, and its address follows nobody. */
export const webPage = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: "must be the full address of a public page, https://…",
  })
  .refine((url) => !/[?&](?:utm_|fbclid|gclid)|\/\/[^/]*@/.test(url), {
    error: "must be an address without a user name and without marks that track visitors (utm_…)",
  });

/** A month of a year, such as that in which facts were last checked. */
export const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "must be a year and a month, like 2026-11" });

/** What every page says of itself to search engines, and its heading. */
export const pageHead = {
  title,
  meta_description: metaDescription,
};

/** A heading with the plate (small label) above it. */
export const headed = {
  plate: text.meta(about("Plate", "The small label above the heading.", "First, listen")),
  heading: text.meta(
    about("Heading", "The heading of this section.", "What raccoon removal typically costs"),
  ),
};

/** The mark of what is not finished. */
export const draft = z
  .boolean()
  .optional()
  .meta(
    about(
      "Draft",
      "true while it is being written: npm run dev shows it with a mark, and no build has it. Take the line out when it is finished.",
      true,
    ),
  );

/** Several paragraphs, parted by blank lines; editors get a large box for it. */
export const paragraphs = text.meta({ multiline: true });
