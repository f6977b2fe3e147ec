/** Field types shared by several schemas, with their validation rules. */
import { z } from "zod";
import { helpAt, type ReferenceTarget } from "./schema-at.ts";
import { altTextProblem } from "./text-rules.ts";
import { valueAt } from "./yaml.ts";

/**
 * Makes a field factory from a schema: call it with the help for editors, a description and
 * examples. Messages, VS Code and the CMS read them from the schema. `group` makes the field's title.
 */
export const fieldType =
  <S extends z.ZodType>(schema: S) =>
  (description: string, ...examples: readonly (string | number | boolean)[]) =>
    schema.meta({ description, ...(examples.length > 0 && { examples: [...examples] }) });

/** Text that matches a pattern; `error` is the message for any other, which is not compared with others. */
export const matching = (form: RegExp, error: string) =>
  fieldType(z.string().regex(form, { error, abort: true }));

/** Accepts one of the given words. */
export const oneOf = <const W extends readonly string[]>(words: W) => fieldType(z.enum(words));

/** A whole number from `least` to `most`. */
export const integerBetween = (least: number, most: number) =>
  fieldType(z.int().min(least).max(most));

/** An optional boolean; a missing field means false. */
export const flag = (description: string) => fieldType(z.boolean())(description, true).optional();

/**
 * Makes a field factory from the schema of a text that pages show: its words follow the rules of
 * texts, and it may contain the placeholders that its description and its examples name.
 */
const textType = (schema: z.ZodString) => fieldType(schema.meta({ text: "plain" }));

const atMost = (length: number, reason: string) =>
  z
    .string()
    .trim()
    .min(1, { error: "must not be empty" })
    .max(length, { error: `must be at most ${length} characters; ${reason}` });

const shortText = atMost(800, "longer text belongs in paragraphs of its own");

const onOneLine = (most: number, reason: string) =>
  atMost(most, reason).refine((words) => !words.includes("\n"), {
    error: "must be on one line; join its lines",
  });

/** A line of at most so many characters; the reason is a part of the message for a longer one. */
export const lineUpTo = (most: number, reason = "there is no room for more") =>
  textType(onOneLine(most, reason));

/** A text of up to 800 characters on one line, which is not empty. */
export const text = lineUpTo(800, "longer text belongs in paragraphs of its own");

/** Accepts one or more sentences, for which the CMS shows a large box; must not be empty. */
export const sentences = textType(shortText.meta({ multiline: true }));

/** Fields by their keys. */
type Fields = Readonly<Record<string, z.ZodType>>;

/** Writes a name of a file or a field as a title: `see_receipt` becomes “See receipt”. */
export const titleOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, " ");

/** Gives a field what it has not: a title made from its key, and the description of its group. */
function withHelp(key: string, field: z.ZodType, group: string) {
  const { title, description } = helpAt(field, []);
  return field.meta({ title: title || titleOf(key), description: description || group });
}

/**
 * A group of fields; refuses unknown ones. Pages replace placeholders such as “{name}”, which a field
 * may have if its description has them.
 */
export const group = <F extends Fields>(description: string, fields: F) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, withHelp(key, field, description)]),
        // The type of Object.fromEntries loses the names of the keys.
      ) as F,
    )
    .meta({ description });

/**
 * A list of texts, or of fields or groups like this item; the title names an item in messages and in
 * the CMS.
 */
export function list(title: string, description: string): z.ZodArray<typeof shortText>;
export function list<S extends z.ZodType>(
  title: string,
  description: string,
  item: S,
): z.ZodArray<S>;
export function list<F extends Fields>(
  title: string,
  description: string,
  fields: F,
): z.ZodArray<ReturnType<typeof group<F>>>;
export function list(title: string, description: string, item: z.ZodType | Fields = text("")) {
  const field = item instanceof z.ZodType ? item : group(description, item);
  const help = helpAt(field, []).description || description;
  return z.array(field.meta({ title, description: help })).meta({ description });
}

/** Makes a field for each of these names. */
export const fieldsFor = <Name extends string, F>(
  names: readonly Name[],
  field: (name: Name) => F,
) =>
  // The type of Object.fromEntries loses the names of the keys.
  Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, F>;

/** The introduction below a heading. */
export const lead = sentences("One or two sentences below the heading.");

/** A heading, name, label or button text: one line, or two on a phone. */
export const line = lineUpTo(80, "it must fit into one or two lines");

/** The keys in a text such as `menu intro… closed {dates}`. */
type KeysIn<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? KeysIn<First> | KeysIn<Rest>
  : Text extends `{${string}`
    ? never
    : Text extends `${infer Key}…`
      ? Key
      : Text;

/**
 * Texts that need no description, by their keys: `texts("menu close intro… hours {from} {to}")`. A text
 * is a label of one line; `…` marks sentences. Placeholders that pages fill in follow a key. The CMS
 * shows the description of the group.
 */
export const texts = <const Text extends string>(...keys: readonly Text[]) =>
  Object.fromEntries(
    Array.from(
      keys.join(" ").matchAll(/([\w-]+)(…?)((?: \{\w+\})*)/g),
      ([, key, isLong, placeholders = ""]) => [
        key,
        (isLong ? sentences : line)(
          placeholders && `Pages fill in${placeholders.replaceAll("} {", "}, {")}.`,
        ),
      ],
    ),
    // The type of Object.fromEntries loses the names of the keys.
  ) as Record<KeysIn<Text>, typeof shortText>;

/** A group of such texts. */
export const words = <const Text extends string>(description: string, ...keys: readonly Text[]) =>
  group(description, texts(...keys));

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The part of a URL that identifies an entry. */
export const slug = matching(
  slugPattern,
  "must be lower-case words joined by hyphens, for example richmond-hill",
);

/** The slug of an entry that must exist. */
export const reference =
  (to: ReferenceTarget) =>
  (description: string, ...examples: readonly string[]) =>
    slug(description, ...examples).meta({ reference: to });

/** The description of a page in search results. */
export const metaDescription = textType(
  onOneLine(160, "search engines cut longer ones").min(120, {
    error: "must be at least 120 characters; a shorter one wastes space in search results",
  }),
);

/** The fields of every page for search results, with the lengths that Google shows. */
export const pageHead = {
  title: lineUpTo(60, "search engines cut longer titles")(
    "In search results and the browser tab.",
    "Raccoon Removal in Oakville | AAA Affordable",
  ),
  meta_description: metaDescription(
    "One or two plain sentences below the title in search results.",
    "Raccoon in the attic of a Toronto semi, row house or bungalow? How we get it out humanely, what it costs, and when to call 311 instead of us.",
  ),
};

/** Refuses the second of two items that are the same, or have the same value in one of these fields. */
export const distinct =
  (...keys: readonly string[]) =>
  (items: readonly unknown[], context: z.RefinementCtx) => {
    const seen = new Map<string, number>();
    for (const [index, item] of items.entries()) {
      for (const path of keys.length > 0 ? keys.map((key) => [key]) : [[]]) {
        const value = JSON.stringify([path, valueAt(item, path) ?? index]);
        const first = seen.get(value);
        if (first === undefined) seen.set(value, index);
        else {
          const message = `is listed twice; number ${first + 1} of this list has it already`;
          context.addIssue({ code: "custom", path: [index, ...path], message });
          break;
        }
      }
    }
  };

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns whether a text is a date that exists, written like March 14, 2019. */
export function isDateInWords(value: string) {
  const time = Date.parse(`${value} UTC`);
  return !Number.isNaN(time) && inWords.format(time) === value;
}

const notInFuture = [
  (date: string) => Date.parse(date) <= Date.now(),
  { error: "must not be in the future" },
] as const;

/** An existing date in words, such as March 14, 2019, that is not in the future. */
export const dateInWords = fieldType(
  z
    .string()
    .refine(isDateInWords, {
      error: "must be a date that exists, written like March 14, 2019",
      abort: true,
    })
    .refine(...notInFuture),
)("Month, day and year in words.", "March 14, 2019");

const isoDate = z.iso.date({ error: "must be a date like 2026-01-31", abort: true });

/** A date such as 2026-01-31. */
export const day = fieldType(isoDate);

/** A date such as 2026-01-31 that is not in the future. */
export const pastDay = fieldType(isoDate.refine(...notInFuture));

/** The URL of a public page of another site, without tracking parameters. */
export const webAddress = z
  .url({
    // Accepts http, since some sources exist only without encryption.
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: "must be the full address of a public page, https://…",
    abort: true,
  })
  .refine((url) => !/[\s<>]|[.,;!]$/.test(url), {
    error: "must be an address alone, with no punctuation mark at its end",
  })
  .refine((url) => !/[?&](?:utm_|fbclid|gclid)|\/\/[^/]*@/.test(url), {
    error: "must be an address without a user name and without tracking parameters (utm_…)",
  });

/** A field for the URL of a public page. */
export const webPage = fieldType(webAddress);

/** A month such as 2026-11 that is not in the future, as of the last check of a source. */
export const month = fieldType(
  z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, {
      error: "must be a year and a month, like 2026-11",
      abort: true,
    })
    .refine(...notInFuture),
);

/** The month in which somebody last read a source; pages show it beside the link. */
export const readIn = month("The month in which you last read the source.", "2026-11");

/** Marks unfinished content, which builds leave out. */
export const draft = flag(
  "true while this is being written: npm run dev shows it with a mark, but it is not published. Remove the line when it is finished.",
);

/** The day from which unfinished news, such as a new price, is published. */
export const publish = day(
  "The day from which this is published; until then only npm run dev shows it.",
  "2027-01-04",
).optional();

/** Marks what is invented, such as a review that no customer wrote, until there is a true one. */
export const sample = (description: string) =>
  fieldType(z.literal(true, { error: "must be true; what is real has no such line" }))(
    description,
    true,
  ).optional();

/** The alternative text of a picture, for people who cannot see it. */
export const altText = textType(
  shortText.refine((words) => altTextProblem(words) === undefined, {
    error: ({ input }) => altTextProblem(String(input)),
  }),
);

/** The fields of a picture: its file and its alternative text. */
export const pictureFields = {
  image: matching(/^[a-z]+\/[a-z0-9-]+\.svg$/, "must be like cities/toronto.svg")(
    "The drawing: a file in src/assets/illustrations.",
    "cities/oakville.svg",
  ).meta({ reference: "illustrations" }),
  alt: altText(
    "What is in the picture, in one sentence, for people who cannot see it.",
    "The Oakville harbour lighthouse sweeping an amber beam over two sailboats, one of them skippered by a raccoon.",
  ),
};

/** Paragraphs separated by blank lines, at most 3,000 characters; the CMS shows a large box. */
export const paragraphs = textType(
  atMost(3000, "visitors do not read longer texts").meta({ multiline: true }),
);

/** Splits a text with the schema `paragraphs`. */
export const paragraphsIn = (text: string) => text.trim().split(/\n\s*\n/);

/** Paragraphs of Markdown, which may have bold words, links and lists, but no headings. */
export const markdown = (description: string) =>
  atMost(3000, "visitors do not read longer texts").meta({
    description,
    multiline: true,
    text: "markdown",
  });

/** A year from 2000 to the current one. */
export const pastYear = fieldType(
  z
    .int()
    .min(2000, { error: "must be a year of four digits" })
    .refine((year) => year <= new Date().getFullYear(), { error: "must not be in the future" }),
);
