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

/** A kind of value: called with what an editor is told of a field, it is the field's schema. */
export const kind =
  <S extends z.ZodType>(schema: S) =>
  (...help: Parameters<typeof about>) =>
    schema.meta(about(...help));

/** A text of a certain form, and what to say of any other. */
export const matching = (form: RegExp, error: string) => kind(z.string().regex(form, { error }));

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(words: W) => kind(z.enum(words));

/** A whole number between these two. */
export const whole = (least: number, most: number) => kind(z.int().min(least).max(most));

/** A list of such values. */
export const list = <S extends z.ZodType>(title: string, description: string, item: S) =>
  z.array(item).meta(about(title, description));

/** Whether something is so; a line that is left out says that it is not. */
export const flag = (title: string, description: string) =>
  kind(z.boolean())(title, description, true).optional();

const filled = z.string().trim().min(1, { error: "must not be empty" });

const atMost = (length: number, reason: string) =>
  filled.max(length, { error: `must be at most ${length} characters; ${reason}` });

/** `content/business.yaml` shows with “…” what is still missing. */
const sentences = atMost(600, "longer text belongs in paragraphs of its own").refine(
  (words) => words !== "…",
  { error: "must be filled in" },
);

/** A sentence or two that must not be left empty. */
export const text = kind(sentences);

/**
 * A text that the key of its field names: `see_receipt` is “See receipt”. Pages fill in the names in braces that the
 * example holds.
 */
type TextByKey = readonly [description: string, example: string];

type SchemaOf<F> = F extends z.ZodType ? F : ReturnType<typeof text>;

const titleOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

/** Fields that belong together, each by its schema or as a `TextByKey`; any other field is a mistake. */
export const group = <F extends Record<string, z.ZodType | TextByKey>>(
  title: string,
  description: string,
  fields: F,
) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<z.ZodType | TextByKey>(fields).map(([key, field]) => [
          key,
          field instanceof z.ZodType ? field : text(titleOf(key), ...field),
        ]),
        // Object.fromEntries forgets the names of the keys.
      ) as { [Key in keyof F]: SchemaOf<F[Key]> },
    )
    .meta(about(title, description));

/** The paragraph under a heading. */
export const lead = (example: string) =>
  text("Lead", "One or two sentences under the heading.", example);

/** A heading, name, label or button: one line, or two on a phone. */
export const line = kind(atMost(80, "it must fit into one or two lines"));

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The part of a URL that names an entry. */
export const slug = matching(
  slugPattern,
  "must be lower-case words joined by hyphens, for example richmond-hill",
);

/** The page title in search results; Google cuts it at about 60 characters. */
export const title = line(
  "Page title",
  "In search results and the browser tab; at most 60 characters.",
  "Raccoon Removal in Oakville | AAA Affordable",
).max(60, { error: "must be at most 60 characters; search engines cut longer titles" });

/** The text under the title in search results; Google cuts it at about 160 characters. */
export const metaDescription = text(
  "Search description",
  "One or two plain sentences under the title in search results; 120 to 160 characters.",
  "Raccoon in the attic of a Toronto semi, row house or bungalow? How we get it out humanely, what it costs, and when to call 311 instead of us.",
)
  .min(120, { error: "must be at least 120 characters; shorter wastes the search result" })
  .max(160, { error: "must be at most 160 characters; search engines cut longer ones" });

/** Refuses two entries of a list that have the same value in one of these fields, at the second. */
export const distinct =
  (...keys: readonly string[]) =>
  (entries: readonly object[], context: z.RefinementCtx) => {
    const seen = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const values = new Map<string, unknown>(Object.entries(entry));
      for (const key of keys) {
        const value = JSON.stringify([key, values.get(key) ?? index]);
        const first = seen.get(value);
        if (first === undefined) seen.set(value, index);
        else {
          const message = `is listed twice; number ${first + 1} of this list has it already`;
          context.addIssue({ code: "custom", path: [index, key], message });
          break;
        }
      }
    }
  };

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const wrongDate = { error: "must be a date that exists, written like March 14, 2019", abort: true };

/** A date in words, such as March 14, 2019, which exists in the calendar. */
export const dateInWords = kind(
  z
    .string()
    .regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, wrongDate)
    .refine((value) => {
      const time = Date.parse(`${value} UTC`);
      return !Number.isNaN(time) && inWords.format(time) === value;
    }, wrongDate)
    .refine((value) => Date.parse(`${value} UTC`) <= Date.now(), {
      error: "must not be in the future",
    }),
)("Date", "Month, day and year in words.", "March 14, 2019");

/** A day such as 2026-01-31. */
export const day = kind(z.iso.date({ error: "must be a date like 2026-01-31" }));

/** What is wrong with the address of another site, beyond its form. */
function webAddressProblem(url: string): string | undefined {
  const { hostname, pathname } = new URL(url);
  if (!/^https?:\/\//i.test(url)) return "must begin with https:// and both its slashes";
  if (/^https?$/.test(hostname) || /:\/\//.test(pathname.replace("/web/", ""))) {
    return "must be one address; found two in one";
  }
  if (!/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)) {
    return `must be a public site's, such as https://www.toronto.ca/; found “${hostname}”`;
  }
  return /[\s.,;!]$/.test(url) ? "must not end with a punctuation mark" : undefined;
}

/** A page of another site: anyone can open it, and its address follows nobody. */
export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: "must be the full address of a public page, https://…",
    abort: true,
  })
  .superRefine((url, context) => {
    const message = webAddressProblem(url);
    if (message) context.addIssue({ code: "custom", message });
  })
  .refine((url) => !/[?&](?:utm_|fbclid|gclid)|\/\/[^/]*@/.test(url), {
    error: "must be an address without a user name and without marks that track visitors (utm_…)",
  });

/** A field that holds the address of such a page. */
export const webPage = kind(webAddress);

/** A month of a year, such as that in which facts were last checked. */
export const month = kind(
  z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, {
      error: "must be a year and a month, like 2026-11",
      abort: true,
    })
    .refine((words) => Date.parse(words) <= Date.now(), { error: "must not be in the future" }),
);

/** What every page says of itself to search engines, and its heading. */
export const pageHead = {
  title,
  meta_description: metaDescription,
};

/** The small label above a heading. */
export const plate = line("Plate", "The small label above the heading.", "First, listen");

/** A heading with the plate above it. */
export const headed = {
  plate,
  heading: line("Heading", "The heading of this section.", "What raccoon removal typically costs"),
};

/** The mark of what is not finished. */
export const draft = flag(
  "Draft",
  "true while it is being written: npm run dev shows it with a mark, and no build has it. Take the line out when it is finished.",
);

/** What is wrong with the words that stand for a picture. */
export function pictureWordsProblem(words: string): string | undefined {
  if (
    /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(words.trim()) ||
    /^\S*[-_/]\S*$/.test(words.trim())
  ) {
    return "is the name of a file; say in one sentence what is in the picture";
  }
  if (
    /^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|icon)\b/i.test(words)
  ) {
    return "must begin with what is in the picture; that it is one is said already";
  }
  return words.trim().split(/\s+/).length < 4
    ? "must say in one sentence what is in the picture"
    : undefined;
}

/** A picture in words, for people who cannot see it. */
export const pictureWords = kind(
  sentences.superRefine((words, context) => {
    const problem = words === "" ? undefined : pictureWordsProblem(words);
    if (problem) context.addIssue({ code: "custom", message: problem });
  }),
);

/** Several paragraphs, parted by blank lines; editors get a large box for it. */
export const paragraphs = kind(
  atMost(3000, "a visitor reads no more in one place").meta({ multiline: true }),
);

/** A year that has begun. */
export const pastYear = kind(
  z
    .int()
    .min(2000, { error: "must be a year of four digits" })
    .refine((year) => year <= new Date().getFullYear(), { error: "must not be in the future" }),
);
