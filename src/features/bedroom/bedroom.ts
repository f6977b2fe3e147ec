import { play } from "#features/sound-guide/sound-sketch.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";
import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";
import { closeOnBack } from "#ui/dialog/close-on-back.client.ts";
import { renderAnswer } from "./answer.ts";
import { make } from "./elements.ts";
import { guideAround } from "./guide-in-page.ts";
import { createRoom } from "./room.ts";
import { holdTracks, passesOf, passSeconds, showTracks } from "./animal-tracks.ts";
import words from "./words.ts?build-time-data";

/** How loud the three volumes are: low, louder, off. */
const gains = [0.35, 1, 0];

/** How far a finger moves sideways for the next sound, in pixels. */
const swipe = 48;

/** Opens the dark bedroom around a button of the sound guide. */
export function openBedroom(opener: HTMLButtonElement, context: AudioContext) {
  const guide = guideAround(opener);
  if (!guide || document.querySelector(".bedroom")) return;
  const { sounds } = guide;
  const parts = createRoom(guide);
  const { dialog, room, answer, caption, patches, lamp, volume } = parts;

  const output = new GainNode(context, { gain: gains[0] });
  output.connect(context.destination);
  let loudness = 0;
  let chosen = -1;
  let silence: (() => void) | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    silence?.();
    silence = undefined;
    patches[chosen]?.setAttribute("aria-pressed", "false");
  };

  /** Before its end. */
  const interrupt = () => {
    if (timers.length > 0) holdTracks();
    stop();
  };

  const say = (...lines: Node[]) => caption.replaceChildren(...lines);

  const setLamp = (isOn: boolean) => {
    if (isOn) {
      interrupt();
      answer.setAttribute("aria-label", sounds[chosen]?.label ?? words.open);
      answer.replaceChildren(...renderAnswer(sounds[chosen], guide));
      answer.scrollTop = 0;
    }
    answer.hidden = !isOn;
    room.toggleAttribute("data-lit", isOn);
    lamp.setAttribute("aria-expanded", String(isOn));
    parts.lampText.textContent = isOn ? words.lamp_off : words.lamp;
  };

  /** The plaster, the feet and a grain of dust move under a heavy step. */
  const shake = (delay: number, step: number) => {
    const press = (y: number) => ({
      transform: ["none", `translateY(${y}px)`, "none"],
      offset: [0, 0.16, 1],
    });
    const fall = { opacity: [0, 0.8, 0], transform: ["none", "translateY(9rem)"] };
    const { children } = parts.dust;
    return [
      parts.camera.animate(press(5), { delay, duration: 420, easing: "ease-out" }),
      parts.feet.animate(press(-4), { delay, duration: 420, easing: "ease-out" }),
      ...[children[step % children.length]].flatMap(
        (grain) => grain?.animate(fall, { delay, duration: 1300, easing: "ease-in" }) ?? [],
      ),
    ];
  };

  const listen = (index: number) => {
    const sound = sounds[index];
    if (!sound) return;
    stop();
    setLamp(false);
    patches[chosen]?.removeAttribute("aria-current");
    chosen = index;
    patches[index]?.setAttribute("aria-current", "true");
    say(
      make("b", "", sound.label),
      make("span", "", sound.caption),
      make("span", "bedroom-hint", words.tap),
    );
    showTracks(sound, parts, shake);
    const passes = passesOf(sound.key);
    if (passes === 0) return;
    patches[index]?.setAttribute("aria-pressed", "true");
    for (let pass = 0; pass < passes; pass++) {
      const start = () => (silence = play(context, sound.key, output));
      timers.push(setTimeout(start, pass * passSeconds * 1000));
    }
    timers.push(setTimeout(stop, passes * passSeconds * 1000));
  };

  const next = (by: number) => {
    const index = chosen < 0 && by < 0 ? sounds.length - 1 : chosen + by;
    const target = (index + sounds.length) % sounds.length;
    patches[target]?.focus({ preventScroll: true });
    listen(target);
  };

  for (const [index, patch] of patches.entries()) {
    patch.addEventListener("click", () => {
      if (patch.getAttribute("aria-pressed") === "true") interrupt();
      else listen(index);
    });
  }
  lamp.addEventListener("click", () => setLamp(answer.hidden === true));
  volume.addEventListener("click", () => {
    loudness = (loudness + 1) % gains.length;
    output.gain.value = gains[loudness] ?? 0;
    parts.volumeText.textContent = words.volumes[loudness] ?? "";
  });
  parts.close.addEventListener("click", () => dialog.close());

  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // With Alt it is the browser's key for Back.
    if (by === undefined || isModified(event)) return;
    event.preventDefault();
    next(by);
  });
  let from: PointerEvent | undefined;
  let isSwipe = false;
  room.addEventListener("pointerdown", (event) => {
    from = event;
    isSwipe = false;
  });
  room.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!from) return;
    const x = clientX - from.clientX;
    isSwipe = Math.abs(x) > Math.max(swipe, 2 * Math.abs(clientY - from.clientY));
    from = undefined;
    if (isSwipe) next(x < 0 ? 1 : -1);
  });
  // A tap on the dark room; in the lit one it might be meant for the text.
  room.addEventListener("click", ({ target }) => {
    const isOnButton = target instanceof Element && target.closest("button");
    if (!isSwipe && !isOnButton && answer.hidden === true) setLamp(true);
  });

  const closeWithFullScreen = () => {
    if (!document.fullscreenElement) dialog.close();
  };

  document.body.append(dialog);
  dialog.showModal();
  const removeEntry = closeOnBack(() => dialog.close());
  // iPhones have no full screen for pages; a browser may also refuse it.
  if ("requestFullscreen" in room) {
    room.requestFullscreen().then(
      () => document.addEventListener("fullscreenchange", closeWithFullScreen),
      () => undefined,
    );
  }
  dialog.addEventListener("close", () => {
    stop();
    output.disconnect();
    document.removeEventListener("fullscreenchange", closeWithFullScreen);
    if (document.fullscreenElement) void document.exitFullscreen();
    dialog.remove();
    opener.focus({ preventScroll: true });
    // The page shows the answer to what was heard, which may add an entry to the history.
    removeEntry(() => sounds[chosen]?.radio.click());
  });
  say(make("b", "", words.open), make("span", "", words.intro));
  const first = sounds.findIndex(({ radio }) => radio.checked);
  patches[Math.max(first, 0)]?.focus({ preventScroll: true });
  if (first >= 0) listen(first);
  if (!prefersReducedMotion()) room.animate({ opacity: [0, 1] }, 600);
}
