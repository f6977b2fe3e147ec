/** Watches for layout shift, and opens pages whose typeface comes late. */
import type { Page } from "@playwright/test";

/** Keeps a list of every layout shift of the page, of those before too: how much, and what moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What `watchShifts` has seen so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, "shifts")));

/**
 * Opens a page whose typeface comes as late as on a slow line: this long after the page has been painted, by default
 * after the tenth of a second for which browsers wait for it (CSS Fonts 4, "font-display").
 */
export async function gotoWithLateTypeface(page: Page, path: string, delayMs = 200) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const typeface = page.waitForResponse("**/*.woff2");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), delayMs);
  release();
  await (await typeface).finished();
  await page.waitForLoadState("load");
}
