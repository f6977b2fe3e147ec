import { z } from "zod";
import { about, headed, slug, text } from "./fields.ts";
import { seasonAnimals } from "./season.ts";

/** The drawings of sounds, files `sound-….svg` of `src/assets/art/`. */
const drawings = ["steps", "patter", "scratch", "flutter", "cry", "smell"] as const;

/** The page hides answers by keys in its style, so that nothing but a plain name may be one. */
const key = (title: string, description: string, example: string) =>
  slug.meta(about(title, description, example));

const animalKey = key("Animal", "An animal's key, from the list below.", "raccoon");

const answer = z
  .strictObject({
    hours: z
      .array(key("Hour", "An hour's key, from the list above.", "night"))
      .min(1)
      .meta(about("Hours", "When this answer holds. Every hour stands in one answer.")),
    likely: z
      .array(animalKey)
      .min(1)
      .meta(about("Most likely", "One animal, or two where the ear cannot tell.")),
    could_be: z.array(animalKey).min(1).meta(about("Could also be", "Other animals.")),
    text: text.meta(
      about(
        "Why",
        "One or two short sentences on the hour. Never a percentage or a certainty.",
        "Raccoons are up at night, and heavy enough to hear.",
      ),
    ),
    season: z
      .array(
        z
          .enum(seasonAnimals)
          .meta(about("Animal", "Whose year it is, from season.yaml.", "raccoon")),
      )
      .meta(about("Warnings", "Animals whose warning shows in months when nothing may be closed."))
      .optional(),
  })
  .meta(about("Answer", "What the sound most likely is at these hours."));

const sound = z
  .strictObject({
    label: text.meta(about("Sound", "A few words on the tile.", "Slow, heavy steps")),
    drawing: z.enum(drawings).meta(about("Drawing", "Which drawing stands on the tile.", "steps")),
    answers: z
      .array(answer)
      .min(1)
      .meta(about("Answers", "By hour. The first one also shows before an hour is chosen.")),
    probably_not: text.meta(
      about("Probably not", "What it hardly is, and why.", "mice or bats. They are too light."),
    ),
    do: z
      .array(
        text.meta(about("Step", "A short sentence.", "Stay below. Keep the attic hatch shut.")),
      )
      .length(3, { error: "must be exactly three things to do" })
      .meta(about("To do", "Exactly three short things to do.")),
    do_not: text.meta(
      about("Not to do", "One short thing not to do.", "Close no hole, not even a small one."),
    ),
  })
  .meta(about("Sound", "A sound, and what it may be."));

const words = {
  heard: text.meta(about("First question", "Above the sounds.", "What do you hear?")),
  when: text.meta(about("Second question", "Beside the hours.", "When?")),
  saw: text.meta(about("Third question", "Above what can be seen.", "What did you see?")),
  optional: text.meta(about("Optional", "Behind the third question.", "(optional)")),
  waiting: text.meta(
    about("Before a choice", "In place of an answer.", "Listen for a minute first."),
  ),
  most_likely: text.meta(about("Most likely", "Above the answer.", "Most likely")),
  could_be: text.meta(about("Could also be", "Before other animals.", "Could also be")),
  probably_not: text.meta(about("Probably not", "Before what it hardly is.", "Probably not")),
  photo: text.meta(
    about(
      "Photo",
      "Where the ear cannot tell animals apart; they stand in place of the braces.",
      "{animals} can sound alike. Please send a photo.",
    ),
  ),
  disagree: text.meta(
    about(
      "Sound against sign",
      "Where none of the sound's animals leaves such a sign.",
      "Sound and sign disagree: we look before we say.",
    ),
  ),
  in_month: text.meta(
    about("In the month", "How a warning begins; the month stands for the braces.", "In {month}"),
  ),
  send: text.meta(
    about("Send", "The link that writes it into the form.", "Send this with my quote request"),
  ),
  message: text.meta(
    about("Beginning of the message", "What the form's message begins with.", "I hear:"),
  ),
  again: text.meta(about("Start again", "The button that undoes the choices.", "Start again")),
};

const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** What a sound in the house may be, `content/sounds.yaml`. */
export const soundsSchema = z
  .strictObject({
    plate: headed.plate,
    heading: headed.heading,
    lead: text.meta(
      about("Lead", "Under the heading, where it is not the home page.", "Listen for a minute."),
    ),
    words: z.strictObject(words).meta(about("Words", "The words around the answers.")),
    hours: z
      .array(
        z
          .strictObject({
            key: key("Key", "A short name that answers use.", "night"),
            label: text.meta(about("Hour", "The words on the button.", "Night")),
          })
          .meta(about("Hour", "A time of day.")),
      )
      .min(1)
      .meta(about("Hours", "The times of day to choose from.")),
    signs: z
      .array(
        z
          .strictObject({
            label: text.meta(about("Sign", "What can be seen.", "Small hole or gap")),
            animals: z.array(animalKey).meta(about("Animals", "Who leaves it.")),
            text: text.meta(
              about("Meaning", "What it tells, in a sentence.", "A hole that big fits a raccoon."),
            ),
          })
          .meta(about("Sign", "Something that can be seen, and what it tells.")),
      )
      .meta(about("Signs", "What may be seen beside the sound.")),
    sounds: z.array(sound).min(1).meta(about("Sounds", "The sounds, in the order of the tiles.")),
    animals: z
      .array(
        z
          .strictObject({
            key: key("Key", "A short name that answers use.", "raccoon"),
            name: text.meta(about("Name", "The name within a sentence.", "a raccoon")),
          })
          .meta(about("Animal", "An animal that answers name.")),
      )
      .min(1)
      .meta(about("Animals", "Every animal that an answer names.")),
    alike: z
      .array(
        z.array(animalKey).min(2).meta(about("Alike", "Animals that the ear cannot tell apart.")),
      )
      .meta(about("Alike", "Where an answer names two of a group, it asks for a photo.")),
  })
  .superRefine(({ hours, signs, sounds, animals, alike }, context) => {
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
      // A key that is empty is reported where it stands, and not wherever it is used.
      if (animalKeys.includes("")) return;
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
      if (
        !isDistinct(answered) ||
        new Set(answered).symmetricDifference(new Set(hourKeys)).size > 0
      )
        refuse(path, `must hold each hour in one answer: ${hourKeys.join(", ")}`);
    });
  })
  .meta(about("Sounds", "First, listen: what a sound in the house may be."));

/** What a sound in the house may be. */
export type Sounds = z.infer<typeof soundsSchema>;
