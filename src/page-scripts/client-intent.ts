import type { ClientDirective } from "astro";
// Every page has an island of this kind, in its header, and Astro inlines this one file once a page:
// so what must run on every page travels with it, in one script and without a request.
import "./draft.ts";
import "./scroll-to-form.ts";
import "./reveal.ts";
import "./phone-line.ts";
import "./picture-transition.ts";
import { afterPaint } from "#browser/after-paint.ts";
import { isModifiedClick } from "#browser/click.ts";

/** How long a click may wait for its island before the browser handles it as if there were no script. */
const longestWaitMs = 8000;

/**
 * Hydrates an island when it is pointed at, touched, focused or typed in. A click on one of its links or buttons
 * that comes before the island is ready is stored and replayed once it is; Enter in a field is a click on the form's
 * button. Where the script cannot be loaded, the browser handles the click: the link is followed, the form is posted,
 * the answer shows. An island whose directive names a parameter, `client:intent="price"`, hydrates at once where the
 * page's address has it.
 */
const intent: ClientDirective = (load, { value: parameter }, island) => {
  let pendingClick: HTMLElement | undefined;
  let timeout: ReturnType<typeof setTimeout>;
  let isLoading = false;
  /** Whether clicks go on: while one is replayed, and once the island is ready. */
  let clicksPass = false;

  const replayClick = () => {
    clearTimeout(timeout);
    clicksPass = true;
    pendingClick?.click();
    pendingClick = undefined;
    clicksPass = false;
  };

  // The answer to a question is in the page, and only this attribute hides it.
  const showAnswer = () => {
    if (pendingClick?.id) {
      island.querySelector(`[aria-labelledby="${pendingClick.id}"]`)?.removeAttribute("data-state");
    }
  };

  const hydrate = async () => {
    const start = await load();
    await start();
    // Astro reports a script that cannot be loaded on the console alone, and leaves the island as it was served.
    if (!island.hasAttribute("ssr")) return;
    // The next touch tries again.
    isLoading = false;
    takeRole(null);
    showAnswer();
    replayClick();
  };

  const hydrateSoon = () => {
    if (isLoading) return;
    isLoading = true;
    // Hydration takes longest of all; the touch is answered first.
    afterPaint(hydrate);
  };

  // Without its script it is the link that it is served as.
  const opener = island.querySelector<HTMLElement>("[data-opener]");
  const takeRole = (role: "button" | null) => {
    if (!opener) return;
    opener.role = role;
    opener.ariaHasPopup = role && "dialog";
  };
  takeRole("button");

  // A finger that is put down enters, too.
  for (const eventType of ["pointerenter", "focusin", "keydown"])
    island.addEventListener(eventType, hydrateSoon, true);
  // Once it is hydrated, too: its component leaves the keys to this.
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
      if (clicksPass || !control || isModifiedClick(event)) return;
      // A stored press would be replayed after the guard against a second post (draft.ts) has ended.
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
  // Dispatched by an island from an effect: by the next task React has committed all of it.
  island.addEventListener("island:ready", () => {
    setTimeout(() => {
      replayClick();
      clicksPass = true;
    });
  });
};

// Astro takes a directive as its file's default export.
export default intent;
