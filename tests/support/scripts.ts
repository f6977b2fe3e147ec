import { type Page } from "@playwright/test";

/** Holds every script file back for so many milliseconds. */
export const slowDownScripts = (page: Page, milliseconds: number) =>
  page.route("**/_astro/*.js*", async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue();
  });

/** Loses every script file, or those whose name begins so. */
export const loseScripts = (page: Page, name = "") =>
  page.route(`**/_astro/${name}*.js*`, (route) => route.abort("failed"));

/** A gate that every script file of the page has to pass; it stands open. */
export async function gateScripts(page: Page) {
  let gate = Promise.withResolvers<undefined>();
  gate.resolve(undefined);
  await page.route("**/_astro/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    close: () => (gate = Promise.withResolvers<undefined>()),
    open: () => {
      gate.resolve(undefined);
    },
  };
}
