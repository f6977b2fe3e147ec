import { type Page } from "@playwright/test";

/** Delays every script file. */
export const delayScripts = (page: Page, milliseconds: number) =>
  page.route("**/_astro/*.js*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Makes script files fail to load: all, or those whose name begins with `name`. */
export const blockScripts = (page: Page, name = "") =>
  page.route(`**/_astro/${name}*.js*`, (route) => route.abort("failed"));

/** Holds script files back while the gate is closed. The gate is open at first. */
export async function gateScripts(page: Page) {
  let gate = Promise.withResolvers<undefined>();
  gate.resolve(undefined);
  await page.route("**/_astro/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    close: () => (gate = Promise.withResolvers<undefined>()),
    open: () => gate.resolve(undefined),
  };
}
