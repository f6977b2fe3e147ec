/** Measures Interaction to Next Paint for the first use of an island on a four times slower CPU. */
import { devices, type Browser, type Page } from "@playwright/test";
import { z } from "zod";
import { median } from "./table.ts";

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

const slowdown = 4;
const samples = 5;
const controls = "a, button, input, textarea";

/** Records the durations of interactions. Runs in the page before its own scripts. */
const observe = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

/** Resolves after the next paint, when earlier events have been reported. Runs in the page. */
const painted = `new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})`;

/** Opens the page, scrolls to an island, waits for the network, and returns its first control. */
async function openAt(page: Page, url: string, index: number) {
  await page.goto(url);
  const island = page.locator("astro-island[client=intent]").nth(index);
  // The element itself has no box, and one in a hidden answer has no child to scroll to.
  await island.evaluate((element) => {
    element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
  });
  await page.waitForLoadState("networkidle");
  return island.locator(controls).filter({ visible: true }).first();
}

/** Returns the slowest island of a page, with the median of five first uses in milliseconds. */
export async function slowestFirstUse(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  const names = await page
    .locator("astro-island[client=intent]")
    .evaluateAll((all) => all.map((island) => island.getAttribute("component-export") ?? ""));
  let slowest = { island: "", milliseconds: 0 };
  for (const [index, name] of names.entries()) {
    // Measures the first island of each kind.
    if (names.indexOf(name) !== index) continue;
    const control = await openAt(page, url, index);
    if (!(await control.isVisible())) continue;
    // Loads the scripts into the cache, so that the network is not part of the measurement.
    await control.dispatchEvent("pointerenter");
    await page.waitForLoadState("networkidle");
    const durations: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      const fresh = await openAt(page, url, index);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await fresh.tap();
      // Browsers report only events of 16 ms or more.
      await page.evaluate(painted);
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
