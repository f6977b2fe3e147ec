import { locale } from "#site.ts";
import { fillIn } from "#content/fill-in.ts";
import { heardPath } from "#routes.ts";
import type { Season } from "#features/season/schema.ts";
import type { Sounds } from "./schema.ts";

/** Joins names, such as “a raccoon and a skunk”. */
const conjunction = new Intl.ListFormat(locale, { type: "conjunction" });
/** Joins names, such as “a raccoon, an opossum or a skunk”. */
const disjunction = new Intl.ListFormat(locale, { type: "disjunction" });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sound guide for each sound, with prices, warnings, and signs that none of its animals leaves. */
export function soundAnswers(
  { sounds, signs, animals, alike, words }: Sounds,
  season: Season,
  locations: readonly { place: string; title: string; price: string }[],
) {
  const names = new Map(animals.map(({ key, name }) => [key, name]));
  const namesOf = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key);
  return sounds.map((sound) => {
    const animalsOfSound = new Set(
      sound.answers.flatMap(({ likely, could_be }) => [...likely, ...could_be]),
    );
    const location = locations.find(({ place }) => place === sound.place);
    return {
      ...sound,
      path: heardPath(sound.key),
      picture: `heard/${sound.key}.svg`,
      typicalPrice:
        location && fillIn(words.typical_price, { place: location.title, price: location.price }),
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
          likely: capitalized(disjunction.format(namesOf(answer.likely))),
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
