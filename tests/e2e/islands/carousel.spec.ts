import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import {
  button,
  carousel,
  allSlides,
  oneSlideScreen,
  openCarousel,
  row,
  slidesInView,
  threeSlideScreen,
} from "../../support/carousel.ts";
import { recordShifts, shiftsOf } from "../../support/layout-shift.ts";
import { blockScripts, gateScripts } from "../../support/script-loading.ts";
import { expect, test, withMotion } from "../../support/test.ts";

const { home, reviews } = staticRoutes;

/** Opens the home page's carousel with a clock that only the test advances, and fast animations. */
async function openWithStoppedClock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 10 });
  await page.clock.install({ time: 0 });
  // An hour is longer than a busy machine takes until here.
  await page.clock.pauseAt(3_600_000);
  await page.goto(home);
  await row(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(row(page)).toHaveAttribute("data-started", { timeout: 1 });
  }).toPass({ intervals: [50] });
}

/** The number of the first slide in view, once it is at the row's edge. */
async function current(page: Page) {
  await expect
    .poll(() => row(page).evaluate(distanceFromEdge), { intervals: [50] })
    .toBeLessThan(1);
  return Number(/\d+/.exec((await slidesInView(page).first().getAttribute("aria-label")) ?? ""));
}

/** Brings the row into view, which the browser reports frames later; expects one advance. */
async function expectAdvance(page: Page, from: number) {
  await page.mouse.move(0, 0);
  await row(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await current(page)).toBe(from + 1);
  }).toPass({ intervals: [50] });
}

/** Pixels; infinite while the row moves, since Swiper then ignores what would move it again. */
const distanceFromEdge = (view: Element) => {
  if (view.getAnimations({ subtree: true }).length > 0) return Infinity;
  const slide = view.querySelector(".swiper-slide:not([inert])");
  const [from, to] = [slide, view].map((element) => element?.getBoundingClientRect().left ?? NaN);
  return Math.abs((from ?? NaN) - (to ?? NaN));
};

for (const { path, viewport, perView } of [
  { path: home, viewport: { width: 800, height: 900 }, perView: 2 },
  { path: reviews, viewport: oneSlideScreen, perView: 1 },
  { path: reviews, viewport: threeSlideScreen, perView: 3 },
]) {
  test(`${path}: ${perView} in view at ${viewport.width} px, without layout shift at hydration @nightly`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    await openCarousel(page, path);
    await expect(slidesInView(page)).toHaveCount(perView);
    expect(await shiftsOf(page)).toBe("[]");
    expect(consoleErrors).toEqual([]);
  });
}

test.describe("advancing by itself", () => {
  // Modules wait for the clock, which stands still.
  test.use({ ...withMotion, visitsWaitForModules: false });

  test.beforeEach(({ page }) => openWithStoppedClock(page));

  test("advances every 5000 ms, also from the last slide to the first, where Previous leads back", async ({
    page,
  }) => {
    const total = await allSlides(page).count();
    await page.clock.fastForward(5_000);
    expect(await current(page)).toBe(2);
    for (const [name, place] of [
      ["previous", 1],
      ["previous", total],
      ["previous", total - 1],
      ["next", total],
    ] as const) {
      await button(page, name).click();
      await page.clock.runFor(100);
      expect(await current(page)).toBe(place);
    }
    await button(page, "play").click();
    await page.mouse.move(0, 0);
    await row(page).scrollIntoViewIfNeeded();
    await page.clock.fastForward(5_000);
    expect(await current(page)).toBe(1);
    await page.clock.fastForward(5_000);
    expect(await current(page)).toBe(2);
    await page.clock.fastForward(4_900);
    expect(await current(page)).toBe(2);
  });

  test("screen readers hear the new card after a press, and nothing while it advances by itself", async ({
    page,
  }) => {
    const status = carousel(page).getByRole("status");
    await page.clock.fastForward(5_000);
    expect(await current(page)).toBe(2);
    await expect(status).toBeEmpty();
    for (const [name, place] of [
      ["next", 3],
      ["previous", 2],
    ] as const) {
      await button(page, name).click();
      await page.clock.runFor(100);
      expect(await current(page)).toBe(place);
      const slide = slidesInView(page).first();
      await expect(status).toContainText((await slide.getAttribute("aria-label")) ?? "?");
      await expect(status).toContainText(await slide.locator("[data-review=text]").innerText());
    }
    await button(page, "play").click();
    await expect(status).toBeEmpty();
  });

  test("pauses under the mouse, also before its first advance, out of view, and when asked", async ({
    page,
  }) => {
    const scrollToTop = async () => {
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: "instant" });
      });
      // The browser tells the page in the same frame as this.
      await expect(row(page)).not.toBeInViewport();
    };
    const pauses = [
      () => slidesInView(page).first().hover(),
      scrollToTop,
      () => button(page, "pause").click(),
    ];
    for (const [index, pause] of pauses.entries()) {
      await pause();
      await page.clock.fastForward(12_000);
      expect(await current(page)).toBe(index + 1);
      if (index === 2) await button(page, "play").click();
      await expectAdvance(page, index + 1);
    }
  });

  test("stops when the visitor presses Next or drags the row @nightly", async ({ page }) => {
    // Swiper measures itself in the first frame; the row moves after the button's paint.
    await page.clock.runFor(100);
    await button(page, "next").click();
    await page.clock.runFor(100);
    expect(await current(page)).toBe(2);
    await expect(button(page, "play")).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(12_000);
    expect(await current(page)).toBe(2);

    await button(page, "play").click();
    await expect(button(page, "pause")).toBeVisible();
    await row(page).scrollIntoViewIfNeeded();
    const box = await slidesInView(page).last().boundingBox();
    if (!box) throw new Error("The slide is not displayed.");
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    // Less than a slide: after dragging a whole one, the speed decides between two slides.
    await page.mouse.move(box.x - box.width / 10, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(button(page, "play")).toBeVisible();
    expect(await current(page)).toBe(3);
  });

  test("six presses of Next during one animation move six cards @nightly", async ({ page }) => {
    for (let press = 0; press < 6; press++) {
      await button(page, "next").click();
      await page.clock.runFor(150);
    }
    expect(await current(page)).toBe(7);
  });

  test("stops when it gets the keyboard focus, which can leave it again @nightly", async ({
    page,
  }) => {
    await button(page, "next").focus();
    await page.keyboard.press("Tab");
    await expect(slidesInView(page).first().getByRole("link")).toBeFocused();
    await expect(button(page, "play")).toBeVisible();
    const inView = await slidesInView(page).count();
    for (let step = 0; step < inView; step++) await page.keyboard.press("Tab");
    await expect(carousel(page).locator(":focus")).toHaveCount(0);
  });
});

test.describe("a row that was scrolled before hydration", () => {
  test.use(withMotion);

  test("starts at the slide scrolled to, and does not advance @nightly", async ({ page }) => {
    const gate = await gateScripts(page);
    gate.close();
    await page.clock.install();
    await page.goto(home);
    await row(page).scrollIntoViewIfNeeded();
    await row(page).evaluate((view) => {
      const slide = view.querySelector(".swiper-slide");
      view.scrollBy({ left: slide?.clientWidth ?? 0, behavior: "instant" });
    });
    gate.open();
    await expect(row(page)).toHaveAttribute("data-started");
    expect(await current(page)).toBe(2);
    await expect(button(page, "play")).toBeVisible();
    await page.clock.fastForward(12_000);
    expect(await current(page)).toBe(2);
  });
});

test("hydration leaves the keyboard focus on the controls and on the row @nightly", async ({
  page,
}) => {
  const [first, last] = [carousel(page).getByRole("button").first(), button(page, "next")];
  for (const part of [first, last, row(page)]) {
    const gate = await gateScripts(page);
    gate.close();
    await page.goto(home);
    await part.focus();
    gate.open();
    await expect(row(page)).toHaveAttribute("data-started");
    await expect(part).toBeFocused();
  }
});

test("without its script the row scrolls, and has no buttons", async ({ page }) => {
  await blockScripts(page, "ReviewCarousel");
  const failed = page.waitForEvent("requestfailed");
  await page.goto(home);
  await row(page).scrollIntoViewIfNeeded();
  await failed;
  await row(page).press("ArrowRight");
  await expect.poll(() => row(page).evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);
  await expect(carousel(page).getByRole("button")).toHaveCount(0);
});

test("does not advance by itself with reduced motion @nightly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openCarousel(page, home);
  await expect(button(page, "play")).toBeVisible();
  await page.clock.fastForward(12_000);
  expect(await current(page)).toBe(1);
  await button(page, "next").click();
  await expect.poll(() => current(page)).toBe(2);
});
