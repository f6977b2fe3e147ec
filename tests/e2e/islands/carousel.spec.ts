import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { loseScripts } from "../../support/scripts.ts";
import { expect, test, withMotion } from "../../support/test.ts";

const { home, reviews } = staticRoutes;
/** A text as it is written, without what keeps a line from ending in a compound. */
const withoutJoiners = (text: string) => text.replaceAll("\u2060", "");
const oneAtATime = { width: 390, height: 844 };
const threeAtATime = { width: 1440, height: 900 };

const carousel = (page: Page) => page.locator("section[aria-roledescription=carousel]");
const row = (page: Page) => carousel(page).locator("[data-slides]");
const everySlide = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
/** The slides in view: those outside are inert. */
const slides = (page: Page) =>
  carousel(page).locator("[data-slides] [aria-roledescription=slide]:not([inert])");
const button = (page: Page, name: "Pause" | "Play" | "Previous" | "Next") =>
  page.getByRole("button", { name: `${name} reviews` });

/** Opens a page at its carousel, and waits until it is one. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await row(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute("data-started");
  // In case the page has scrolled it under the mouse.
  await page.mouse.move(0, 0);
}

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
    complaints,
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
    expect(complaints).toEqual([]);
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

test("each home card is cut at 150 characters, fits its 150 px and leads to the reviews", async ({
  page,
}) => {
  await page.goto(home);
  const count = await everySlide(page).count();
  for (const width of [320, 390, 660, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const quotes = await carousel(page)
      .locator("blockquote")
      .evaluateAll((elements) =>
        elements.map((element) => ({
          text: element instanceof HTMLElement ? element.innerText.trim() : "",
          height: element.clientHeight,
          overflow: element.scrollHeight - element.clientHeight,
        })),
      );
    for (const { text, height, overflow } of quotes) {
      expect(text).toMatch(/^“.*”$/s);
      expect(text.length).toBeLessThanOrEqual(152);
      expect(height).toBeLessThanOrEqual(150);
      expect(overflow, `at ${width} px: ${text}`).toBeLessThanOrEqual(0);
    }
    expect(quotes).toHaveLength(count);
    await expect(carousel(page).locator(`a[href="${reviews}"]`)).toHaveCount(count);
  }
});

test.describe("the reviews page", () => {
  test("opens a long review in a dialog with its name and full text", async ({
    page,
    findBarriers,
  }) => {
    const long = content.reviews.find(({ text }) => text.length > 300);
    if (!long) throw new Error("No review is long.");
    // Without transitions, since many slides may have to go by.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, reviews);
    const card = carousel(page).locator("article", { hasText: long.text.slice(0, 100) });
    const isInView = () => card.evaluate((element) => !element.closest("[inert]"));
    while (!(await isInView())) await button(page, "Next").click();
    const more = card.getByRole("button", { name: /^Read more/ });
    await more.click();
    const dialog = page.getByRole("dialog", { name: long.name });
    await expect(dialog).toBeVisible();
    expect(withoutJoiners(await dialog.innerText())).toContain(long.text);
    expect(await findBarriers()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  for (const viewport of [oneAtATime, threeAtATime]) {
    test(`another card comes first on each visit, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const firstInView: (string | null)[] = [content.reviews[0]?.text ?? ""];
      for (const random of [0, 0.4, 0.8]) {
        await page.addInitScript((value) => {
          Math.random = () => value;
        }, random);
        await open(page, reviews);
        firstInView.push(await slides(page).first().locator("[data-review=text]").textContent());
      }
      expect(new Set(firstInView).size).toBe(firstInView.length);
    });
  }
});

// Firefox without script does not match `scripting: none` when Playwright switches it off.
test.describe("without script @chromium", () => {
  test.use({ javaScriptEnabled: false });

  test("every review can be scrolled to and read to its end", async ({ page }) => {
    await page.goto(reviews);
    await expect(row(page)).toHaveAttribute("tabindex", "0");
    const texts = row(page).locator("[data-review=text]");
    expect(await texts.count()).toBe(content.reviews.length);
    expect((await texts.allInnerTexts()).map(withoutJoiners)).toEqual(
      content.reviews.map(({ text }) => text),
    );
  });
});
