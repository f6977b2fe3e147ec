import { copyOf, draw, make } from "./elements.ts";
import type { Guide } from "./guide-in-page.ts";
import styles from "./lights-out.css?inline";
import words from "./words.ts?at-build";

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
export function createRoom({ question, speaker, sounds }: Guide) {
  const tracks = make("div", "lo-tracks");
  const wall = make("div", "lo-wall");
  const dust = make("div", "lo-dust", ...Array.from({ length: 6 }, () => make("i", "")));
  const ceiling = make(
    "div",
    "lo-ceiling",
    make("i", "lo-pane"),
    make("i", "lo-rose"),
    make("i", "lo-fan"),
    picture("lo-crack", 242, 102, crack),
    tracks,
  );
  const camera = make("div", "lo-camera", ceiling);
  const scene = make("div", "lo-scene", camera, wall, make("i", "lo-street"), dust);
  scene.ariaHidden = "true";

  const answer = make("section", "lo-answer on-light");
  answer.id = "lo-answer";
  answer.hidden = true;
  // Keyboards must scroll it.
  answer.tabIndex = 0;

  const feet = make("i", "lo-feet");
  const caption = make("p", "lo-caption");

  const patches = sounds.map(({ label, mark, caption: description }, index) => {
    const about = make("span", "", description);
    about.id = `lo-about-${index}`;
    about.hidden = true;
    const patch = button("lo-patch", copyOf(mark), make("span", "", label), about);
    patch.setAttribute("aria-describedby", about.id);
    patch.ariaPressed = "false";
    return patch;
  });
  const quilt = make("div", "lo-quilt", ...patches);
  quilt.role = "group";
  quilt.ariaLabel = question;

  const lampText = make("span", "", words.lamp);
  const lamp = button("lo-lamp", make("i", "lo-light"), lampText);
  lamp.setAttribute("aria-controls", answer.id);
  lamp.ariaExpanded = "false";

  const volumeText = make("span", "", words.volumes[0] ?? "");
  const volume = button(
    "lo-tool lo-volume",
    ...(speaker ? [speaker.cloneNode(true)] : []),
    volumeText,
  );
  const close = button("lo-tool lo-close", picture("icon", 24, 24, cross));
  close.ariaLabel = words.close;

  const room = make(
    "div",
    "lo-room",
    make("div", "lo-bed", caption, quilt, lamp),
    make("div", "lo-top", scene, feet, answer),
    make("div", "lo-tools", volume, close),
  );
  const dialog = make("dialog", "lo", make("style", "", styles), room);
  dialog.ariaLabel = words.open;
  return {
    ...{ dialog, room, camera, tracks, wall, dust, answer, caption, patches },
    ...{ lamp, lampText, volume, volumeText, close, feet },
  };
}
