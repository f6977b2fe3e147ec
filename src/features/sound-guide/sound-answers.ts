import { locale } from "#site.ts";
import type { Season } from "#features/season/schema.ts";
import type { Sounds } from "./schema.ts";

/** Joins names, such as “a raccoon and a skunk”. */
const conjunction = new Intl.ListFormat(locale, { type: "conjunction" });
/** Joins names, such as “a raccoon, an opossum or a skunk”. */
const disjunction = new Intl.ListFormat(locale, { type: "disjunction" });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The sound guide for each sound: answers by hour with the animals' names, a request for a photo
 * where animals sound alike, the season's warnings, and the signs that none of its animals leaves.
 */
export function soundAnswers({ sounds, signs, animals, alike, words }: Sounds, season: Season) {
  const names = new Map(animals.map(({ key, name }) => [key, name]));
  const namesOf = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key);
  return sounds.map((sound) => {
    const animalsOfSound = new Set(
      sound.answers.flatMap(({ likely, could_be }) => [...likely, ...could_be]),
    );
    return {
      ...sound,
      contradictingSigns: signs.flatMap((sign, index) =>
        sign.animals.some((animal) => animalsOfSound.has(animal)) ? [] : [index],
      ),
      answers: sound.answers.map((answer) => {
        const animalsOfAnswer = [...answer.likely, ...answer.could_be];
        const soundAlike = alike
          .map((group) => animalsOfAnswer.filter((animal) => group.includes(animal)))
          .filter((group) => group.length > 1);
        return {
          ...answer,
          likely: `${capitalized(disjunction.format(namesOf(answer.likely)))}.`,
          could_be: disjunction.format(namesOf(answer.could_be)),
          photoRequests: soundAlike.map((group) =>
            capitalized(words.photo.replace("{animals}", conjunction.format(namesOf(group)))),
          ),
          warnings: season.animals.filter(({ animal }) => answer.season?.includes(animal)),
        };
      }),
    };
  });
}
