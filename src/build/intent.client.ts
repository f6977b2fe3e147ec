/**
 * `client:intent`, a custom client directive: an island hydrates when a visitor is about to use it.
 * Astro's own directives load React for visitors who only read: with the page, when the browser is
 * idle or when the island is in view.
 *
 * @see https://docs.astro.build/en/reference/directives-reference/#custom-client-directives
 */
import { isModified } from "#ui/modifier-keys.client.ts";
import { afterPaint } from "#ui/timing.client.ts";

/** When to hydrate besides at the first use. */
export interface IntentOptions {
  /** When the island is in view: the `rootMargin` of an IntersectionObserver. */
  rootMargin: string;
}

/** How long a press waits for its island. */
const longestWaitMs = 8000;

/** The controls whose press waits. A link with `data-opener` opens a dialog: it is a button then. */
const scripted = "button,[data-opener]";

/**
 * Hydrates an island when a visitor points at it, touches it, focuses it or types in it, or in the
 * form around it. An earlier press of a control is shown as busy and repeated once the island is
 * ready. If it cannot be hydrated, the island has the attribute `data-failed` and the press works as
 * without script; the next use tries again.
 */
export default function intent(
  load: () => Promise<() => Promise<void>>,
  { value }: { value: true | IntentOptions },
  island: HTMLElement,
) {
  const area = island.closest("form") ?? island;
  // Astro removes the attribute once the island is ready.
  const isReady = () => !island.hasAttribute("ssr");
  const controls = () => [...island.querySelectorAll<HTMLElement>(scripted)];
  /** The pressed control, by its number too, since hydration may replace the element. */
  let pressed: { control: HTMLElement; index: number } | undefined;
  /** The end of a press, before which hydration would keep it from being a click. */
  let pressEnd: Promise<unknown> | undefined;
  let isLoading = false;

  /** Repeats the press after hydration, or when it has failed or takes too long. */
  const settle = () => {
    island.toggleAttribute("data-failed", !isReady());
    for (const opener of island.querySelectorAll("[data-opener]"))
      if (isReady()) opener.setAttribute("role", "button");
      else opener.removeAttribute("role");
    if (!pressed) return;
    const { control, index } = pressed;
    control.removeAttribute("aria-busy");
    island.removeEventListener("click", hold, true);
    (control.isConnected ? control : controls()[index])?.click();
    island.addEventListener("click", hold, true);
    pressed = undefined;
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
    pressed?.control.removeAttribute("aria-busy");
    control.setAttribute("aria-busy", "true");
    if (!pressed) setTimeout(settle, longestWaitMs);
    pressed = { control, index: controls().indexOf(control) };
    hydrate();
  }

  for (const opener of island.querySelectorAll("[data-opener]"))
    opener.setAttribute("role", "button");
  // Touching an element also fires `pointerenter`.
  for (const type of ["pointerenter", "focusin", "keydown"])
    area.addEventListener(type, hydrate, true);
  island.addEventListener("click", hold, true);
  island.addEventListener("pointerdown", () => {
    pressEnd = new Promise((resolve) => {
      for (const type of ["pointerup", "pointercancel"])
        addEventListener(type, () => afterPaint(() => resolve(true)), { once: true });
    });
  });
  // A button can be pressed with Space, a link cannot.
  island.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== " " || !(target instanceof HTMLElement) || !target.matches("[data-opener]")) return;
    event.preventDefault();
    target.click();
  });

  if (value === true) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrate();
  }, value);
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
}
