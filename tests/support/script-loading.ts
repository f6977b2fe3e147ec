import { type Page, type Route } from "@playwright/test";

/**
 * Returns whether a file belongs to the module of pages, without which no island is loaded either.
 */
const isPageModule = (route: Route) =>
  /\/(?:(?:site|shared)\.|[^/]*astro_type_script)/.test(new URL(route.request().url()).pathname);

/** Routes the files of islands, whose names begin with `name`. */
const routeIslands = (page: Page, name: string, handle: (route: Route) => Promise<void>) =>
  page.route(`**/_astro/${name}*.js*`, (route) =>
    isPageModule(route) ? route.continue() : handle(route),
  );

/** Delays every script file of islands. */
export const delayScripts = (page: Page, milliseconds: number) =>
  routeIslands(page, "", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Makes script files of islands fail to load: all, or those whose name begins with `name`. */
export const blockScripts = (page: Page, name = "") =>
  routeIslands(page, name, (route) => route.abort("failed"));

/** Holds the page's own module back until `open` is called. */
export async function gatePageModule(page: Page) {
  const gate = Promise.withResolvers<undefined>();
  await page.route("**/_astro/*.js*", async (route) => {
    if (isPageModule(route)) await gate.promise;
    await route.continue();
  });
  return { open: () => gate.resolve(undefined) };
}

/** Holds script files of islands back while the gate is closed. The gate is open at first. */
export async function gateScripts(page: Page) {
  let gate = Promise.withResolvers<undefined>();
  gate.resolve(undefined);
  await routeIslands(page, "", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    close: () => (gate = Promise.withResolvers<undefined>()),
    open: () => gate.resolve(undefined),
  };
}
