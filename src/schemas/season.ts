import { type z } from "zod";
import { group, headed, list, oneOf, text, whole } from "./fields.ts";

/** The animals of the calendar; each has a drawing. */
export const seasonAnimals = ["raccoon", "squirrel", "skunk", "bat", "bird"] as const;

const months = (title: string, description: string) =>
  list(
    title,
    `${description} The months by number.`,
    whole(1, 12)("Month", "The month's number: 1 is January, 12 is December.", 4),
  ).refine((list) => new Set(list).size === list.length, { error: "names a month twice" });

const animal = group("Animal", "An animal's year.", {
  animal: oneOf(seasonAnimals)("Animal", "Which animal it is.", "raccoon"),
  name: ["The name in the calendar.", "Raccoon"],
  born: months("Born", "When young are born."),
  cannot_move: months("Young cannot move", "When young are too small to leave the den."),
  leave: months("Young leave", "When young follow their mother out, or live on their own."),
  do_not_close: months(
    "Do not close",
    "When nothing may be closed without a search; the warnings under First, listen follow it.",
  ),
  when: ["The same months as the beginning of a sentence.", "From late February to August"],
  warning: [
    "The rest of that sentence; it also follows “In April”.",
    "there may be kits. Close nothing without a search.",
  ],
  law: ["What the law protects, in a sentence.", "It is illegal to kill, harm or keep a bat."],
});

/** The year of the animals that live in houses, `content/season.yaml`. */
export const seasonSchema = group(
  "Season",
  "The year above the ceiling: when there are young, and what to leave.",
  {
    ...headed,
    lead: ["Under the heading: how to read the calendar.", "A lit window means young."],
    words: group("Words", "The words of the calendar and its key.", {
      born: ["For the months of birth.", "Young are born"],
      cannot_move: ["For the months of young that cannot move.", "Young cannot move"],
      leave: ["For the months in which young leave.", "Young leave"],
      none: ["For months without young.", "No young expected"],
      do_not_close: ["For months of a search.", "Close nothing without a search"],
      law: ["Above the laws.", "What the law protects"],
      this_month: ["Before the sentence of the month, on the pages of cities.", "This month"],
      link: ["The link from there to the calendar.", "The whole year"],
    }),
    animals: list("Animals", "The animals, each with its year.", animal)
      .min(1)
      .refine((list) => new Set(list.map((one) => one.animal)).size === list.length, {
        error: "lists an animal twice",
      }),
    months_heading: ["Above the twelve sentences.", "Raccoons, month by month"],
    months: list(
      "Months",
      "Twelve sentences about raccoons, from January to December.",
      text(
        "Sentence",
        "What raccoons do in this month, and what to do about it.",
        "Kits are born, and they cannot move. Close nothing without a search.",
      ),
    ).length(12, { error: "must be exactly twelve sentences" }),
    all_year: [
      "In place of the month's sentence where scripts are off.",
      "From late February to August we look for kits before anything is closed.",
    ],
    note: ["Below the calendar.", "Dates shift with the weather, so we always look."],
  },
);

/** The year of the animals that live in houses. */
export type Season = z.infer<typeof seasonSchema>;
