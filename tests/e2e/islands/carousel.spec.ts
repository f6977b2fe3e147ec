import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import {
  button,
  carousel,
  everySlide,
  oneAtATime,
  open,
  row,
  slides,
  threeAtATime,
} from "../../support/carousel.ts";
import { loseScripts } from "../../support/scripts.ts";
import { expect, test, withMotion } from "../../support/test.ts";

const { home, reviews } = staticRoutes;

/** Opens the home page's carousel with a clock that goes only when it is told to. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await open(page, home);
}

/** The number of the first slide in view, once it stands at the row's edge. */
async function current(page: Page) {
  await expect.poll(() => row(page).evaluate(distanceFromEdge)).toBeLessThan(1);
  return Number.parseInt((await slides(page).first().getAttribute("aria-label")) ?? "");
}

/** Brings the row back into view; the browser reports that some frames later. */
async function goesOnInView(page: Page) {
  await row(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await current(page)).toBe(2);
  }).toPass();
}

/** Infinity while the row still moves: until then Swiper ignores what would move it again. */
const distanceFromEdge = (view: Element) => {
  if (view.getAnimations({ subtree: true }).length > 0) return Infinity;
  const slide = view.querySelector("[aria-roledescription=slide]:not([inert])");
  const [from, to] = [slide, view].map((element) => element?.getBoundingClientRect().left ?? NaN);
  return Math.abs((from ?? NaN) - (to ?? NaN));
};

for (const { path, viewport, perView } of [
  { path: home, viewport: { width: 800, height: 900 }, perView: 2 },
  { path: reviews, viewport: oneAtATime, perView: 1 },
  { path: reviews, viewport: threeAtATime, perView: 3 },
]) {
  test(`${path}: ${perView} in view at ${viewport.width} px, and nothing moves when the script takes over`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput)) {
            Object.assign(window, {
              shift: Number(Reflect.get(window, "shift")) + Number(entry.value),
            });
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, path);
    await expect(slides(page)).toHaveCount(perView);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThan(0.001);
    expect(consoleErrors).toEqual([]);
  });
}

test.describe("by itself", () => {
  test.use(withMotion);

  test.beforeEach(({ page }) => openWithStoppedClock(page));

  test("goes round every 5000 ms, without a skip or a stop where the end meets the beginning", async ({
    page,
  }) => {
    const total = await everySlide(page).count();
    await page.clock.runFor(5_000);
    expect(await current(page)).toBe(2);
    for (const place of [1, total]) {
      await button(page, "Previous").click();
      await page.clock.runFor(100);
      expect(await current(page)).toBe(place);
    }
    await button(page, "Play").click();
    await page.mouse.move(0, 0);
    await row(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(5_000);
    expect(await current(page)).toBe(1);
    await page.clock.runFor(5_000);
    expect(await current(page)).toBe(2);
    await page.clock.runFor(4_900);
    expect(await current(page)).toBe(2);
  });

  test("shows every slide for 5000 ms, and begins again", { tag: "@all" }, async ({ page }) => {
    const total = await everySlide(page).count();
    for (let step = 1; step <= total + 1; step++) {
      await page.clock.runFor(5_000);
      expect(await current(page)).toBe((step % total) + 1);
    }
  });

  test("does not move under a mouse that comes in before its first advance, and goes on after", async ({
    page,
  }) => {
    await slides(page).first().hover();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_000);
    expect(await current(page)).toBe(2);
  });

  test("rests while it is out of view and goes on when it is seen again", async ({ page }) => {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: "instant" });
    });
    await expect(row(page)).not.toBeInViewport();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(1);
    await goesOnInView(page);
  });

  test("can be paused and played", async ({ page }) => {
    await button(page, "Pause").click();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(1);
    await button(page, "Play").click();
    // To reach the button the page may have scrolled the row out of view, where it rests.
    await goesOnInView(page);
  });

  test("stops when the visitor presses Next, or pulls the row", async ({ page }) => {
    // Swiper measures itself in the first frame, and the row moves when the button has been seen to go down.
    await page.clock.runFor(100);
    await button(page, "Next").click();
    await page.clock.runFor(100);
    expect(await current(page)).toBe(2);
    await expect(button(page, "Play")).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(2);

    await button(page, "Play").click();
    await expect(button(page, "Pause")).toBeVisible();
    await row(page).scrollIntoViewIfNeeded();
    const box = await slides(page).last().boundingBox();
    if (!box) throw new Error("The slide is not displayed.");
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    // Less than a slide: a pull of a whole one ends at either of two slides, by how fast it was.
    await page.mouse.move(box.x - box.width / 10, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(button(page, "Play")).toBeVisible();
    expect(await current(page)).toBe(3);
  });

  test("stops when the keyboard comes in, and lets it out again", async ({ page }) => {
    await button(page, "Next").focus();
    await page.keyboard.press("Tab");
    await expect(slides(page).first().getByRole("link")).toBeFocused();
    await expect(button(page, "Play")).toBeVisible();
    const inView = await slides(page).count();
    for (let step = 0; step < inView; step++) await page.keyboard.press("Tab");
    await expect(carousel(page).locator(":focus")).toHaveCount(0);
  });
});

for (const viewport of [oneAtATime, threeAtATime]) {
  const tag = viewport === threeAtATime ? [] : "@all";
  test(
    `Previous leads from the first to the last and on, at ${viewport.width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, home);
      const total = await everySlide(page).count();
      for (const place of [total, total - 1]) {
        await button(page, "Previous").click();
        await expect.poll(() => current(page)).toBe(place);
      }
    },
  );
}

test.describe("a row that was scrolled before its script came", () => {
  test.use(withMotion);

  test("begins there, and stays", async ({ page }) => {
    const script = Promise.withResolvers<undefined>();
    await page.route("**/_astro/ReviewCarousel*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(home);
    await row(page).scrollIntoViewIfNeeded();
    await row(page).evaluate((view) => {
      const slide = view.querySelector("[aria-roledescription=slide]");
      view.scrollBy({ left: slide?.clientWidth ?? 0, behavior: "instant" });
    });
    script.resolve(undefined);
    await expect(carousel(page)).toHaveAttribute("data-started");
    expect(await current(page)).toBe(2);
    await expect(button(page, "Play")).toBeVisible();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(2);
  });
});

test("without its script the row scrolls, and shows no control that does nothing", async ({
  page,
}) => {
  await loseScripts(page, "ReviewCarousel");
  const lost = page.waitForEvent("requestfailed");
  await page.goto(home);
  await row(page).scrollIntoViewIfNeeded();
  await lost;
  await row(page).press("ArrowRight");
  await expect.poll(() => row(page).evaluate((view) => view.scrollLeft)).toBeGreaterThan(0);
  await expect(carousel(page).getByRole("button")).toHaveCount(0);
});

test("does not advance by itself where motion is unwelcome @motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, home);
  await expect(button(page, "Play")).toBeVisible();
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe(1);
  await button(page, "Next").click();
  await expect.poll(() => current(page)).toBe(2);
});
