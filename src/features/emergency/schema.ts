import {
  distinct,
  flag,
  group,
  line,
  lineUpTo,
  list,
  matching,
  month,
  oneOf,
  reference,
  sentences,
  text,
  texts,
  webPage,
} from "#content/fields.ts";
import { storeyKeys } from "#features/house/schema.ts";

/**
 * The keys of the situations, by which other files name them and which are in the addresses of their
 * texts on the emergency page.
 */
export const situationKeys = [
  "gas-smoke-co",
  "bite-or-scratch",
  "bat-in-a-room",
  "raccoon-in-a-room",
  "animal-in-the-chimney",
  "chewed-wires",
  "ceiling-sags",
  "dog-fought-a-raccoon",
  "animal-acts-sick",
  "droppings",
  "dead-animal",
  "babies-crying",
  "steps-above-the-ceiling",
] as const;

/** The key of a situation. */
export type SituationKey = (typeof situationKeys)[number];

/** A list of situations, of which a place shows the rows. */
export const situationRows = (description: string) =>
  list("Situation", description, oneOf(situationKeys)("", "bat-in-a-room")).min(1);

const number = matching(
  /^(?:\d{3}|(?:1-)?\d{3}-\d{3}-\d{4})$/,
  "must be like 811, 905-799-7700 or 1-800-841-2729",
)("The phone number, in quotation marks; pages show it as a call link.", "811", "905-799-7700");

const firstAction = "What to do first; it must be safe if nothing else is read.";

const situation = group("A situation, and what to do about it.", {
  title: lineUpTo(40)("What has happened."),
  key: oneOf(situationKeys)("Its name in addresses and in other files, which never changes."),
  row: lineUpTo(90, "what is longer belongs in the steps")(firstAction),
  urgent: flag("true if a person's life or health may be at risk."),
  short_list: flag("true to show the row on the pages of areas and on the card for the fridge."),
  steps: list("Step", "At most five things to do, the most urgent first.")
    .min(1)
    .max(5, { error: "must be at most five steps" }),
  never: text("One thing never to do."),
  whom: sentences("Whom to call, in which order, at night and on weekends too."),
  can_wait: sentences("Whether it can wait, and until when."),
  local: flag("true to show a link to the numbers of each city."),
  calls: list(
    "Call",
    "Buttons that dial public numbers, 911 first. A button shows only its label, so name the number in it.",
    { ...texts("label"), number },
  )
    .min(1)
    .optional(),
  us: flag("true to show the button that calls the company, below those of public numbers."),
  price: sentences("What it costs, if a price of the cost guide applies.").optional(),
  answers: list(
    "Answer",
    "What people ask about it. Other pages show the answer too, but not the details.",
    texts("question answer… details…"),
  ).optional(),
});

/** A storey of the house on the pages of areas: its closed row, and what it shows when open. */
const storey = group("A storey of the house on the pages of areas.", {
  key: oneOf(storeyKeys)("Which storey it is; its window is drawn for it."),
  title: lineUpTo(24)("What is happening."),
  advice: lineUpTo(44, "what is longer belongs in the steps")(firstAction),
  situation: oneOf(situationKeys)("The situation whose steps it shows.").optional(),
  row_above: oneOf(situationKeys)("The situation whose row stands above its own steps.").optional(),
  steps: list("Step", "Its own steps, if it has no situation.")
    .min(1)
    .max(3, { error: "must be at most three steps" })
    .optional(),
  never: text("One thing never to do, if it has no situation.").optional(),
  prices: list(
    "Price",
    "The lines of the cost guide that apply, by their placeholders without braces.",
    matching(
      /^price_[a-z_]+$/,
      "must be the name of a placeholder, such as price_attic",
    )("").meta({
      reference: "prices",
    }),
  ).min(1),
  label: line("In the closed row, in place of the range of these prices.").optional(),
  includes: sentences("What the price includes, and what is added to it."),
  action: oneOf(["call", "quote"])("The button: call the company, or ask for a quote."),
  more: line("The link to the whole text."),
  page: matching(/^\/[a-z0-9/#-]*$/, "must be the address of a page of this site")(
    "Where that link leads, if not to the situation.",
    "/#cost",
  )
    .meta({ reference: "pages" })
    .optional(),
})
  .refine(({ situation, steps }) => (situation === undefined) !== (steps === undefined), {
    path: ["steps"],
    error: "must stand here if there is no situation, and only then",
  })
  .refine(({ situation, page }) => situation !== undefined || page !== undefined, {
    path: ["page"],
    error: "must be there if there is no situation",
  });

/**
 * A title in quotation marks, to which a text sends its reader. Splitting a text by it keeps the title;
 * other quotations begin with a small letter.
 */
export const quotedTitle = /“(\p{Lu}[^”]*)”/u;

const region = group("A region's health unit, which takes reports of bites, and its cities.", {
  ...texts("name"),
  cities: list("City", "The cities of the region.", reference("cities")("")).min(1),
  ...texts("health_unit"),
  phones: list("Number", "The health unit's numbers.", {
    ...texts("label"),
    number,
    city: reference("cities")("The only city that the number is for, if it is one.").optional(),
  }).min(1),
  source: webPage("The web page on which the numbers were found."),
});

/** First steps in an emergency, `content/emergency.yaml`. */
export const emergencySchema = group("What to do in an emergency, and whom to call.", {
  ...texts("line heading whom can_wait price full call_us after_hours… note…"),
  situations: list("Situation", "The most dangerous first; each key stands once.", situation)
    .superRefine(distinct("key", "title"))
    .superRefine((situations, context) => {
      const missing = situationKeys.filter((key) => !situations.some((one) => one.key === key));
      const message = `must have the keys ${missing.join(", ")} too`;
      if (missing.length > 0) context.addIssue({ code: "custom", message });
    }),
  storeys: list(
    "Storey",
    "The storeys of the house on the pages of areas, from the top.",
    storey,
  ).refine((storeys) => storeys.map(({ key }) => key).join() === storeyKeys.join(), {
    error: `must be ${storeyKeys.join(", ")}, in this order`,
  }),
  where: group("The words around the numbers of each city.", {
    ...texts("heading label lead… everywhere elsewhere bites"),
    no_region: line("In place of the health unit on the page of a city without a region."),
    ...texts("sick_or_injured dead_on_the_road feeding source {topic} {name}"),
    ...texts("extension {number} {extension} others {name} link checked… {month}"),
  }),
  checked: month("The month in which the numbers were last checked."),
  regions: list("Region", "The regions, each with its health unit.", region)
    .min(1)
    .superRefine((regions, context) => {
      const seen = new Set<string>();
      for (const [index, { cities }] of regions.entries()) {
        for (const [at, city] of cities.entries()) {
          const path = [index, "cities", at];
          const message = "is listed under another region already";
          if (seen.has(city)) context.addIssue({ code: "custom", path, message });
          seen.add(city);
        }
      }
    }),
}).superRefine(({ situations, whom: label }, context) => {
  // A text that sends its reader to a title that no situation has leads nowhere.
  const titles = [label, ...situations.map(({ title }) => title)];
  for (const [index, { steps, whom, can_wait }] of situations.entries()) {
    for (const [field, words] of [
      ...steps.map((words, step) => [["steps", step], words] as const),
      [["whom"], whom] as const,
      [["can_wait"], can_wait] as const,
    ]) {
      const [, title] = quotedTitle.exec(words) ?? [];
      if (title === undefined || titles.includes(title)) continue;
      const message = `names “${title}”, which is the title of no situation`;
      context.addIssue({ code: "custom", path: ["situations", index, ...field], message });
    }
  }
});
