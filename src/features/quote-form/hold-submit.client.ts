/**
 * Bridges the time before the module of the page. Marks the fields of the quote form that are typed
 * in, which are newer than the draft; and holds a form that is sent, and sends it again once the
 * module is ready. Otherwise the browser would leave the page for the service's bare answer, which
 * happens after 8 seconds without the module. Runs inline (`layout/inline-script.ts`).
 */
export function holdSubmit() {
  /** The form that was sent, and when the browser sends it by itself. */
  const held = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-quote]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(form)) return;
    event.submitter?.setAttribute("aria-busy", "true");
    held.set(
      form,
      setTimeout(() => form.submit(), 8000),
    );
  };
  const mark = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-quote]"))
      target.toggleAttribute("data-typed", true);
  };
  const release = () => {
    removeEventListener("submit", hold, true);
    removeEventListener("input", mark, true);
    for (const [form, timeout] of held) {
      clearTimeout(timeout);
      for (const button of form.querySelectorAll("[aria-busy]"))
        button.removeAttribute("aria-busy");
      form.requestSubmit();
    }
  };
  addEventListener("submit", hold, true);
  addEventListener("input", mark, true);
  addEventListener("site-ready", release, { once: true });
}
