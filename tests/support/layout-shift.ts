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
 * Opens a page whose typeface arrives 200 ms after the first paint, as on a slow connection:
 * browsers wait for 100 ms (CSS Fonts 4, "font-display"). Returns whether it is shown then.
 */
export async function gotoWithLateTypeface(page: Page, path: string): Promise<boolean> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const typeface = page.waitForResponse("**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  release(undefined);
  await (await typeface).finished();
  await page.waitForLoadState("load");
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) => family.startsWith("Besley") && status === "loaded",
    );
  });
}
