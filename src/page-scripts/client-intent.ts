import type { ClientDirective } from "astro";
import { afterPaint } from "#browser/after-paint.ts";
import { isModifiedClick } from "#browser/click.ts";

/** How long a click waits for its island before the browser handles it as without script. */
const longestWaitMs = 8000;

/**
 * Hydrates an island when the visitor points at it, touches it, focuses it or types in it. A click
 * on one of its links or buttons before the island is ready is stored, and replayed once it is;
 * Enter in a field is a click on the form's button. If the island's script cannot be loaded, the
 * click works as without script: the link is followed, the form is posted, the answer is shown.
 * With a parameter, as in `client:intent="price"`, the island also hydrates at once if the page's
 * URL has that query parameter.
 */
const intent: ClientDirective = (load, { value: parameter }, island) => {
  let pendingClick: HTMLElement | undefined;
  let timeout: ReturnType<typeof setTimeout>;
  let isLoading = false;
  /** True while a stored click is replayed, and once the island is ready. */
  let letClicksThrough = false;

  const replayClick = () => {
    clearTimeout(timeout);
    letClicksThrough = true;
    pendingClick?.click();
    pendingClick = undefined;
    letClicksThrough = false;
  };

  // The answer is already in the page; only this attribute hides it.
  const showAnswer = () => {
    if (pendingClick?.id) {
      island.querySelector(`[aria-labelledby="${pendingClick.id}"]`)?.removeAttribute("data-state");
    }
  };

  const hydrate = async () => {
    const start = await load();
    await start();
    // If a script cannot be loaded, Astro only logs it; the island keeps its attribute `ssr`.
    if (!island.hasAttribute("ssr")) return;
    // The next interaction tries again.
    isLoading = false;
    setOpenerRole(null);
    showAnswer();
    replayClick();
  };

  const hydrateSoon = () => {
    if (isLoading) return;
    isLoading = true;
    // Hydration is slow, so it starts after the next paint.
    afterPaint(hydrate);
  };

  // A link that opens a dialog has the role of a button, unless the island's script cannot be
  // loaded: then the browser follows it.
  const opener = island.querySelector<HTMLElement>("[data-opener]");
  const setOpenerRole = (role: "button" | null) => {
    if (!opener) return;
    opener.role = role;
    opener.ariaHasPopup = role && "dialog";
  };
  setOpenerRole("button");

  // Touching an element also fires `pointerenter`.
  for (const eventType of ["pointerenter", "focusin", "keydown"])
    island.addEventListener(eventType, hydrateSoon, true);
  // Also needed after hydration: OpenerLink does not handle keys.
  opener?.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    opener.click();
  });
  island.addEventListener(
    "click",
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>("a:not([href^=tel]),button");
      if (letClicksThrough || !control || isModifiedClick(event)) return;
      // The form is being posted. A stored click would be replayed after draft.ts allows a second
      // post.
      if (control.closest('[data-quote="posted"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!pendingClick) timeout = setTimeout(replayClick, longestWaitMs);
      pendingClick = control;
      hydrateSoon();
    },
    true,
  );
  if (parameter && new URLSearchParams(location.search).has(parameter)) hydrateSoon();
  // Islands dispatch this from an effect; React has committed the whole island by the next task.
  island.addEventListener("island:ready", () => {
    setTimeout(() => {
      replayClick();
      letClicksThrough = true;
    });
  });
};

// Astro requires a default export.
export default intent;
