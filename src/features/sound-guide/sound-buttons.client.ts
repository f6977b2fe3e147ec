import { wait } from "#ui/timing.client.ts";

let context: AudioContext | undefined;

/**
 * Plays the sound of a pressed button, with a file that loads at the first press. Browsers allow sound only
 * from an `AudioContext` that is created during a press.
 */
async function press(button: HTMLButtonElement) {
  context ??= new AudioContext();
  button.setAttribute("aria-busy", "true");
  try {
    // A device without sound still shows what comes with it.
    const isAudible = context.resume().catch(() => undefined);
    const [{ toggleSound }] = await Promise.all([
      import("./sound-sketch.client.ts"),
      Promise.race([isAudible, wait(300)]),
    ]);
    toggleSound(button, context);
  } catch {
    // Browsers report a file that cannot be loaded; the next press tries again.
  } finally {
    button.removeAttribute("aria-busy");
  }
}

// The buttons and what is said about them stay hidden without script or Web Audio.
const sounds = document.querySelector("[data-sound-buttons]");
if (sounds && "AudioContext" in window) {
  for (const part of sounds.querySelectorAll<HTMLElement>("[hidden]")) part.hidden = false;
  sounds.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (button) void press(button);
  });
}
