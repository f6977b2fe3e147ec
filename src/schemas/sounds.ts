import { type z } from "zod";
import { group, headed, list, oneOf, slug, text } from "./fields.ts";
import { seasonAnimals } from "./season.ts";

/** The drawings of sounds, files `sound-….svg` of `src/assets/art/`. */
const drawings = ["steps", "patter", "scratch", "flutter", "cry", "smell"] as const;

// Keys are slugs, because the page hides answers by keys in its style.
const animalKey = slug("Animal", "An animal's key, from the list below.", "raccoon");

const answer = group("Answer", "What the sound most likely is at these hours.", {
  hours: list(
    "Hours",
    "When this answer holds. Every hour stands in one answer.",
    slug("Hour", "An hour's key, from the list above.", "night"),
  ).min(1),
  likely: list("Most likely", "One animal, or two where the ear cannot tell.", animalKey).min(1),
  could_be: list("Could also be", "Other animals.", animalKey).min(1),
  text: text(
    "Why",
    "One or two short sentences on the hour. Never a percentage or a certainty.",
    "Raccoons are up at night, and heavy enough to hear.",
  ),
  season: list(
    "Warnings",
    "Animals whose warning shows in months when nothing may be closed.",
    oneOf(seasonAnimals)("Animal", "Whose year it is, from season.yaml.", "raccoon"),
  ).optional(),
});

const sound = group("Sound", "A sound, and what it may be.", {
  label: text("Sound", "A few words on the tile.", "Slow, heavy steps"),
  drawing: oneOf(drawings)("Drawing", "Which drawing stands on the tile.", "steps"),
  answers: list(
    "Answers",
    "By hour. The first one also shows before an hour is chosen.",
    answer,
  ).min(1),
  probably_not: ["What it hardly is, and why.", "mice or bats. They are too light."],
  do: list(
    "To do",
    "Exactly three short things to do.",
    text("Step", "A short sentence.", "Stay below. Keep the attic hatch shut."),
  ).length(3, { error: "must be exactly three things to do" }),
  do_not: text("Not to do", "One short thing not to do.", "Close no hole, not even a small one."),
});

const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** What a sound in the house may be, `content/sounds.yaml`. */
export const soundsSchema = group("Sounds", "First, listen: what a sound in the house may be.", {
  plate: headed.plate,
  heading: headed.heading,
  lead: ["Under the heading, where it is not the home page.", "Listen for a minute."],
  words: group("Words", "The words around the answers.", {
    heard: ["Above the sounds.", "What do you hear?"],
    when: ["Beside the hours.", "When?"],
    saw: ["Above what can be seen.", "What did you see?"],
    optional: ["Behind the third question.", "(optional)"],
    waiting: ["In place of an answer.", "Listen for a minute first."],
    most_likely: ["Above the answer.", "Most likely"],
    could_be: ["Before other animals.", "Could also be"],
    probably_not: ["Before what it hardly is.", "Probably not"],
    photo: [
      "Where the ear cannot tell animals apart; they stand in place of the braces.",
      "{animals} can sound alike. Please send a photo.",
    ],
    disagree: [
      "Where none of the sound's animals leaves such a sign.",
      "Sound and sign disagree: we look before we say.",
    ],
    in_month: ["How a warning begins; the month stands for the braces.", "In {month}"],
    send: ["The link that writes it into the form.", "Send this with my quote request"],
    message: ["What the form's message begins with.", "I hear:"],
    start_again: ["The button that undoes the choices.", "Start again"],
  }),
  hours: list(
    "Hours",
    "The times of day to choose from.",
    group("Hour", "A time of day.", {
      key: slug("Key", "A short name that answers use.", "night"),
      label: text("Hour", "The words on the button.", "Night"),
    }),
  ).min(1),
  signs: list(
    "Signs",
    "What may be seen beside the sound.",
    group("Sign", "Something that can be seen, and what it tells.", {
      label: text("Sign", "What can be seen.", "Small hole or gap"),
      animals: list("Animals", "Who leaves it.", animalKey),
      text: text("Meaning", "What it tells, in a sentence.", "A hole that big fits a raccoon."),
    }),
  ),
  sounds: list("Sounds", "The sounds, in the order of the tiles.", sound).min(1),
  animals: list(
    "Animals",
    "Every animal that an answer names.",
    group("Animal", "An animal that answers name.", {
      key: slug("Key", "A short name that answers use.", "raccoon"),
      name: ["The name within a sentence.", "a raccoon"],
    }),
  ).min(1),
  alike: list(
    "Alike",
    "Where an answer names two of a group, it asks for a photo.",
    list("Alike", "Animals that the ear cannot tell apart.", animalKey).min(2),
  ),
}).superRefine(({ hours, signs, sounds, animals, alike }, context) => {
  const hourKeys = hours.map((hour) => hour.key);
  const animalKeys = animals.map((animal) => animal.key);
  const refuse = (path: (string | number)[], message: string) => {
    context.addIssue({ code: "custom", path, message });
  };
  // An empty key is told where it is; everything that names it would only repeat that.
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
