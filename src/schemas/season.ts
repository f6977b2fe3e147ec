import { type z } from "zod";
import { group, headingFields, integerBetween, list, oneOf, text, sentences } from "./fields.ts";

/** The animals that have a drawing for the calendar. */
export const seasonAnimals = ["raccoon", "squirrel", "skunk", "bat", "bird"] as const;

const months = (title: string, description: string) =>
  list(
    title,
    `${description} List the months by number.`,
    integerBetween(1, 12)("Month", "The month's number: 1 is January, 12 is December.", 4),
  ).refine((list) => new Set(list).size === list.length, { error: "names a month twice" });

const animal = group("Animal", "An animal's year.", {
  animal: oneOf(seasonAnimals)("Animal", "The animal in the drawing.", "raccoon"),
  name: "The animal's name in the calendar.",
  born: months("Born", "When young are born."),
  cannot_move: months("Young cannot move", "When young are too small to leave the den."),
  leave: months("Young leave", "When young follow their mother out, or live on their own."),
  do_not_close: months(
    "Do not close",
    "When nothing may be closed without a search; the warnings of “First, listen” appear in the same months.",
  ),
  when: "The months of “Do not close” in words, as the beginning of a sentence.",
  warning:
    "The rest of the sentence that begins with the months; it must also fit after “In April”.",
  law: "What the law protects, in one sentence.",
});

/** The year of the animals that live in houses, `content/season.yaml`. */
export const seasonSchema = group(
  "Season",
  "The calendar of the animals: when there are young, and when nothing may be closed.",
  {
    ...headingFields,
    lead: "Below the heading: how to read the calendar.",
    words: group("Words", "The words of the calendar and of its legend.", {
      born: "In the legend: months in which young are born.",
      cannot_move: "In the legend: months in which young cannot move.",
      leave: "In the legend: months in which young leave.",
      none: "In the legend: months without young.",
      do_not_close: "In the legend: months in which nothing may be closed without a search.",
      law: "The heading above the laws.",
      this_month:
        "The words before the sentence of the current month, on the pages of cities; a colon follows.",
      link: "The link from the pages of cities to the calendar.",
    }),
    animals: list("Animals", "The animals of the calendar.", animal)
      .min(1)
      .refine((list) => new Set(list.map((one) => one.animal)).size === list.length, {
        error: "lists an animal twice",
      }),
    months_heading: "The heading above the twelve sentences on raccoons.",
    months: list(
      "Months",
      "Twelve sentences about raccoons, from January to December.",
      text("Sentence", "What raccoons do in this month, and what to do about it."),
    ).length(12, { error: "must be exactly twelve sentences" }),
    all_year: sentences("In place of the sentence of the current month if scripts are off."),
    note: "A remark below the calendar.",
  },
);

/** The year of the animals that live in houses. */
export type Season = z.infer<typeof seasonSchema>;
