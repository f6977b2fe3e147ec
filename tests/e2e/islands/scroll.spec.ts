import { expect, test } from "../../support/test.ts";

const top = () =>
  Math.round(document.getElementById("hero-form")?.getBoundingClientRect().top ?? 0);

test("Get My Free Quote travels to the form in 800 ms, stops 100 px above it and fills nothing in", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.locator("a[data-scroll]").last();
  await link.scrollIntoViewIfNeeded();
  const begun = Date.now();
  await link.click();
  await page.waitForTimeout(250);
  // On its way.
  expect(await page.evaluate(top)).toBeLessThan(90);
  await expect.poll(() => page.evaluate(top)).toBeGreaterThanOrEqual(99);
  expect(Date.now() - begun).toBeGreaterThan(700);
  // On a wide screen the form stands less than 100 px below the top of the page.
  const end = await page.evaluate(top);
  expect(end === 100 || (await page.evaluate(() => scrollY)) === 0).toBe(true);
  // A machine without a mouse has no fine pointer, and gets no keyboard thrown up.
  if (await page.evaluate(() => matchMedia("(pointer: fine)").matches)) {
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  }
});

test("the visitor's own wheel ends the journey", async ({ page, isMobile }) => {
  test.skip(isMobile, "a touch screen has no wheel");
  await page.clock.install();
  await page.goto("/");
  const link = page.locator("a[data-scroll]").last();
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.click();
  await page.clock.runFor(100);
  await page.mouse.wheel(0, 1);
  await page.clock.runFor(1_000);
  expect(await page.evaluate(top)).toBeLessThan(0);
});

test("from another page it goes home first and scrolls there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  const link = page.locator('a[data-scroll][href="/#hero-form"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL((url) => url.pathname === "/" && url.hash === "");
  await expect.poll(() => page.evaluate(top)).toBe(100);
});

test("where motion is unwelcome it jumps @motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const link = page.locator("a[data-scroll]").last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForTimeout(120);
  expect(await page.evaluate(top)).toBe(100);
});

test("sections below the fold come in once, and stand there where motion is unwelcome @motion", async ({
  page,
}) => {
  await page.goto("/");
  const sections = page.locator("[data-reveal]");
  expect(await sections.count()).toBeGreaterThan(2);
  const last = sections.last();
  await expect(last).toHaveCSS("opacity", "0");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS("opacity", "1");

  await page.emulateMedia({ media: "print" });
  await page.reload();
  await expect(last).toHaveCSS("opacity", "1");

  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.reload();
  for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
});
