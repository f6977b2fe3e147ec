/** The maximum heights of pages, and the position of the home page's first price. */
import { type Page } from "@playwright/test";
import { servicePath, staticRoutes } from "#routes.ts";
import { content, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Distance in pixels from the top of the page to the bottom of the cost guide's first price. */
const firstPriceBottom = (page: Page) =>
  page
    .getByText(required(content.costGuide.summary[0]).price)
    .first()
    .evaluate((price) => price.getBoundingClientRect().bottom + scrollY);

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
    expect(await firstPriceBottom(page)).toBeLessThanOrEqual(900);
    const emergency = await page.locator("#services li").first().boundingBox();
    if (viewport.width < 640) expect(emergency?.height).toBeLessThanOrEqual(460);
  });
}

const phonePages = [
  { name: "the list of services", paths: [staticRoutes.services], maxHeight: 5500 },
  { name: "the exclusion page", paths: [servicePath("exclusion")], maxHeight: 6000 },
  { name: "the emergency page", paths: [servicePath("emergency")], maxHeight: 5500 },
  { name: "the Learning Center", paths: [staticRoutes.learn], maxHeight: 6000 },
  { name: "every city page", paths: content.areas.cities.map(({ path }) => path), maxHeight: 6700 },
];

for (const { name, paths, maxHeight } of phonePages) {
  test(`on a phone ${name} keeps to its maximum height`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await heightOf(page), `${path}: ${advice}`).toBeLessThanOrEqual(maxHeight);
    }
  });
}
