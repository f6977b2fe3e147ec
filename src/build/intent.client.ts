/**
 * `client:intent`, a custom client directive: an island hydrates when a visitor is about to use it.
 * Astro's own directives load React for visitors who only read: with the page, when the browser is
 * idle or when the island is in view.
 *
 * @see https://docs.astro.build/en/reference/directives-reference/#custom-client-directives
 */
import { isModified } from "#ui/modifier-keys.client.ts";
import { afterPaint, longestWaitMs, wait } from "#ui/timing.client.ts";

/** The controls whose press waits for the island. A link with `data-opener` opens a dialog. */
const scripted = "button,[data-opener]";

/**
 * Hydrates an island when a visitor points at it, touches it or focuses it; with the options of an
 * IntersectionObserver also when it comes into view. An earlier press of a control is shown as busy
 * and repeated once the island is ready. If it cannot be hydrated, the island has the attribute
 * `data-failed` and the press works as without script; the next use tries again.
 */
export default function intent(
  load: () => Promise<() => Promise<void>>,
  { value }: { value: true | IntersectionObserverInit },
  island: HTMLElement,
) {
  // Astro removes the attribute once the island is ready.
  const isReady = () => !island.hasAttribute("ssr");
  const markFailure = () => island.toggleAttribute("data-failed", !isReady());
  let hydration: Promise<void> | undefined;
  let isRepeating = false;
  /** The end of a press, before which hydration would keep it from being a click. */
  let pressEnd: Promise<unknown> | undefined;

  async function start() {
    // Hydration is slow, so it starts after the next paint.
    await new Promise<void>(afterPaint);
    const hydrateIsland = await load();
    await pressEnd;
    await hydrateIsland();
  }

  function end() {
    hydration = undefined;
    markFailure();
  }

  const hydrate = () => {
    // Astro, React and the browser report errors.
    if (!isReady()) hydration ??= start().then(end, end);
    return hydration;
  };

  async function hold(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(scripted);
    if (isReady() || isRepeating || !control || isModified(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // An earlier press of the control waits already.
    if (control.matches("[aria-busy]")) return;
    control.setAttribute("aria-busy", "true");
    const controls = () => [...island.querySelectorAll<HTMLElement>(scripted)];
    const index = controls().indexOf(control);
    await Promise.race([hydrate(), wait(longestWaitMs)]);
    markFailure();
    control.removeAttribute("aria-busy");
    isRepeating = true;
    // React may have replaced the element.
    (control.isConnected ? control : controls()[index])?.click();
    isRepeating = false;
  }

  // Touching an element also fires `pointerenter`.
  for (const type of ["pointerenter", "focusin", "keydown"])
    island.addEventListener(type, () => void hydrate(), true);
  island.addEventListener("click", (event) => void hold(event), true);
  island.addEventListener("pointerdown", () => {
    pressEnd = new Promise((resolve) => {
      for (const type of ["pointerup", "pointercancel"])
        addEventListener(type, () => afterPaint(() => resolve(true)), { once: true });
    });
  });
  if (value === true) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void hydrate();
  }, value);
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
}
