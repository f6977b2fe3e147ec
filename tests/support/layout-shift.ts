/** Records layout shifts, and opens pages with a late typeface. */
import type { Page } from "@playwright/test";

/** Records every layout shift of pages opened from now on: how large it is, and what moved. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts that `recordShifts` has recorded so far, as JSON. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, "shifts")));

/**
 * Opens a page whose typeface arrives `delayMs` after the first paint, as on a slow connection: by
 * default after the 100 ms for which browsers wait (CSS Fonts 4, "font-display").
 */
export async function gotoWithLateTypeface(page: Page, path: string, delayMs = 200) {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const typeface = page.waitForResponse("**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), delayMs);
  release(undefined);
  await (await typeface).finished();
  await page.waitForLoadState("load");
}
