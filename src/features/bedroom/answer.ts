import bat from "#assets/art/month-bat.svg?url";
import bird from "#assets/art/bird.svg?url";
import raccoon from "#assets/art/raccoon.svg?url";
import squirrel from "#assets/art/squirrel.svg?url";
import type { AtticPicture } from "#features/sound-guide/schema.ts";
import { copyOf, make } from "./elements.ts";
import type { Guide, Sound } from "./guide-in-page.ts";
import words from "./words.ts?build-time-data";

const pictures: Readonly<Record<AtticPicture, string | undefined>> = {
  bat,
  bird,
  raccoon,
  squirrel,
  // Drawn by styles.
  eyes: undefined,
  nobody: undefined,
};

/** The attic above the answer: the likely animal before its window. */
function attic(picture: AtticPicture, mark?: SVGElement) {
  const source = pictures[picture];
  const arch = make("div", `bedroom-arch bedroom-${picture}`);
  if (source) {
    const image = make("img", "");
    image.src = source;
    image.alt = "";
    arch.append(image);
  }
  const tracks = mark ? [copyOf(mark)] : [];
  const above = make("div", "bedroom-attic", ...tracks, arch);
  above.setAttribute("aria-hidden", "true");
  return above;
}

/** What the lamp shows: the answer of the sound guide at the chosen hour, or that none is chosen. */
export function renderAnswer(sound: Sound | undefined, guide: Guide): Node[] {
  const call = guide.call?.cloneNode(true);
  if (call instanceof HTMLElement) call.className = "btn btn-primary figures bedroom-call";
  const calls = call ? [call] : [];
  if (!sound)
    return [attic("eyes"), make("div", "bedroom-text", make("h2", "", words.waiting), ...calls)];
  const answers = [...sound.card.querySelectorAll<HTMLElement>("[data-hours]")];
  const hour = guide.chosenHour() ?? "";
  const index = Math.max(
    answers.findIndex(({ dataset }) => dataset["hours"]?.split(" ").includes(hour)),
    0,
  );
  const answer = make("div", "bedroom-likely");
  answer.append(...(answers[index]?.cloneNode(true).childNodes ?? []));
  const leave = sound.leave.map((text) => make("li", "", text));
  return [
    attic(sound.pictures[index] ?? "eyes", sound.mark),
    make(
      "div",
      "bedroom-text",
      answer,
      make(
        "div",
        "bedroom-rest",
        make("p", "bedroom-price", sound.price),
        make("p", "bedroom-quote", words.quote),
        ...calls,
        make("h3", "", words.leave),
        make("ul", "", ...leave),
      ),
    ),
  ];
}
