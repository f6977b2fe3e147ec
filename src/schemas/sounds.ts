import { type z } from "zod";
import { group, headingFields, list, oneOf, slug, text } from "./fields.ts";
import { seasonAnimals } from "./season.ts";

/** The drawings of sounds: the files `sound-….svg` in `src/assets/art/`. */
const drawings = ["steps", "patter", "scratch", "flutter", "cry", "smell"] as const;

// Keys are slugs, because the page's CSS selects answers by them.
const animalKey = slug("Animal", "The key of an animal in the list “Animals”.", "raccoon");

const answer = group("Answer", "What the sound most likely is at certain hours.", {
  hours: list(
    "Hours",
    "The hours for which this answer is shown. Every hour must be in exactly one answer.",
    slug("Hour", "The key of an hour in the list “Hours”.", "night"),
  ).min(1),
  likely: list(
    "Most likely",
    "One animal, or two that cannot be told apart by ear.",
    animalKey,
  ).min(1),
  could_be: list("Could also be", "Other animals that make such a sound.", animalKey).min(1),
  text: text(
    "Why",
    "One or two short sentences on why it is this animal at these hours. No percentages, and nothing is certain.",
  ),
  season: list(
    "Warnings",
    "The animals whose warning is shown in the months when nothing may be closed.",
    oneOf(seasonAnimals)("Animal", "An animal of season.yaml.", "raccoon"),
  ).optional(),
});

const sound = group("Sound", "A sound, and what it may be.", {
  label: text("Sound", "The sound in a few words, on its tile.", "Slow, heavy steps"),
  drawing: oneOf(drawings)("Drawing", "The drawing on the tile.", "steps"),
  answers: list(
    "Answers",
    "The answers by hour. The first one is also shown before an hour is chosen.",
    answer,
  ).min(1),
  probably_not: "What the sound is probably not, and why.",
  do: list(
    "To do",
    "Exactly three things to do, in short sentences.",
    text("Step", "One thing to do.", "Stay below. Keep the attic hatch shut."),
  ).length(3, { error: "must be exactly three things to do" }),
  do_not: text("Not to do", "One thing not to do, in a short sentence."),
});

const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** What a sound in the house may be, `content/sounds.yaml`. */
export const soundsSchema = group("Sounds", "“First, listen”: what a sound in the house may be.", {
  kicker: headingFields.kicker,
  heading: headingFields.heading,
  lead: "Below the heading, on pages other than the home page.",
  words: group("Words", "The words around the answers.", {
    heard: "The question above the sounds.",
    when: "The question beside the hours.",
    saw: "The question above the signs.",
    optional: "After the question above the signs.",
    waiting: "In place of an answer, until a sound is chosen.",
    most_likely: "The label above the most likely animal.",
    could_be: "The label of other possible animals.",
    probably_not: "The label of what the sound is probably not.",
    photo:
      "Shown if the animals of an answer cannot be told apart by ear; {animals} are their names.",
    disagree: "Shown if none of the animals of the sound leaves the chosen sign.",
    in_month: "The beginning of a warning; {month} is the current month.",
    send: "The link that copies the choices into the message of the form.",
    message: "The beginning of the message in the form.",
    start_again: "The button that clears the choices.",
  }),
  hours: list(
    "Hours",
    "The times of day to choose from.",
    group("Hour", "A time of day.", {
      key: slug("Key", "A short name by which answers refer to the hour.", "night"),
      label: text("Hour", "The words on the button.", "Night"),
    }),
  ).min(1),
  signs: list(
    "Signs",
    "What can be seen in addition to the sound.",
    group("Sign", "Something that can be seen, and what it means.", {
      label: text("Sign", "What can be seen.", "Small hole or gap"),
      animals: list("Animals", "The animals that leave the sign.", animalKey),
      text: text("Meaning", "What the sign means, in one sentence."),
    }),
  ),
  sounds: list("Sounds", "The sounds, in the order of the tiles.", sound).min(1),
  animals: list(
    "Animals",
    "All animals in the answers.",
    group("Animal", "An animal in the answers.", {
      key: slug("Key", "A short name by which answers refer to the animal.", "raccoon"),
      name: "The animal's name within a sentence.",
    }),
  ).min(1),
  alike: list(
    "Alike",
    "Groups of animals that sound alike. An answer with two animals of a group asks for a photo.",
    list("Alike", "Animals that cannot be told apart by ear.", animalKey).min(2),
  ),
}).superRefine(({ hours, signs, sounds, animals, alike }, context) => {
  const hourKeys = hours.map((hour) => hour.key);
  const animalKeys = animals.map((animal) => animal.key);
  const refuse = (path: (string | number)[], message: string) => {
    context.addIssue({ code: "custom", path, message });
  };
  // An empty key is reported by its own schema; errors at every reference to it would only repeat that.
  if ([...hourKeys, ...animalKeys].some((key) => key.trim() === "")) return;
  if (!isDistinct(hourKeys)) refuse(["hours"], "has a key twice");
  if (!isDistinct(animalKeys)) refuse(["animals"], "has a key twice");
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
    if (!isDistinct(answered) || new Set(answered).symmetricDifference(new Set(hourKeys)).size > 0)
      refuse(path, `must hold each hour in one answer: ${hourKeys.join(", ")}`);
  });
});

/** What a sound in the house may be. */
export type Sounds = z.infer<typeof soundsSchema>;
