/**
 * `client:intent`, a custom client directive: an island hydrates when a visitor is about to use it.
 * Astro's own directives load React for visitors who only read: with the page, when the browser is
 * idle or when the island is in view.
 *
 * @see https://docs.astro.build/en/reference/directives-reference/#custom-client-directives
 */
import { isModified } from "#ui/modifier-keys.client.ts";
import { afterPaint } from "#ui/timing.client.ts";

/** Occasions to hydrate an island besides its first use. */
export interface IntentOptions {
  /** The `rootMargin` of an IntersectionObserver, for an island that hydrates in view. */
  rootMargin?: string;
}

/** The time that a press waits for its island. */
const longestWaitMs = 8000;

/** The controls whose press waits for the island. A link with `data-opener` opens a dialog. */
const scripted = "button,[data-opener]";

/**
 * Hydrates an island when a visitor points at it, touches it or focuses it. An earlier press of a
 * control is shown as busy and repeated once the island is ready. If it cannot be hydrated, the
 * island has the attribute `data-failed` and the press works as without script; the next use tries
 * again.
 */
export default function intent(
  load: () => Promise<() => Promise<void>>,
  { value }: { value: true | IntentOptions },
  island: HTMLElement,
) {
  const options = value === true ? {} : value;
  const findControls = () => [...island.querySelectorAll<HTMLElement>(scripted)];
  // Astro removes the attribute once the island is ready.
  const isReady = () => !island.hasAttribute("ssr");
  let isLoading = false;
  /** The control whose press waits, by its number too, since hydration may replace the element. */
  let pressed: { control: HTMLElement; index: number } | undefined;
  /** The end of a press, before which hydration would keep it from being a click. */
  let pressEnd: Promise<unknown> | undefined;

  /** Marks what happened to the island. A link that opens a dialog is a button while it can. */
  const mark = (hasFailed: boolean) => {
    island.toggleAttribute("data-failed", hasFailed);
    for (const opener of island.querySelectorAll("[data-opener]")) {
      if (hasFailed) opener.removeAttribute("role");
      else opener.setAttribute("role", "button");
    }
  };
  mark(false);

  /** Repeats the press after hydration, or when that has failed or takes too long. */
  const settle = () => {
    mark(!isReady());
    if (!pressed) return;
    const { control, index } = pressed;
    pressed = undefined;
    control.removeAttribute("aria-busy");
    island.removeEventListener("click", hold, true);
    (control.isConnected ? control : findControls()[index])?.click();
    island.addEventListener("click", hold, true);
  };

  const hydrate = () => {
    if (isLoading || isReady()) return;
    isLoading = true;
    // Hydration is slow, so it starts after the next paint.
    afterPaint(async () => {
      try {
        const start = await load();
        await pressEnd;
        await start();
      } catch {
        // Astro, React and the browser report errors.
      }
      isLoading = false;
      settle();
    });
  };

  function hold(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(scripted);
    if (isReady() || !control || isModified(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed) pressed.control.removeAttribute("aria-busy");
    else setTimeout(settle, longestWaitMs);
    control.setAttribute("aria-busy", "true");
    pressed = { control, index: findControls().indexOf(control) };
    hydrate();
  }

  // Touching an element also fires `pointerenter`.
  for (const type of ["pointerenter", "focusin", "keydown"])
    island.addEventListener(type, hydrate, true);
  island.addEventListener("click", hold, true);
  island.addEventListener("pointerdown", () => {
    pressEnd = new Promise((resolve) => {
      for (const type of ["pointerup", "pointercancel"])
        addEventListener(type, () => afterPaint(() => resolve(true)), { once: true });
    });
  });
  if (!options.rootMargin) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrate();
  }, options);
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
}
