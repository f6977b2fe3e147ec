/** What scripts weigh on their way to a visitor who begins to use the page. */
import { type Browser, type Page } from "@playwright/test";
import { phone } from "./browser.ts";

/** Bytes as they travel, compressed and without headers. */
export interface IntentBytes {
  /** What the first intent loads, by the island that it is for, the heaviest first. */
  first: { island: string; bytes: number }[];
  /** What all islands of the page load together. */
  all: number;
}

/** Opens a page in a browser that has kept nothing, and counts its scripts. */
async function open(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  const bytes = async () => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return { context, page, bytes };
}

/** Shows an island the intent to use it; those that move by themselves wake when they are seen. */
async function intend(page: Page, index: number) {
  const island = page.locator("astro-island").nth(index);
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent("pointerenter");
  await page.waitForFunction(
    (at) => !document.querySelectorAll("astro-island")[at]?.hasAttribute("ssr"),
    index,
  );
  return island.evaluate((element) => element.getAttribute("component-export") ?? "");
}

/** Moves a carousel, which loads its engine then. */
const moveCarousel = (page: Page) =>
  page.getByRole("button", { name: "Next reviews" }).first().click();

/** Measures a page's islands, each by itself and all together. */
export async function weighIntents(browser: Browser, url: string): Promise<IntentBytes> {
  const everything = await open(browser, url);
  const count = await everything.page.locator("astro-island").count();
  for (let index = 0; index < count; index++) await intend(everything.page, index);
  await moveCarousel(everything.page);
  const all = await everything.bytes();
  await everything.context.close();

  const first = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const one = await open(browser, url);
    const island = await intend(one.page, index);
    const bytes = await one.bytes();
    first.set(island, Math.max(first.get(island) ?? 0, bytes));
    if (island === "ReviewCarousel") {
      await moveCarousel(one.page);
      first.set(`${island}, more when it first moves`, (await one.bytes()) - bytes);
    }
    await one.context.close();
  }
  return {
    first: [...first]
      .map(([island, bytes]) => ({ island, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes),
    all,
  };
}
