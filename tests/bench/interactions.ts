/** How soon the page answers each control (Interaction to Next Paint), with the processor slowed four times. */
import { errors, type Browser, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { phone } from "./browser.ts";

/** One use of a control. */
export interface Use {
  control: string;
  /** The first use of its island, which wakes it; its script is in the browser's cache. */
  first: boolean;
  /** Milliseconds to the next paint; 0 where the browser reports none, which is less than 16. */
  milliseconds: number;
}

const slowdown = 4;
/** What a visitor uses. Links that only lead elsewhere are none, nor is the trap for machines. */
const controls =
  "button:visible, input:visible:not([aria-hidden]), textarea:visible, a[aria-haspopup]:visible";
/** How many controls of an island are used: a carousel repeats one for each review. */
const mostControls = 24;

/** Keeps the durations of interactions; runs in the page before its own scripts. */
const watch = `
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) globalThis.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

/** A phone whose page is watched, and whose processor can be slowed so many times. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return { context, page, slowDown };
}

/** The longest interaction since the last time of asking. */
async function longest(page: Page): Promise<number> {
  // Events are told of after the frame that answers them.
  await page.waitForTimeout(400);
  const found = await page.evaluate("globalThis.interactions.splice(0)");
  return Math.max(0, ...z.array(z.number()).parse(found));
}

async function nameOf(control: Locator): Promise<string> {
  const name = await control.evaluate(
    (element) =>
      element.getAttribute("aria-label") ??
      (element.textContent.trim() || element.getAttribute("name") || element.tagName),
  );
  return name.replaceAll(/\s+/g, " ").slice(0, 50);
}

/** Uses a control as a visitor does, and a dialog that it opens. */
async function use(
  page: Page,
  control: Locator,
): Promise<{ control: string; milliseconds: number }[]> {
  const name = await nameOf(control);
  const isField = await control.evaluate((element) => element.matches("input, textarea"));
  await control.tap({ timeout: 1_000 });
  if (isField) await page.keyboard.type("a");
  const uses = [{ control: name, milliseconds: await longest(page) }];
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" }).first();
  if (await close.isVisible()) {
    await close.tap();
    uses.push({ control: `${name}: close`, milliseconds: await longest(page) });
    await close.waitFor({ state: "hidden" });
  }
  return uses;
}

/** Uses every control of every island of a page; each island is met on a fresh page. */
export async function useControls(browser: Browser, url: string): Promise<Use[]> {
  const { context, page, slowDown } = await openPhone(browser);
  const uses: Use[] = [];

  /** Opens the page at an island, with nothing more to load. */
  const meet = async (index: number) => {
    await page.goto(url);
    const island = page.locator("astro-island").nth(index);
    await island.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    return island;
  };

  await page.goto(url);
  const count = await page.locator("astro-island").count();
  for (let index = 0; index < count; index++) {
    // Once to have its script in the cache, once to measure.
    const known = await meet(index);
    const [opener] = await known.locator("a, button").filter({ visible: true }).all();
    await (opener ?? known).dispatchEvent("pointerenter");
    await page.waitForLoadState("networkidle");

    const island = await meet(index);
    await slowDown(slowdown);
    const [waking] = await island
      .locator("a, button, input, textarea")
      .filter({ visible: true })
      .all();
    const isWaking = (await island.getAttribute("ssr")) !== null;
    if (waking && isWaking) {
      const [woken] = await use(page, waking);
      if (woken) uses.push({ ...woken, first: true });
      await page.waitForFunction(
        (at) => !document.querySelectorAll("astro-island")[at]?.hasAttribute("ssr"),
        index,
      );
      // The kept click may open a dialog only now.
      await page.waitForTimeout(1000);
      await page.keyboard.press("Escape");
      await longest(page);
    }
    for (const control of (await island.locator(controls).all()).slice(0, mostControls)) {
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      try {
        for (const one of await use(page, control)) uses.push({ ...one, first: false });
      } catch (error) {
        // The slides beside the one that is shown cannot be reached.
        if (!(error instanceof errors.TimeoutError)) throw error;
        process.stderr.write(`  out of reach: ${await nameOf(control)}\n`);
      }
    }
    await slowDown(1);
  }
  await context.close();
  return uses;
}

/** Sends a filled form, as the last use of it. */
export async function useSubmit(browser: Browser, url: string): Promise<Use[]> {
  const { context, page, slowDown } = await openPhone(browser);
  await page.goto(url);
  const form = page.locator("form").first();
  for (const [name, value] of [
    ["name", "Alex Doe"],
    ["phone", "416-555-0100"],
    ["email", "alex@example.com"],
    ["service_area", "Toronto"],
  ] as const) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await page.waitForLoadState("networkidle");
  await longest(page);
  await slowDown(slowdown);
  await form.locator("button[type=submit]").tap();
  const uses = [{ control: "submit", first: false, milliseconds: await longest(page) }];
  await context.close();
  return uses;
}
