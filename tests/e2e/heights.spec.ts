/** The maximum heights of pages, and the position of the home page's first price. */
import { type Page } from "@playwright/test";
import { servicePath, staticRoutes } from "#routes.ts";
import { content, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** What to do if a section makes a page too high. */
const advice =
  "shorten the page, or raise the maximum in tests/e2e/heights.spec.ts, with the reason";

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, maxHeight: 11_000 },
  { name: "a wide screen", viewport: { width: 1440, height: 900 }, maxHeight: 8800 },
];

for (const { name, viewport, maxHeight } of screens) {
  test(`on ${name} the home page keeps to its height and shows a price early`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(staticRoutes.home);
    expect(await heightOf(page), advice).toBeLessThanOrEqual(maxHeight);
    const price = page.getByText(required(content.costGuide.summary[0]).price).first();
    const bottom = await price.evaluate((text) => text.getBoundingClientRect().bottom + scrollY);
    expect(bottom, "the bottom of the first price").toBeLessThanOrEqual(900);
    const emergency = await page.locator("#services li").first().boundingBox();
    if (viewport.width < 640) expect(emergency?.height).toBeLessThanOrEqual(460);
  });
}

/** The maximum heights of other pages on a phone. */
const maxHeights: [path: string, maxHeight: number][] = [
  [staticRoutes.services, 5500],
  [servicePath("exclusion"), 6000],
  [servicePath("emergency"), 5500],
  [staticRoutes.learn, 6000],
  ...content.areas.cities.map(({ path }): [string, number] => [path, 6700]),
];

test("on a phone no other page exceeds its maximum height", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, maxHeight] of maxHeights) {
    await page.goto(path);
    expect.soft(await heightOf(page), `${path}: ${advice}`).toBeLessThanOrEqual(maxHeight);
  }
});
