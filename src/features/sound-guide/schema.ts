import { type z } from "zod";
import {
  distinct,
  group,
  line,
  list,
  oneOf,
  pageHead,
  sentences,
  slug,
  text,
  texts,
  words,
} from "#content/fields.ts";
import { situationRows } from "#features/emergency/schema.ts";
import { placeNames } from "#features/cost-guide/schema.ts";
import { seasonAnimals } from "#features/season/schema.ts";

/** The keys of the sounds, which are in the names of their drawings and in addresses too. */
const soundKeys = ["steps", "patter", "scratch", "flutter", "cry", "smell"] as const;

/** The key of a sound. */
export type SoundKey = (typeof soundKeys)[number];

// Keys are slugs, because the page's CSS selects answers by them.
const animalKey = slug("A key of the list “Animals”.");

const answer = group("What the sound most likely is at certain hours.", {
  hours: list("Hour", "Every hour must be in exactly one answer.", slug("")).min(1),
  likely: list("Animal", "One animal, or two that cannot be told apart by ear.", animalKey).min(1),
  could_be: list("Animal", "Other animals that make such a sound.", animalKey).min(1),
  text: sentences("Why it is probably this animal, without percentages."),
  season: list(
    "Animal",
    "The animals whose warning is shown in the months when nothing may be closed.",
    oneOf(seasonAnimals)(""),
  ).optional(),
});

const sound = group("A sound, and what it may be.", {
  label: line("The sound in a few words, on its tile."),
  key: oneOf(soundKeys)("By which it has its drawing and its sketch."),
  // The heading of its page too.
  title: pageHead.title,
  lead: pageHead.meta_description.meta({
    description: "Below the heading of its page, and in previews.",
  }),
  place: oneOf(placeNames)(
    "Where in the cost guide such an animal usually is, if anywhere.",
  ).optional(),
  situations: situationRows("The situations of emergency.yaml whose rows are shown.").optional(),
  answers: list("Answer", "By hour; the first is shown until one is chosen.", answer).min(1),
  ...texts("probably_not…"),
  do: list("Step", "Exactly three things to do.").length(3),
  ...texts("do_not"),
});

/** A key of this file, by which its other parts and addresses name an entry. */
const key = slug("Stays the same, since other parts of this file and links name it.");

/** The answers to sounds in the house, `content/sounds.yaml`. */
export const soundsSchema = group("“First, listen”: what a sound in the house may be.", {
  ...texts("kicker heading"),
  lead: sentences("Below the heading, on pages other than the home page."),
  words: group("The words around the answers.", {
    ...texts("heard when saw optional waiting most_likely could_be probably_not"),
    photo: text("Shown if {animals}, those of an answer, cannot be told apart by ear."),
    disagree: text("Shown if none of the animals of the sound leaves the chosen sign."),
    ...texts("in_month {month} send message share copied"),
    take_off: line("The button that takes the answer off the quote form."),
    ...texts("typical_price {place} {price} start_again play {sound} sketch…"),
  }),
  page: words(
    "The headings of the page of each sound; “ask” is above the links to the quote form.",
    "answers ask now others",
  ),
  hours: list("Hour", "The times of day; the phrase follows a sound in a sentence.", {
    key,
    ...texts("label phrase"),
  })
    .min(1)
    .superRefine(distinct("key")),
  signs: list("Sign", "What can be seen in addition to the sound.", {
    key,
    ...texts("label"),
    animals: list("Animal", "The animals that leave the sign.", animalKey),
    ...texts("text…"),
  }).superRefine(distinct("key")),
  sounds: list("Sound", "The sounds, in the order of the tiles.", sound)
    .min(1)
    .superRefine(distinct("key")),
  animals: list("Animal", "All animals in the answers; names stand within a sentence.", {
    key,
    ...texts("name"),
  })
    .min(1)
    .superRefine(distinct("key")),
  alike: list(
    "Alike",
    "Groups of animals that sound alike. An answer with two animals of a group asks for a photo.",
    list("Animal", "Animals that cannot be told apart by ear.", animalKey).min(2),
  ),
}).superRefine(({ hours, signs, sounds, animals, alike }, context) => {
  const hourKeys = hours.map((hour) => hour.key);
  const animalKeys = animals.map((animal) => animal.key);
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const checkAnimals = (path: (string | number)[], keys: readonly string[]) => {
    keys.forEach((name, index) => {
      if (!animalKeys.includes(name))
        refuse([...path, index], `must be one of the animals' keys: ${animalKeys.join(", ")}`);
    });
  };
  signs.forEach((sign, index) => {
    checkAnimals(["signs", index, "animals"], sign.animals);
  });
  alike.forEach((group, index) => {
    checkAnimals(["alike", index], group);
  });
  sounds.forEach(({ answers }, index) => {
    const path = ["sounds", index, "answers"];
    answers.forEach((one, place) => {
      checkAnimals([...path, place, "likely"], one.likely);
      checkAnimals([...path, place, "could_be"], one.could_be);
    });
    const answered = answers.flatMap((one) => one.hours);
    if (answered.toSorted().join() !== hourKeys.toSorted().join())
      refuse(path, `must hold each hour in one answer: ${hourKeys.join(", ")}`);
  });
});

/** The words of the sound guide, with all sounds and their answers. */
export type Sounds = z.infer<typeof soundsSchema>;
