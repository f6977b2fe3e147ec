import type { Page } from "@playwright/test";

/** Serves the page at this path with a change of its HTML. */
export const changePage = (page: Page, path: string, change: (html: string) => string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Serves the page at this path as to a browser that does not know `:has()`. */
export const forgetHas = (page: Page, path: string) =>
  changePage(page, path, (html) => html.replaceAll(":has(", ":unknown("));
