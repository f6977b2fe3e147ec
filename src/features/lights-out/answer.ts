import bat from "#assets/art/month-bat.svg?url";
import bird from "#assets/art/bird.svg?url";
import raccoon from "#assets/art/raccoon.svg?url";
import squirrel from "#assets/art/squirrel.svg?url";
import { copyOf, make } from "./elements.ts";
import type { Guide, Sound } from "./guide-in-page.ts";
import words from "./words.ts?at-build";

const pictures: Readonly<Record<string, string>> = { bat, bird, raccoon, squirrel };

/** The attic above the answer: the likely animal before its window; without a drawing, two eyes. */
function attic(picture: string, mark?: SVGElement) {
  const name = pictures[picture];
  const arch = make("div", `lo-arch lo-${picture}`);
  if (name) {
    const image = make("img", "");
    image.src = name;
    image.alt = "";
    arch.append(image);
  }
  const tracks = mark ? [copyOf(mark)] : [];
  const above = make("div", "lo-attic", ...tracks, arch);
  above.ariaHidden = "true";
  return above;
}

/** What the lamp shows: the answer of the sound guide at the chosen hour, or that none is chosen. */
export function answerTo(sound: Sound | undefined, guide: Guide): Node[] {
  const call = guide.call?.cloneNode(true);
  if (call instanceof HTMLElement) call.className = "btn btn-primary figures lo-call";
  const calls = call ? [call] : [];
  if (!sound)
    return [attic("eyes"), make("div", "lo-text", make("h2", "", guide.waiting), ...calls)];
  const answers = [...sound.card.querySelectorAll<HTMLElement>("[data-hours]")];
  const hour = words.hours[guide.chosenHour()] ?? "";
  const index = Math.max(
    answers.findIndex(({ dataset }) => dataset["hours"]?.split(" ").includes(hour)),
    0,
  );
  const answer = make("div", "lo-likely");
  answer.append(...(answers[index]?.cloneNode(true).childNodes ?? []));
  // Its last paragraph before the price says what not to do, after a cross.
  const doNot = [...sound.card.querySelectorAll(":scope > p:not(._price)")].at(-1);
  const never = doNot?.lastChild?.textContent?.trim() ?? "";
  const leave = [never, ...sound.leave].map((text) => make("li", "", text));
  return [
    attic(sound.pictures[index] ?? "eyes", sound.mark),
    make(
      "div",
      "lo-text",
      answer,
      make(
        "div",
        "lo-rest",
        make("p", "lo-price", sound.price),
        make("p", "lo-quote", words.quote),
        ...calls,
        make("h3", "", words.leave),
        make("ul", "", ...leave),
      ),
    ),
  ];
}
