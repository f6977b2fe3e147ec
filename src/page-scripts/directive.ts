import type { ClientDirective } from "astro";
// Every page has an island of this kind, in its header, and Astro inlines this one file once a page:
// so what must run before any island travels with it, in one script and without a request.
import "./island-element.ts";
import "./draft.ts";
import "./scroll-to-form.ts";
import "./reveal.ts";
import { afterPaint } from "#browser/after-paint.ts";
import { isForBrowser } from "#browser/page.ts";

declare global {
  interface GlobalEventHandlersEventMap {
    /** Said by an island when React has committed it. */
    "island:ready": Event;
  }
}

/** How long a click may wait for its island before the browser gets it as if there were no script. */
const patience = 8000;

/**
 * Hydrates an island when it is pointed at, touched, focused or typed in. A click on one of its
 * links or buttons that comes too early waits until the island says that it is ready, and is then
 * made once; Enter in a field is a click on the form's button. Where the script cannot be had, the
 * browser gets the click: the link is followed, the form is posted, the answer shows.
 */
const intent: ClientDirective = (load, _options, island) => {
  const listeners = new AbortController();
  let held: HTMLElement | undefined;
  let loading = false;
  let passing = false;
  let timer: ReturnType<typeof setTimeout>;

  const on = <Sign extends keyof GlobalEventHandlersEventMap>(
    sign: Sign,
    listener: (event: GlobalEventHandlersEventMap[Sign]) => void,
  ) => {
    island.addEventListener(sign, listener, { capture: true, signal: listeners.signal });
  };

  const letGo = () => {
    clearTimeout(timer);
    passing = true;
    held?.click();
    held = undefined;
    passing = false;
  };

  // The answer to a question is in the page, and is closed by nothing but this.
  const showAnswer = () => {
    if (held?.id) {
      island.querySelector(`[aria-labelledby="${held.id}"]`)?.removeAttribute("data-state");
    }
  };

  const attempt = async () => {
    try {
      const start = await load();
      await start();
    } catch (error) {
      // The next touch tries again.
      loading = false;
      console.error(error);
      showAnswer();
      letGo();
    }
  };

  const hydrate = () => {
    if (loading) return;
    loading = true;
    // Waking up takes longest of all; the touch is answered first.
    afterPaint(attempt);
  };

  // A finger that is put down enters, too.
  for (const sign of ["pointerenter", "focusin", "keydown"] as const) on(sign, hydrate);
  on("click", (event) => {
    const control =
      event.target instanceof Element && event.target.closest<HTMLElement>("a,button");
    if (passing || !control || isForBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) timer = setTimeout(letGo, patience);
    held = control;
    hydrate();
  });
  on("island:ready", () => {
    // Said from an effect: by the next task React has committed all of the island.
    setTimeout(() => {
      listeners.abort();
      letGo();
    });
  });
};

// Astro takes a directive as its file's default export.
export default intent;
