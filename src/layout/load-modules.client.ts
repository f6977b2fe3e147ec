/**
 * Loads the modules of a page, and its styles for print, after its first paint, for which their files
 * would compete with the page's own; in a prerendered page once it is shown, since its storage may
 * change until then. Builds give the modules a type that browsers skip, and disable the styles
 * (`build/finish-page.ts`); `astro dev` does neither. Runs inline (`inline-script.ts`).
 */
export function loadModules() {
  const load = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[disabled]"))
      link.disabled = false;
    for (const script of document.querySelectorAll<HTMLScriptElement>("[type=late-module]")) {
      script.type = "module";
      script.fetchPriority = "low";
      document.body.append(script);
    }
  };
  // The second frame begins after the first is drawn, which is on the screen only some 50 ms later.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load, 100)));
}
