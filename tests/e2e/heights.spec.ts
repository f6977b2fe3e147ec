/** How far visitors scroll: the heights of the home page and of a city's, and how soon a price is seen. */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content, generalCity, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The distance from the top of the page to the first figure of the cost guide. */
const firstPrice = (page: Page) =>
  page
    .getByText(required(content.costGuide.summary[0]).price)
    .first()
    .evaluate((price) => price.getBoundingClientRect().bottom + scrollY);

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, highest: 12_000 },
  { name: "a wide screen", viewport: { width: 1440, height: 900 }, highest: 8800 },
];

for (const { name, viewport, highest } of screens) {
  test(`on ${name} the home page is no longer than it may be, and soon names a price`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(staticRoutes.home);
    expect(await heightOf(page)).toBeLessThanOrEqual(highest);
    expect(await firstPrice(page)).toBeLessThanOrEqual(900);
    const emergency = await page.locator("#services li").first().boundingBox();
    if (viewport.width < 640) expect(emergency?.height).toBeLessThanOrEqual(460);
  });
}

test("on a phone a city's page is no longer than it may be", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(generalCity.path);
  expect(await heightOf(page)).toBeLessThanOrEqual(8000);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the home page is no longer on a phone than it may be", async ({ page }) => {
    await page.goto(staticRoutes.home);
    const main = await page.locator("body").boundingBox();
    expect(main?.height).toBeLessThanOrEqual(20_000);
  });
});
