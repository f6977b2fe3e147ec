import type { Season } from "#schemas/season.ts";
import type { Sounds } from "#schemas/sounds.ts";

/** Such as “a raccoon, an opossum or a skunk”. */
const listed = (names: readonly string[], word: "and" | "or") =>
  new Intl.ListFormat("en-CA", { type: word === "and" ? "conjunction" : "disjunction" }).format(
    names,
  );

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What is shown for each sound: its answers by hour with the animals' names, a word on the animals that the ear cannot
 * tell apart, the warnings of the season, and the signs that none of the sound's animals leaves.
 */
export function soundAnswers({ sounds, signs, animals, alike, words }: Sounds, season: Season) {
  const names = new Map(animals.map(({ key, name }) => [key, name]));
  const namesOf = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key);
  return sounds.map((sound) => {
    const own = new Set(sound.answers.flatMap(({ likely, could_be }) => [...likely, ...could_be]));
    return {
      ...sound,
      disagreeing: signs.flatMap((sign, index) =>
        sign.animals.some((animal) => own.has(animal)) ? [] : [index],
      ),
      answers: sound.answers.map((answer) => {
        const named = [...answer.likely, ...answer.could_be];
        const inseparable = alike
          .map((group) => named.filter((animal) => group.includes(animal)))
          .filter((group) => group.length > 1);
        return {
          ...answer,
          likely: `${capitalized(listed(namesOf(answer.likely), "or"))}.`,
          could_be: listed(namesOf(answer.could_be), "or"),
          photo: inseparable.map((group) =>
            capitalized(words.photo.replace("{animals}", listed(namesOf(group), "and"))),
          ),
          warnings: season.animals.filter(({ animal }) => answer.season?.includes(animal)),
        };
      }),
    };
  });
}
