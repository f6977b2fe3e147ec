/** The house on the pages of areas and of services: storeys that open to what to do and what it costs. */
import type { Page } from "@playwright/test";
import { emergencyPath, servicePath } from "#routes.ts";
import { content, everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const situations = content.emergencyGuide.storeys;
const services = [...content.services]
  .map(
    ([
      key,
      {
        name: title,
        order,
        storey: { advice },
      },
    ]) => ({ key, title, advice, order }),
  )
  .toSorted((a, b) => a.order - b.order);
const kinds = ["city", "neighbourhood", "services"];
const storeysOf = (kind: string) => (kind === "services" ? services : situations);
const houses = onePageOfEachKind.filter(({ kind }) => kinds.includes(kind));

const storey = (page: Page, key: string) => page.locator(`#${key}`);
const row = (page: Page, key: string) => storey(page, key).locator("summary");
const answer = (page: Page, key: string) => storey(page, key).locator("._storey-answer");
const topOf = async (page: Page, key: string) => (await row(page, key).boundingBox())?.y ?? NaN;

for (const { path, kind } of everyPage) {
  if (!kinds.includes(kind)) continue;
  const isFirst = houses.some((house) => house.path === path);
  test(
    `the first window of ${path} on a phone holds all storeys; paper shows every answer`,
    { tag: isFirst ? [] : "@nightly" },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const bar = page.getByRole("navigation", { name: content.site.landmarks.bottom_bar });
      const below = (await bar.boundingBox())?.y ?? NaN;
      for (const { key, title } of storeysOf(kind)) {
        const box = await row(page, key).boundingBox();
        expect((box?.y ?? NaN) + (box?.height ?? NaN), title).toBeLessThanOrEqual(below);
      }
      await page.emulateMedia({ media: "print" });
      for (const { key } of storeysOf(kind)) await expect(answer(page, key)).toBeVisible();
    },
  );
}

for (const { path, kind } of houses) {
  const storeys = storeysOf(kind);
  // Cities and neighbourhoods have the same house.
  const tag = kind === "neighbourhood" ? "@nightly" : [];

  test(
    `the keyboard opens and closes the storeys of ${path}, one at a time`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      for (const { key, advice } of storeys) {
        await expect(answer(page, key)).toBeHidden();
        await row(page, key).focus();
        await page.keyboard.press("Enter");
        await expect(answer(page, key)).toBeVisible();
        await expect(page.locator("details[name=house][open]")).toHaveCount(1);
        await expect(row(page, key)).toContainText(advice);
        await page.keyboard.press("Tab");
        await expect(storey(page, key).locator("a:focus")).toHaveCount(1);
      }
      for (const { key } of storeys.slice(-1)) {
        await row(page, key).press("Space");
        await expect(answer(page, key)).toBeHidden();
      }
    },
  );

  test(
    `opening a storey of ${path} moves nothing above it, and its row stays in the window`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      for (const { key } of storeys) {
        const heading = page.getByRole("heading", { level: 1 });
        const before = await heading.evaluate((h1) => h1.getBoundingClientRect().top + scrollY);
        await row(page, key).click();
        await expect(row(page, key)).toBeInViewport({ ratio: 1 });
        const after = await heading.evaluate((h1) => h1.getBoundingClientRect().top + scrollY);
        expect(after).toBe(before);
        const header = await page.getByRole("banner").first().boundingBox();
        const below = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
        await expect.poll(() => topOf(page, key)).toBeGreaterThanOrEqual(below - 1);
      }
    },
  );

  test(
    `an answer of ${path} opens beside the house in a wide window, which stays where it is`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      for (const { key } of storeys) {
        const before = await topOf(page, key);
        await row(page, key).click();
        await expect(answer(page, key)).toBeVisible();
        expect(await topOf(page, key)).toBe(before);
        const house = await row(page, key).boundingBox();
        const sheet = await answer(page, key).boundingBox();
        expect((sheet?.x ?? NaN) + (sheet?.width ?? NaN)).toBeLessThan(house?.x ?? NaN);
      }
    },
  );

  test(`the storeys of ${path} are accessible by day and by night, closed and open @narrow`, async ({
    page,
    findAccessibilityViolations,
    findContrastViolations,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    expect(await findAccessibilityViolations("main > header")).toEqual([]);
    for (const { key } of storeys) {
      await storey(page, key).evaluate((details) => details.setAttribute("open", ""));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findContrastViolations(), `${key}, ${colorScheme}`).toEqual([]);
      }
      expect(await findAccessibilityViolations("main > header"), key).toEqual([]);
    }
  });
}

for (const [index, { key }] of services.entries()) {
  if (servicePath(key) === emergencyPath) continue;
  test(
    `the first window of the service ${key} on a phone holds its prices`,
    { tag: index === 1 ? [] : "@nightly" },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(servicePath(key));
      const bar = page.getByRole("navigation", { name: content.site.landmarks.bottom_bar });
      const below = (await bar.boundingBox())?.y ?? NaN;
      const last = await answer(page, key).locator("tr").last().boundingBox();
      expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(below);
      // The storeys of the other services lead to their pages.
      const others = page.locator("a._storey-row");
      expect(
        await others.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      ).toEqual(
        services.filter((other) => other.key !== key).map((other) => servicePath(other.key)),
      );
    },
  );
}
