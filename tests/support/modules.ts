/**
 * Returns whether the modules of a page have run, and its styles for print have arrived, which both
 * load after its first paint (`layout/load-modules.client.ts`). Runs in the page; the choice of
 * colours is shown by a module.
 */
export const haveModulesRun = () =>
  !document.querySelector("#theme-switch[hidden]") &&
  document.querySelector<HTMLLinkElement>("link[media=print]")?.sheet !== null;
