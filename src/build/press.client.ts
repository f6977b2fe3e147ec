import { wait } from "#ui/timing.client.ts";

declare global {
  interface HTMLElementEventMap {
    /** A button of an island with `client:press` was pressed; the context may make sound. */
    press: CustomEvent<AudioContext>;
  }
}

/**
 * `client:press`, a custom client directive: an island of buttons that play sounds hydrates when one
 * of them is pressed, and gets each press as the event `press`. Browsers allow sound only from an
 * `AudioContext` that is used during a press, so it is created here, before the island is loaded.
 * Without script or Web Audio, the buttons and what is said about them stay hidden.
 *
 * @see https://docs.astro.build/en/reference/directives-reference/#custom-client-directives
 */
export default function loadAtPress(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  island: HTMLElement,
) {
  if (!("AudioContext" in window)) return;
  for (const part of island.querySelectorAll<HTMLElement>("[hidden]")) part.hidden = false;
  let context: AudioContext | undefined;
  const press = async (button: HTMLButtonElement) => {
    context ??= new AudioContext();
    button.setAttribute("aria-busy", "true");
    // Where the device gives no sound, what is shown with it comes all the same.
    const isAudible = context.resume().catch(() => undefined);
    const isReady = Promise.all([
      Promise.race([isAudible, wait(300)]),
      load().then((hydrate) => hydrate()),
    ]);
    await isReady.finally(() => button.removeAttribute("aria-busy"));
    button.dispatchEvent(new CustomEvent("press", { detail: context, bubbles: true }));
  };
  island.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    // Browsers report a file that cannot be loaded; the next press tries again.
    if (button) press(button).catch(() => undefined);
  });
}
