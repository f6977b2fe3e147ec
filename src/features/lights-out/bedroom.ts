import { play } from "#features/sound-guide/sound-sketch.ts";
import { prefersReducedMotion } from "#scripts/prefers-reduced-motion.ts";
import { closeOnBack } from "#ui/dialog/close-on-back.ts";
import { answerTo } from "./answer.ts";
import { make } from "./elements.ts";
import { guideAround } from "./guide-in-page.ts";
import { createRoom } from "./room.ts";
import { holdTracks, passesOf, passSeconds, showTracks } from "./tracks.ts";
import words from "./words.ts?at-build";

/** How loud the three volumes are: low, louder, off. */
const gains = [0.35, 1, 0];

/** How far a finger moves sideways for the next sound, in pixels. */
const swipe = 48;

/** Opens the dark bedroom around a button of the sound guide. */
export function lieDown(opener: HTMLButtonElement, context: AudioContext) {
  const guide = guideAround(opener);
  if (!guide || document.querySelector(".lo")) return;
  const { sounds } = guide;
  const parts = createRoom(guide);
  const { dialog, room, answer, caption, patches, lamp, volume } = parts;

  const output = new GainNode(context, { gain: gains[0] });
  output.connect(context.destination);
  let loudness = 0;
  let chosen = -1;
  let isHeard = false;
  let silence: (() => void) | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    silence?.();
    silence = undefined;
    if (patches[chosen]) patches[chosen].ariaPressed = "false";
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
      answer.ariaLabel = sounds[chosen]?.label ?? words.open;
      answer.replaceChildren(...answerTo(sounds[chosen], guide));
      answer.scrollTop = 0;
    }
    answer.hidden = !isOn;
    room.toggleAttribute("data-lit", isOn);
    lamp.ariaExpanded = String(isOn);
    parts.lampText.textContent = isOn ? words.lamp_off : words.lamp;
  };

  /** The plaster, the feet and some dust move under a heavy step. */
  const shake = (delay: number) => {
    const press = (y: number) => ({
      transform: ["none", `translateY(${y}px)`, "none"],
      offset: [0, 0.16, 1],
    });
    const timing = { delay, duration: 420, easing: "ease-out" };
    const moves = [
      parts.camera.animate(press(5), timing),
      parts.feet.animate(press(-4), timing),
      ...[...parts.dust.children].map((speck) => {
        const transform = `translate(${Math.random() * 30 - 15}px,${70 + Math.random() * 120}px)`;
        return speck.animate(
          { opacity: [0, 0.8, 0], transform: ["none", transform] },
          { delay: delay + Math.random() * 250, duration: 1200, easing: "ease-in" },
        );
      }),
    ];
    return moves;
  };

  const listen = (index: number) => {
    const sound = sounds[index];
    if (!sound) return;
    stop();
    setLamp(false);
    patches[chosen]?.removeAttribute("aria-current");
    chosen = index;
    isHeard = true;
    patches[index]?.setAttribute("aria-current", "true");
    say(
      make("b", "", sound.label),
      make("span", "", sound.caption),
      make("span", "lo-hint", words.tap),
    );
    showTracks(sound, parts, shake);
    const passes = passesOf(sound.drawing);
    if (passes === 0) return;
    if (patches[index]) patches[index].ariaPressed = "true";
    for (let pass = 0; pass < passes; pass++) {
      const start = () => (silence = play(context, sound.drawing, output));
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
      if (patch.ariaPressed === "true") interrupt();
      else listen(index);
    });
  }
  lamp.addEventListener("click", () => setLamp(answer.hidden));
  volume.addEventListener("click", () => {
    loudness = (loudness + 1) % gains.length;
    output.gain.value = gains[loudness] ?? 0;
    parts.volumeText.textContent = words.volumes[loudness] ?? "";
  });
  parts.close.addEventListener("click", () => dialog.close());

  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
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
    if (isSwipe || !answer.hidden) return;
    if (target instanceof Element && !target.closest("button")) setLamp(true);
  });

  let leave: (() => void) | undefined;
  dialog.addEventListener("close", () => {
    stop();
    output.disconnect();
    dialog.remove();
    document.removeEventListener("fullscreenchange", closeWithFullScreen);
    if (document.fullscreenElement) void document.exitFullscreen();
    // The page shows the answer to what was heard, once its entry in the history is the current one.
    const answerInPage = () => {
      if (isHeard) sounds[chosen]?.radio.click();
    };
    const entry: unknown = history.state;
    leave?.();
    if (entry === "dialog") addEventListener("popstate", answerInPage, { once: true });
    else answerInPage();
    opener.focus({ preventScroll: true });
  });
  function closeWithFullScreen() {
    if (!document.fullscreenElement) dialog.close();
  }

  document.body.append(dialog);
  dialog.showModal();
  leave = closeOnBack(() => dialog.close());
  // iPhones have no full screen for pages; a browser may also refuse it.
  room.requestFullscreen?.().then(
    () => document.addEventListener("fullscreenchange", closeWithFullScreen),
    () => undefined,
  );
  say(make("span", "", words.intro));
  const first = sounds.findIndex(({ radio }) => radio.checked);
  patches[Math.max(first, 0)]?.focus({ preventScroll: true });
  if (first >= 0) listen(first);
  if (!prefersReducedMotion()) room.animate({ opacity: [0, 1] }, 600);
}
