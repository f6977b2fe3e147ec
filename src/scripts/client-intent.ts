import { afterPaint, wait } from "./timing.ts";
import { isModifiedClick } from "./click.ts";

/** When to hydrate besides when the visitor is about to use the island. */
export interface IntentOptions {
  /** At once if the page's URL has this query parameter. */
  parameter?: string;
  /** When the island is in view: the `rootMargin` of an IntersectionObserver. */
  rootMargin?: string;
}

/** How long a click waits for its island; a form's as long as for an answer to the request. */
const longestWaitMs = (control: Element) => (control.closest("[data-quote]") ? 15_000 : 8000);

/** A second click this soon is part of the same double click. */
const doubleClickMs = 500;

/** What does something only with script. Other links are followed at once. */
const scripted = "button,[data-opener],[data-message]";

/**
 * Hydrates an island when the visitor points at it, touches it, focuses it or types in it. A click
 * on one of its controls before the island is ready is stored, and replayed once it is; Enter in a
 * field is a click on the form's button. If the island cannot be hydrated, the click works as
 * without script: the link is followed, the answer is shown; for the form see `quote-form.ts`. The
 * next interaction tries again.
 */
export default function intent(
  load: () => Promise<() => Promise<void>>,
  { value }: { value: true | IntentOptions },
  island: HTMLElement,
) {
  let pendingClick: HTMLElement | undefined;
  let clickedAt = -doubleClickMs;
  /** Among the controls, since hydration may replace the one that was clicked. */
  let pendingIndex = 0;
  let timeout: ReturnType<typeof setTimeout>;
  let isLoading = false;
  /** A press is no click if its control is replaced meanwhile, so hydration waits for its end. */
  let pressEnd: Promise<void> | undefined;
  let isReplaying = false;

  // Astro removes the attribute once the island is ready.
  const isReady = () => !island.hasAttribute("ssr");
  const controls = () => [...island.querySelectorAll<HTMLElement>(scripted)];

  const findOpener = () => island.querySelector<HTMLElement>("[data-opener]");
  // A link that opens a dialog has the role of a button while it can open one.
  const setOpenerRole = (role: "button" | null) => {
    const opener = findOpener();
    if (!opener) return;
    opener.role = role;
    opener.ariaHasPopup = role && "dialog";
  };
  setOpenerRole("button");

  /** After hydration, or when it has failed or takes too long. */
  const settle = () => {
    clearTimeout(timeout);
    const hasFailed = !isReady();
    island.toggleAttribute("data-failed", hasFailed);
    setOpenerRole(hasFailed ? null : "button");
    const control = pendingClick?.isConnected === false ? controls()[pendingIndex] : pendingClick;
    pendingClick?.removeAttribute("aria-busy");
    pendingClick = undefined;
    // The answer is already in the page; only this attribute hides it.
    if (hasFailed && control?.id)
      island.querySelector(`[aria-labelledby="${control.id}"]`)?.removeAttribute("data-state");
    isReplaying = true;
    control?.click();
    isReplaying = false;
  };

  const hydrate = async () => {
    try {
      const start = await load();
      await pressEnd;
      await start();
    } catch {
      // Astro, React and the browser report errors.
    }
    // The form's failure notice would come under the second click of a double click, and that on
    // its link would call the company.
    if (!isReady()) await wait(clickedAt + doubleClickMs - performance.now());
    isLoading = false;
    settle();
  };

  const hydrateSoon = () => {
    if (isLoading || isReady()) return;
    isLoading = true;
    // Hydration is slow, so it starts after the next paint.
    afterPaint(hydrate);
  };

  // Touching an element also fires `pointerenter`.
  for (const eventType of ["pointerenter", "focusin", "keydown"])
    island.addEventListener(eventType, hydrateSoon, true);
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
      if (isReady() || isReplaying || !control || isModifiedClick(event)) return;
      // The form is being posted. A stored click would be replayed after draft.ts allows a second
      // post.
      if (control.closest('[data-quote="posted"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clickedAt = performance.now();
      if (!pendingClick) timeout = setTimeout(settle, longestWaitMs(control));
      pendingClick?.removeAttribute("aria-busy");
      pendingClick = control;
      // The form's button says “Sending…” meanwhile.
      control.setAttribute("aria-busy", "true");
      pendingIndex = controls().indexOf(control);
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
