/** What a page weighs on its way to the visitor: one file that blocks nothing, no script, and few bytes. */
import { type Response } from "@playwright/test";
import { servicePath } from "#routes.ts";
import { everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";
import { screens } from "../support/screenshots.ts";
import { sent } from "../support/sent.ts";
import { expect, test } from "../support/test.ts";

/**
 * What a page of each kind may weigh with Brotli 11, in bytes, without its typeface: its size when this was written, up
 * to the next hundred, and 100 more, since Astro's ids of islands come from the folder in which the project is built,
 * and some 20 bytes of a page change with it.
 */
const budgets: Record<Kind, number> = {
  home: 41_900,
  reviews: 20_400,
  services: 17_700,
  service: 16_600,
  areas: 20_700,
  local_raccoon_solutions: 20_100,
  city: 20_900,
  alias: 20_600,
  neighbourhood: 18_400,
  learn: 24_600,
  contact: 15_300,
};

/** The services that have a section of their own: what to do tonight, the sounds, or the calendar. */
const ownBudgets = new Map<string, number>([
  [servicePath("emergency"), 21_000],
  [servicePath("inspection"), 22_800],
  [servicePath("exclusion"), 23_200],
]);

/**
 * The typeface, 12 kB, and the pictures that a browser loads because they are near the first screen: up to twelve of
 * 1.5 kB. Those further down come when they are scrolled to.
 */
const otherFilesBudget = 30_000;

/** What a page may ask for by itself. */
const allowedTypes = new Set(["document", "font", "image"]);

test("the bytes of every page keep to the budget of its kind", async ({ baseURL }) => {
  for (const { path, kind } of everyPage) {
    const page = await sent(new URL(path, baseURL));
    expect.soft(page.length, path).toBeLessThanOrEqual(ownBudgets.get(path) ?? budgets[kind]);
  }
});

for (const { name, viewport } of screens) {
  const requestTags = name === "phone" ? "@chromium" : "@chromium @all";
  test(`on a ${name} no page asks for a script, a stylesheet, or more than pictures and the typeface ${requestTags}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    for (const { path, kind } of onePageOfEachKind) {
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await page.goto(path, { waitUntil: "networkidle" });
      const loaded = responses.filter(
        (response) => !/^data:|icon|webmanifest/.test(response.url()),
      );
      const types = loaded.map((response) => response.request().resourceType());
      const files = loaded.map((response) => new URL(response.url()).pathname);
      let bytes = 0;
      for (const response of loaded) {
        bytes += (await sent(new URL(response.url()))).length;
      }
      expect(files.filter((file) => file.endsWith(".js"))).toEqual([]);
      expect(new Set(types).difference(allowedTypes), path).toEqual(new Set());
      expect(bytes, path).toBeLessThanOrEqual(budgets[kind] + otherFilesBudget);
      // In the head it would keep the first paint waiting.
      await expect(page.locator("body > link[rel=preload]"), path).toHaveAttribute("as", "font");
      await expect(page.locator("head > link[rel=preload]"), path).toHaveCount(0);
      await page.close();
    }
    await context.close();
  });
}

/**
 * Bytes of script that the first use of an island, and of all of them, may load. React takes 61 kB of each. The carousel
 * brings Swiper, and loads when it is scrolled into view.
 */
const firstUseBudget = { carousel: 82_000, other: 75_200, all: 107_000 };

test("the first use of an island on home keeps to the budget of scripts @chromium", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });

  /** The bytes of all scripts that these islands of a fresh page load. */
  async function scriptBytes(indexes: readonly number[]) {
    const page = await context.newPage();
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.add(request.url());
    });
    await page.goto("/");
    for (const index of indexes) {
      const island = page.locator("astro-island").nth(index);
      // The element itself has no box; one in a hidden answer has no place to scroll to.
      await island.evaluate((element) => {
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
      });
      await island.dispatchEvent("pointerenter");
      await expect(island).not.toHaveAttribute("ssr");
    }
    await page.waitForLoadState("networkidle");
    await page.close();
    const sizes = await Promise.all([...files].map((file) => sent(new URL(file))));
    return sizes.reduce((sum, { length }) => sum + length, 0);
  }

  const page = await context.newPage();
  await page.goto("/");
  const islands = await page
    .locator("astro-island")
    .evaluateAll((all) => all.map((island) => island.getAttribute("component-export")));
  await page.close();
  for (const name of new Set(islands)) {
    const bytes = await scriptBytes([islands.indexOf(name)]);
    const budget = firstUseBudget[name === "ReviewCarousel" ? "carousel" : "other"];
    expect.soft(bytes, String(name)).toBeLessThanOrEqual(budget);
  }
  const bytes = await scriptBytes([...islands.keys()]);
  expect.soft(bytes, "all").toBeLessThanOrEqual(firstUseBudget.all);
  await context.close();
});

test("the next page is prerendered where the browser can, and the policy lets it @chromium", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const rules = new Promise<{ sourceText: string; errorMessage?: string }>((found) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
      found(ruleSet);
    });
  });
  await devtools.send("Preload.enable");
  await page.goto("/contact");
  const { sourceText, errorMessage } = await rules;
  expect(errorMessage).toBeUndefined();
  expect(sourceText).toContain("prerender");
});
