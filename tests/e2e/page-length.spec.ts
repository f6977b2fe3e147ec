/** How long a page may be on a phone, for the kinds of pages with a limit. */
import { type Page } from "@playwright/test";
import { emergencyPath, staticRoutes } from "#routes.ts";
import { everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** The most CSS pixels from the top to the end of the footer, in a window of 390 × 844. */
const limits = new Map<Kind, number>([
  ["home", 7200],
  ["contact", 3000],
  ["toronto", 6200],
  ["services", 4800],
  ["service", 4800],
  ["learn", 5000],
  ["reviews", 5200],
  ["guide", 6000],
  ["help", 6000],
  ["city", 4300],
  ["neighbourhood", 4300],
]);

async function expectWithinLimits(page: Page, pages: typeof everyPage) {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, kind } of pages) {
    const limit = path === emergencyPath ? 4200 : limits.get(kind);
    if (!limit) continue;
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(limit);
  }
}

test("no page is longer on a phone than its kind may be", async ({ page }) => {
  await expectWithinLimits(page, onePageOfEachKind);
});

test("on a phone the form of /contact begins at 300 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.contact);
  const label = await page.locator("main form label:visible").first().boundingBox();
  expect(label?.y).toBeLessThanOrEqual(300);
});

test("no page of any language, guide, area or service is longer on a phone @nightly", async ({
  page,
}) => {
  await expectWithinLimits(page, everyPage);
});
