/**
 * Back shows a page as it was left, from the browser's back/forward cache: no script runs again, so
 * `pageshow` has to bring up to date what has changed meanwhile. Chromium's headless shell has no
 * such cache.
 */
import type { Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { test, expect } from "../support/test.ts";

const { areas, services } = staticRoutes;
const { label, dark, light } = content.site.footer.theme;

/** Expects a value of a restored page; Playwright's locators wait for its load, which it does not have. */
const expectOn = (page: Page, read: () => string | undefined, expected: string) =>
  expect.poll(() => page.evaluate(read).catch(() => "not there yet")).toBe(expected);

/** Leaves a page for another, and comes back to it as it was left. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<unknown>) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
  await page.goto(areas);
  await meanwhile();
  await page.evaluate(() => {
    history.back();
  });
  await expectOn(page, () => document.documentElement.dataset["restored"], "true");
}

test(
  "a page that Back restores has the colours that were chosen on a later page",
  { tag: ["@nightly", "@firefox"] },
  async ({ page }) => {
    await page.goto(services);
    await page.getByLabel(label).selectOption(dark);
    await leaveAndComeBack(page, () => page.getByLabel(label).selectOption(light));
    await expectOn(page, () => document.documentElement.dataset["theme"], "light");
    await expectOn(
      page,
      () => document.querySelector<HTMLSelectElement>("#theme-switch select")?.value,
      "light",
    );
  },
);
