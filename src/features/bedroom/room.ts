import { copyOf, draw, make } from "./elements.ts";
import type { Guide } from "./guide-in-page.ts";
import styles from "./bedroom.css?inline";
import words from "./words.ts?build-time-data";

const crack =
  "M0 8 58 22l22-9 40 30 31-4 28 33 44 6 19 30M80 13l8-13M151 39l26-21 10-18M179 72l-12 28";
const cross = "M18 6 6 18M6 6l12 12";

const picture = (className: string, width: number, height: number, d: string) =>
  draw(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: className, "aria-hidden": "true" },
    draw("path", { d }),
  );

const button = (className: string, ...children: (Node | string)[]) => {
  const element = make("button", className, ...children);
  element.type = "button";
  return element;
};

/** Creates the dark bedroom, as seen from its bed. */
export function createRoom({ speaker, sounds }: Guide) {
  const tracks = make("div", "bedroom-tracks");
  const wall = make("div", "bedroom-wall");
  const dust = make("div", "bedroom-dust", ...Array.from({ length: 6 }, () => make("i", "")));
  const ceiling = make(
    "div",
    "bedroom-ceiling",
    make("i", "bedroom-pane"),
    make("i", "bedroom-rose"),
    make("i", "bedroom-fan"),
    picture("bedroom-crack", 242, 102, crack),
    tracks,
  );
  const camera = make("div", "bedroom-camera", ceiling);
  const scene = make("div", "bedroom-scene", camera, wall, make("i", "bedroom-street"), dust);
  scene.setAttribute("aria-hidden", "true");

  const answer = make("section", "bedroom-answer on-light");
  answer.id = "bedroom-answer";
  answer.hidden = true;
  // Keyboards must scroll it.
  answer.tabIndex = 0;

  const feet = make("i", "bedroom-feet");
  const caption = make("p", "bedroom-caption");

  const patches = sounds.map(({ label, mark, caption: description }, index) => {
    const about = make("span", "", description);
    about.id = `bedroom-about-${index}`;
    about.hidden = true;
    const patch = button("bedroom-patch", copyOf(mark), make("span", "", label), about);
    patch.setAttribute("aria-describedby", about.id);
    patch.setAttribute("aria-pressed", "false");
    return patch;
  });
  const quilt = make("div", "bedroom-quilt", ...patches);
  quilt.setAttribute("role", "group");
  quilt.setAttribute("aria-label", words.question);

  const lampText = make("span", "", words.lamp);
  const lamp = button("bedroom-lamp", make("i", "bedroom-light"), lampText);
  lamp.setAttribute("aria-controls", answer.id);
  lamp.setAttribute("aria-expanded", "false");

  const volumeText = make("span", "", words.volumes[0] ?? "");
  const volume = button(
    "bedroom-tool bedroom-volume",
    ...(speaker ? [speaker.cloneNode(true)] : []),
    volumeText,
  );
  const close = button("bedroom-tool bedroom-close", picture("icon", 24, 24, cross));
  close.setAttribute("aria-label", words.close);

  const room = make(
    "div",
    "bedroom-room",
    make("div", "bedroom-bed", caption, quilt, lamp),
    make("div", "bedroom-top", scene, feet, answer),
    make("div", "bedroom-tools", volume, close),
  );
  const dialog = make("dialog", "bedroom", make("style", "", styles), room);
  dialog.setAttribute("aria-label", words.open);
  return {
    dialog,
    room,
    camera,
    tracks,
    wall,
    dust,
    answer,
    caption,
    patches,
    lamp,
    lampText,
    volume,
    volumeText,
    close,
    feet,
  };
}
