/**
 * Returns whether the modules of a page have run, which load after its first paint
 * (`layout/load-modules.client.ts`). Runs in the page; the choice of colours is shown by one of them.
 */
export const haveModulesRun = () => !document.querySelector("#theme-switch[hidden]");
