/** How long a page may be on a phone, for the kinds of pages with a limit. */
import { onePageOfEachKind, type Kind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** The most CSS pixels from the top to the end of the footer, in a window of 390 × 844. */
const limits = new Map<Kind, number>([
  ["home", 7200],
  ["contact", 3000],
]);

test("no page is longer on a phone than its kind may be", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, kind } of onePageOfEachKind) {
    const limit = limits.get(kind);
    if (!limit) continue;
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(limit);
  }
});
