/** How soon a page answers the first use of an island (Interaction to Next Paint), with the processor slowed four times. */
import { devices, type Browser, type Page } from "@playwright/test";
import { z } from "zod";
import { median } from "./table.ts";

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

const slowdown = 4;
const samples = 5;
const controls = "a, button, input, textarea";

/** Keeps the durations of interactions; runs in the page before its own scripts. */
const observe = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

/** Opens the page at an island, with nothing more to load. */
async function openAt(page: Page, url: string, index: number) {
  await page.goto(url);
  const island = page.locator("astro-island").nth(index);
  // The element itself has no box, and one in an answer that is not shown has no place to scroll to.
  await island.evaluate((element) => {
    element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
  });
  await page.waitForLoadState("networkidle");
  return island.locator(controls).filter({ visible: true }).first();
}

/** The slowest first use of the islands of a page: the median of five each, in milliseconds, and the island's name. */
export async function slowestFirstUse(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  const names = await page
    .locator("astro-island")
    .evaluateAll((all) => all.map((island) => island.getAttribute("component-export") ?? ""));
  let slowest = { island: "", milliseconds: 0 };
  for (const [index, name] of names.entries()) {
    // The first of each kind stands for the rest.
    if (names.indexOf(name) !== index) continue;
    const control = await openAt(page, url, index);
    if (!(await control.isVisible())) continue;
    // What is measured is the work, so the scripts are in the cache.
    await control.dispatchEvent("pointerenter");
    await page.waitForLoadState("networkidle");
    const durations: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      const fresh = await openAt(page, url, index);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await fresh.tap();
      // Events are reported after the frame that answers them; less than 16 ms are not.
      await page.waitForTimeout(500);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const found = z.array(z.number()).parse(await page.evaluate("globalThis.interactions"));
      durations.push(Math.max(0, ...found));
    }
    const milliseconds = median(durations);
    if (milliseconds >= slowest.milliseconds) slowest = { island: name, milliseconds };
  }
  await context.close();
  return slowest;
}
