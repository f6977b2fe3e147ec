/** The answer of the sound guide in one line, as the quote form's message has it. */
import { content } from "./pages.ts";

const { sounds, costGuide } = content;
const { words } = sounds;
type Sound = (typeof sounds.sounds)[number];

/** Returns what the place of a sound usually costs; undefined if no place belongs to it. */
const typicalPrice = ({ place }: Sound) => {
  const location = costGuide.locations.find((one) => one.place === place);
  return (
    location &&
    words.typical_price.replace("{place}", location.title).replace("{price}", location.price)
  );
};

/** The line for a sound, an hour, and a sign of an animal that makes the sound. */
export function heardLine(
  sound: Sound,
  hour?: (typeof sounds.hours)[number],
  sign?: (typeof sounds.signs)[number],
) {
  const answer = sound.answers.find(({ hours }) => !hour || hours.includes(hour.key));
  const names = (answer?.likely ?? []).map(
    (animal) => sounds.animals.find(({ key }) => key === animal)?.name,
  );
  return [
    words.message,
    hour ? `${sound.label} ${hour.phrase}.` : `${sound.label}.`,
    sign && `${sign.label}.`,
    `${words.most_likely} ${names.join(" or ")}.`,
    typicalPrice(sound),
  ]
    .filter(Boolean)
    .join(" ");
}
