/** The house on the pages of cities and neighbourhoods: storeys that open to what to do now. */
import type { Page } from "@playwright/test";
import { content, everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const { doors } = content.emergencyGuide;
const kinds = ["city", "neighbourhood"];
const houses = onePageOfEachKind.filter(({ kind }) => kinds.includes(kind));

const storey = (page: Page, door: string) => page.locator(`#${door}`);
const row = (page: Page, door: string) => storey(page, door).locator("summary");
const answer = (page: Page, door: string) => page.locator(`#${door}-now`);
const topOf = async (page: Page, door: string) => (await row(page, door).boundingBox())?.y ?? NaN;

for (const { path, kind } of everyPage) {
  if (!kinds.includes(kind)) continue;
  const isFirst = houses.some((house) => house.path === path);
  test(
    `the first window of ${path} on a phone holds all storeys`,
    { tag: isFirst ? [] : "@nightly" },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const bar = page.getByRole("navigation", { name: content.site.landmarks.bottom_bar });
      const below = (await bar.boundingBox())?.y ?? NaN;
      for (const { door, title } of doors) {
        const box = await row(page, door).boundingBox();
        expect((box?.y ?? NaN) + (box?.height ?? NaN), title).toBeLessThanOrEqual(below);
      }
    },
  );
}

for (const { path } of houses) {
  test(`the keyboard opens and closes the storeys of ${path}, one at a time`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    for (const { door, advice } of doors) {
      await expect(answer(page, door)).toBeHidden();
      await row(page, door).focus();
      await page.keyboard.press("Enter");
      await expect(answer(page, door)).toBeVisible();
      await expect(page.locator("details[name=house][open]")).toHaveCount(1);
      await expect(row(page, door)).toContainText(advice);
      await page.keyboard.press("Tab");
      await expect(storey(page, door).locator("a:focus")).toHaveCount(1);
    }
    for (const { door } of doors.slice(-1)) {
      await row(page, door).press("Space");
      await expect(answer(page, door)).toBeHidden();
    }
  });

  test(`opening a storey of ${path} moves nothing above it, and its row stays in the window`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    for (const { door } of doors) {
      const heading = page.getByRole("heading", { level: 1 });
      const before = await heading.evaluate((h1) => h1.getBoundingClientRect().top + scrollY);
      await row(page, door).click();
      await expect(row(page, door)).toBeInViewport({ ratio: 1 });
      const after = await heading.evaluate((h1) => h1.getBoundingClientRect().top + scrollY);
      expect(after).toBe(before);
      const header = await page.getByRole("banner").first().boundingBox();
      const below = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
      await expect.poll(() => topOf(page, door)).toBeGreaterThanOrEqual(below - 1);
    }
  });

  test(`an answer of ${path} opens beside the house in a wide window, which stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const { door } of doors) {
      const before = await topOf(page, door);
      await row(page, door).click();
      await expect(answer(page, door)).toBeVisible();
      expect(await topOf(page, door)).toBe(before);
      const house = await row(page, door).boundingBox();
      const sheet = await answer(page, door).boundingBox();
      expect((sheet?.x ?? NaN) + (sheet?.width ?? NaN)).toBeLessThan(house?.x ?? NaN);
    }
  });

  test(
    `the storeys of ${path} are accessible by day and by night, closed and open`,
    { tag: "@narrow" },
    async ({ page, findAccessibilityViolations, findContrastViolations }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      expect(await findAccessibilityViolations("main > header")).toEqual([]);
      for (const { door } of doors) {
        await storey(page, door).evaluate((details) => details.setAttribute("open", ""));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findContrastViolations(), `${door}, ${colorScheme}`).toEqual([]);
        }
        expect(await findAccessibilityViolations("main > header"), door).toEqual([]);
      }
    },
  );

  test(`a link to an answer of ${path} opens its storey`, async ({ page }) => {
    for (const { door } of doors) {
      await page.goto("about:blank");
      await page.goto(`${path}#${door}-now`);
      await expect(answer(page, door)).toBeVisible();
    }
  });

  test(`paper shows every answer of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const { door } of doors) await expect(answer(page, door)).toBeVisible();
  });
}
