import { type Page } from "@playwright/test";
import { anchors, staticRoutes } from "#routes.ts";
import { field } from "../support/quote-form.ts";
import { expect, test, withMotion } from "../support/test.ts";

test.use(withMotion);

const phone = { width: 390, height: 844 };

/** The form's distance from the top of the window, in pixels. */
const formTop = (page: Page) =>
  page.locator("#hero-form").evaluate((form) => Math.round(form.getBoundingClientRect().top));
const linkToForm = (page: Page) =>
  page.locator(`a[data-scroll][href="${anchors.heroForm}"]`).last();

/** Opens the home page at its last link to the form, with a clock that only the test advances. */
async function openAtLink(page: Page) {
  await page.goto(staticRoutes.home);
  await page.clock.install({ time: 0 });
  // An hour is longer than a busy machine takes until here.
  await page.clock.pauseAt(3_600_000);
  await linkToForm(page).scrollIntoViewIfNeeded();
}

test("the link scrolls to the form in 800 ms, and stops 100 px above it @firefox @narrow", async ({
  page,
}) => {
  await openAtLink(page);
  await linkToForm(page).click();
  await page.clock.runFor(700);
  const nearly = await formTop(page);
  expect(nearly).toBeLessThan(100);
  await page.clock.runFor(150);
  const end = await formTop(page);
  expect(end).toBeGreaterThan(nearly);
  // The form is less than 100 px below the top of the page on a wide screen.
  expect(end === 100 || (await page.evaluate(() => scrollY)) === 0).toBe(true);
  await expect(field(page, "name")).toHaveValue("");
  // The field is not focused without a fine pointer, since that would open the keyboard.
  if (await page.evaluate(() => matchMedia("(pointer: fine)").matches))
    await expect(field(page, "name")).toBeFocused();
});

test("the mouse wheel cancels the scroll animation @nightly", async ({ page, isMobile }) => {
  test.skip(isMobile, "a touch screen has no wheel");
  await openAtLink(page);
  await linkToForm(page).click();
  await page.clock.runFor(100);
  await page.mouse.wheel(0, 1);
  await page.clock.runFor(1_000);
  expect(await formTop(page)).toBeLessThan(0);
});

test("on another page the link opens the home page, scrolled to the form @narrow @nightly", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(staticRoutes.areas);
  await linkToForm(page).click();
  await page.waitForURL((url) => url.pathname === staticRoutes.home && url.hash === "");
  await expect.poll(() => formTop(page)).toBe(100);
});

test("with reduced motion the page jumps to the form @narrow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await openAtLink(page);
  await linkToForm(page).click();
  await page.clock.runFor(50);
  expect(await formTop(page)).toBe(100);
});

test("sections below the fold are visible, and move to their place when scrolled to; in print and with reduced motion they are there @narrow", async ({
  page,
}) => {
  await page.goto(staticRoutes.home);
  const sections = page.locator("[data-reveal]");
  expect(await sections.count()).toBeGreaterThan(2);
  const last = sections.last();
  await expect(last).toHaveCSS("translate", "0px 8px");
  for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS("translate", "none");

  await page.emulateMedia({ media: "print" });
  await page.reload();
  await expect(last).toHaveCSS("translate", "none");

  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.reload();
  for (const section of await sections.all()) await expect(section).toHaveCSS("translate", "none");
});
