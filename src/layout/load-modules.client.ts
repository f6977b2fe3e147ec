/**
 * Loads the modules of a page, and its styles for print, after its first paint, for which their files
 * would compete with the page's own; in a prerendered page once it is shown, since its storage may
 * change until then. Builds keep them in a template (`build/finish-page.ts`), `astro dev` does not.
 * Runs inline (`inline-script.ts`).
 */
export function loadModules() {
  const template = document.querySelector<HTMLTemplateElement>("#late-files");
  const load = () => template && document.body.append(template.content);
  // The second frame begins after the first is drawn, which is on the screen only some 50 ms later.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load, 100)));
}
