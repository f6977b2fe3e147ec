/**
 * Bridges the time before the module of the page. Marks the fields of the quote form that are typed
 * in, which are newer than the draft; and holds a form that is sent, and sends it again once the
 * module is ready. Otherwise the browser would leave the page for the service's bare answer, which
 * happens after a while without the module. Runs inline (`layout/inline-script.ts`).
 *
 * @param waitMs Milliseconds that a form waits.
 */
export function holdSubmit(waitMs: number) {
  const selector = "[data-quote]";
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(selector)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    submitter?.setAttribute("aria-busy", "true");
    sendTimer ??= setTimeout(() => form.submit(), waitMs);
  };
  const mark = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector))
      target.toggleAttribute("data-typed", true);
  };
  const release = () => {
    removeEventListener("submit", hold, true);
    removeEventListener("input", mark, true);
    if (sendTimer === undefined) return;
    clearTimeout(sendTimer);
    const form = document.querySelector<HTMLFormElement>(selector);
    form?.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
    form?.requestSubmit();
  };
  addEventListener("submit", hold, true);
  addEventListener("input", mark, true);
  addEventListener("site-ready", release, { once: true });
}
