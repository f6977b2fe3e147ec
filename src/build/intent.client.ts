/**
 * `client:intent`, a custom client directive: an island hydrates when a visitor is about to use it.
 * Astro's own directives load an island with the page, when the browser is idle or when it is in
 * view: all three load React for visitors who only read.
 *
 * @see https://docs.astro.build/en/reference/directives-reference/#custom-client-directives
 */
import { afterPaint } from "#ui/timing.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";

/** When to hydrate besides when the visitor is about to use the island. */
export interface IntentOptions {
  /** At once if the page's URL has this query parameter. */
  parameter?: string;
  /** When the island is in view: the `rootMargin` of an IntersectionObserver. */
  rootMargin?: string;
}

/** How long a click waits for its island. */
const longestWaitMs = 8000;

/** The controls that need the island, and whose click waits for it (see `intent`). */
const scripted = "button:not(form:valid *),[data-opener],[data-await-hydration]";

/**
 * Hydrates an island when a visitor points at it, touches it, focuses it or types in it, or when a
 * script dispatches the event `hydrate` on an element in it. A click on a control that needs the
 * island, before that is ready, is shown as busy and repeated once it is ready. If the island cannot
 * be hydrated, the click works as without script: a link is followed, a form is submitted or the
 * browser says which field is invalid, and what the control labels loses the attribute `data-state`,
 * by which styles hide it. The island then has the attribute `data-failed`; the next interaction
 * tries again.
 *
 * Controls that need the island:
 *
 * - buttons, except those of a valid form, which is submitted and reset at once;
 * - the link with `data-opener`, which opens a dialog: it has the role and keys of a button;
 * - links with `data-await-hydration`. All other links are followed at once.
 */
export default function intent(
  // Imports the island's component and its renderer, and resolves with what hydrates it.
  load: () => Promise<() => Promise<void>>,
  { value }: { value: true | IntentOptions },
  island: HTMLElement,
) {
  /** By its index among the controls too, since hydration may replace what was clicked. */
  let pending:
    { control: HTMLElement; index: number; timeout: ReturnType<typeof setTimeout> } | undefined;
  let isLoading = false;
  /** A press is no click if its control is replaced meanwhile, so hydration waits for its end. */
  let pressEnd: Promise<void> | undefined;
  let isRepeating = false;

  // Astro removes the attribute once the island is ready.
  const isReady = () => !island.hasAttribute("ssr");
  const controls = () => [...island.querySelectorAll<HTMLElement>(scripted)];

  const findOpener = () => island.querySelector<HTMLElement>("[data-opener]");
  // A link that opens a dialog has the role of a button while it can open one.
  const setOpenerRole = (role: "button" | null) => {
    const opener = findOpener();
    if (!opener) return;
    // Firefox before 119 lacks the properties.
    for (const [name, value] of [
      ["role", "button"],
      ["aria-haspopup", "dialog"],
    ] as const) {
      if (role) opener.setAttribute(name, value);
      else opener.removeAttribute(name);
    }
  };
  setOpenerRole("button");

  /** After hydration, or when it has failed or takes too long. */
  const settle = () => {
    const hasFailed = !isReady();
    island.toggleAttribute("data-failed", hasFailed);
    setOpenerRole(hasFailed ? null : "button");
    if (!pending) return;
    const { control: clicked, index, timeout } = pending;
    pending = undefined;
    clearTimeout(timeout);
    clicked.removeAttribute("aria-busy");
    const control = clicked.isConnected ? clicked : controls()[index];
    if (hasFailed && control?.id)
      island.querySelector(`[aria-labelledby="${control.id}"]`)?.removeAttribute("data-state");
    isRepeating = true;
    control?.click();
    isRepeating = false;
  };

  const hydrate = async () => {
    try {
      const start = await load();
      await pressEnd;
      await start();
    } catch {
      // Astro, React and the browser report errors.
    }
    isLoading = false;
    settle();
  };

  const hydrateSoon = () => {
    if (isLoading || isReady()) return;
    isLoading = true;
    // Hydration is slow, so it starts after the next paint.
    afterPaint(hydrate);
  };

  // What is in a form is used together with it.
  const area = island.closest("form") ?? island;
  // Touching an element also fires `pointerenter`.
  for (const eventType of ["pointerenter", "focusin", "keydown", "hydrate"])
    area.addEventListener(eventType, hydrateSoon, true);
  island.addEventListener("pointerdown", () => {
    if (isReady()) return;
    pressEnd = new Promise((resolve) => {
      for (const eventType of ["pointerup", "pointercancel"])
        addEventListener(eventType, () => afterPaint(resolve), { once: true });
    });
  });
  // Also needed after hydration: OpenerLink does not handle keys.
  island.addEventListener("keydown", (event) => {
    const opener = findOpener();
    if (event.key !== " " || event.target !== opener) return;
    event.preventDefault();
    opener?.click();
  });
  island.addEventListener(
    "click",
    (event) => {
      const control =
        event.target instanceof Element && event.target.closest<HTMLElement>(scripted);
      if (isReady() || isRepeating || !control || isModified(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pending?.control.removeAttribute("aria-busy");
      control.setAttribute("aria-busy", "true");
      pending = {
        control,
        index: controls().indexOf(control),
        timeout: pending?.timeout ?? setTimeout(settle, longestWaitMs),
      };
      hydrateSoon();
    },
    true,
  );

  if (value === true) return;
  const { parameter, rootMargin } = value;
  if (parameter && new URLSearchParams(location.search).has(parameter)) hydrateSoon();
  if (rootMargin) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrateSoon();
      },
      { rootMargin },
    );
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  }
}
