/**
 * Loads the modules of a page after its first paint, for which their files would compete with the
 * page's own; in a prerendered page once it is shown, since its storage may change until then.
 * Builds give them a type that browsers skip (`build/finish-page.ts`), `astro dev` does not. Runs
 * inline (`inline-script.ts`).
 */
export function loadModules() {
  const load = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>("[type=late-module]")) {
      script.type = "module";
      script.fetchPriority = "low";
      document.body.append(script);
    }
  };
  // The second frame begins after the first is drawn, which is on the screen only some 50 ms later.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load, 100)));
}
