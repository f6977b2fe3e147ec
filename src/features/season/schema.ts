import { type z } from "zod";
import {
  distinct,
  flag,
  group,
  integerBetween,
  list,
  oneOf,
  sentences,
  text,
  texts,
  words,
} from "#content/fields.ts";

/** The animals that have a drawing for the calendar. */
export const seasonAnimals = ["raccoon", "squirrel", "skunk", "bat", "bird"] as const;

const months = (description: string) =>
  list(
    "Month",
    `${description} List the months by number.`,
    integerBetween(1, 12)("1 is January, 12 is December."),
  ).superRefine(distinct());

const monthNames =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const monthRange = new RegExp(`(${monthNames})(?: to (?:early |mid-|late )?(${monthNames}))?`, "g");
const winter = [12, 1, 2, 3];

/** Returns the numbers of the months that a text names: alone, as a range, or as winter. */
function monthsIn(words: string): Set<number> {
  const numberOf = (name: string) => monthNames.split("|").indexOf(name) + 1;
  const named = [...words.matchAll(monthRange)].flatMap(([, first = "", last = first]) => {
    const [from, to] = [numberOf(first), numberOf(last)];
    return Array.from(
      { length: ((to - from + 12) % 12) + 1 },
      (_, at) => ((from - 1 + at) % 12) + 1,
    );
  });
  return new Set([...named, ...(/\bwinter\b/i.test(words) ? winter : [])]);
}

const animal = group("An animal's year.", {
  animal: oneOf(seasonAnimals)("The animal in the drawing."),
  ...texts("name"),
  search_first: flag("true if a hole may be closed in any month once a search found no young."),
  born: months("When young are born."),
  cannot_move: months("When young are too small to leave the den."),
  leave: months("When young follow their mother out, or live on their own."),
  do_not_close: months("When there may be young behind a hole, of which “First, listen” warns."),
  when: text("The months of “Do not close” in words, as the beginning of a sentence."),
  warning: text("The rest of the sentence after the months; it must also fit after “In April”."),
  ...texts("law…"),
}).refine(
  ({ do_not_close, when }) => monthsIn(when).symmetricDifference(new Set(do_not_close)).size === 0,
  {
    path: ["when"],
    error: "names other months than do_not_close",
  },
);

/** The year of the animals that live in houses, `content/season.yaml`. */
export const seasonSchema = group("When animals have young, and when nothing may be closed.", {
  ...texts("heading lead…"),
  words: words(
    "The words of the calendar and its legend; a colon follows “This month”, on the pages of cities.",
    "born cannot_move leave none do_not_close law this_month link",
  ),
  animals: list("Animal", "The animals of the calendar.", animal)
    .min(1)
    .superRefine(distinct("animal")),
  months: list("Sentence", "Twelve: what raccoons do, and what to do, from January on.").length(12),
  all_year: sentences("In place of the sentence of the current month if scripts are off."),
  ...texts("note…"),
});

/** The year of the animals that live in houses. */
export type Season = z.infer<typeof seasonSchema>;
