/** The maximum heights of the home page and a city page, and the position of the first price. */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content, generalCity, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Distance in pixels from the top of the page to the bottom of the cost guide's first price. */
const firstPriceBottom = (page: Page) =>
  page
    .getByText(required(content.costGuide.summary[0]).price)
    .first()
    .evaluate((price) => price.getBoundingClientRect().bottom + scrollY);

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, maxHeight: 12_000 },
  { name: "a wide screen", viewport: { width: 1440, height: 900 }, maxHeight: 8800 },
];

for (const { name, viewport, maxHeight } of screens) {
  test(`on ${name} the home page keeps to its maximum height and shows a price early`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(staticRoutes.home);
    expect(await heightOf(page)).toBeLessThanOrEqual(maxHeight);
    expect(await firstPriceBottom(page)).toBeLessThanOrEqual(900);
    const emergency = await page.locator("#services li").first().boundingBox();
    if (viewport.width < 640) expect(emergency?.height).toBeLessThanOrEqual(460);
  });
}

test("on a phone a city page keeps to its maximum height", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(generalCity.path);
  expect(await heightOf(page)).toBeLessThanOrEqual(8000);
});
