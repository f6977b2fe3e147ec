import { type Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const home = (page: Page) => page.locator("section[aria-roledescription=carousel]");
/** The slides in view: those outside are inert. */
const slides = (page: Page) => home(page).locator("[aria-roledescription=slide]:not([inert])");

/** Brings the carousel into view and waits until it is awake. */
async function wake(page: Page) {
  await home(page).scrollIntoViewIfNeeded();
  await expect(home(page).getByRole("button", { name: "Next reviews" })).toBeVisible();
}

/** Wakes the carousel, lets a mouse reach for it, and waits until it is a loop. */
async function start(page: Page) {
  await wake(page);
  const row = home(page).getByRole("region");
  await row.dispatchEvent("pointerenter", { pointerType: "mouse" });
  await expect(home(page).locator("[aria-roledescription=slide][inert]")).not.toHaveCount(0);
}

/** The label of the first slide in view: "1 of 10". */
const current = (page: Page) => slides(page).first().getAttribute("aria-label");

for (const { path, width, perView } of [
  { path: "/", width: 390, perView: 1 },
  { path: "/", width: 800, perView: 2 },
  { path: "/", width: 1280, perView: 3 },
  { path: "/AAA-Affordable-Wildlife-Control-Reviews", width: 390, perView: 1 },
  { path: "/AAA-Affordable-Wildlife-Control-Reviews", width: 800, perView: 2 },
  { path: "/AAA-Affordable-Wildlife-Control-Reviews", width: 1280, perView: 3 },
]) {
  test(`${path}: ${perView} in view at ${width} px, and nothing moves when the script takes over`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
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
    await page.goto(path);
    await start(page);
    await expect(slides(page)).toHaveCount(perView);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
  });
}

test("first moves when it has been in view for 5000 ms, and loads its engine only then", async ({
  page,
}) => {
  const engines: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("carousel-engine")) engines.push(request.url());
  });
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await expect(page.getByRole("button", { name: "Pause reviews" })).toBeVisible();
  await page.clock.runFor(3_000);
  await page.waitForLoadState("networkidle");
  expect(engines).toEqual([]);
  await page.clock.runFor(2_200);
  await expect.poll(() => current(page)).toBe("2 of 10");
  expect(engines).toHaveLength(1);
  await page.waitForTimeout(800);
  await page.clock.runFor(5_200);
  await expect.poll(() => current(page)).toBe("3 of 10");
});

test("pressed at once, it moves once; paused at once, it never does", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Next reviews" }).click();
  await expect.poll(() => current(page)).toBe("2 of 10");
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe("2 of 10");

  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Pause reviews" }).click();
  await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe("1 of 10");
});

test("a finger that scrolls the page over it stops nothing, one that scrolls the row takes over", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await home(page).getByRole("region").dispatchEvent("touchstart");
  await page.clock.runFor(5_200);
  await expect.poll(() => current(page)).toBe("2 of 10");

  await page.goto("/");
  await wake(page);
  const row = home(page).getByRole("region");
  await row.dispatchEvent("touchstart");
  await row.evaluate((element) => {
    element.scrollBy({ left: element.clientWidth, behavior: "instant" });
  });
  await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
  const seen = await current(page);
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe(seen);
});

for (const { button, place } of [
  { button: "Pause reviews", place: "1 of 10" },
  { button: "Previous reviews", place: "10 of 10" },
]) {
  test(`“${button}” pressed while its engine is on its way is all that moves it`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/carousel-engine/, async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await page.goto("/");
    await wake(page);
    const asked = page.waitForRequest(/carousel-engine/);
    await page.clock.runFor(5_200);
    await asked;
    await page.getByRole("button", { name: button }).click();
    release();
    await expect(home(page).locator(".swiper-initialized")).toHaveCount(1);
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(place);
    await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
  });
}

test("without its engine the row still scrolls, by its buttons too", async ({ page }) => {
  await page.route(/carousel-engine/, (route) => route.abort());
  await page.goto("/");
  await wake(page);
  const row = home(page).getByRole("region");
  await page.getByRole("button", { name: "Next reviews" }).click();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test.describe("by itself", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await start(page);
    await slides(page).first().hover();
    await page.mouse.move(0, 0);
  });

  test("advances every 5000 ms, and before the first comes the last", async ({ page }) => {
    expect(await current(page)).toBe("1 of 10");
    // The clock also goes by itself.
    await page.clock.runFor(3_000);
    expect(await current(page)).toBe("1 of 10");
    await page.clock.runFor(2_200);
    await expect.poll(() => current(page)).toBe("2 of 10");
    // The movement itself takes the browser's own time, and the next wait begins at its end.
    await page.waitForTimeout(800);
    await page.clock.runFor(5_200);
    await expect.poll(() => current(page)).toBe("3 of 10");

    for (const place of ["2 of 10", "1 of 10", "10 of 10", "9 of 10"]) {
      await page.waitForTimeout(700);
      await page.getByRole("button", { name: "Previous reviews" }).click();
      await expect.poll(() => current(page)).toBe(place);
    }
  });

  test("waits while it is pointed at and goes on after", async ({ page }) => {
    await slides(page).first().hover();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe("1 of 10");
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_200);
    await expect.poll(() => current(page)).toBe("2 of 10");
  });

  test("rests while it is out of view and goes on when it is seen again", async ({ page }) => {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: "instant" });
    });
    await expect(home(page).locator("[aria-label='Play reviews']")).toBeAttached();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe("1 of 10");
    await home(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Pause reviews" })).toBeVisible();
    await page.clock.runFor(5_200);
    await expect.poll(() => current(page)).toBe("2 of 10");
  });

  test("stops when the visitor takes over, and can be paused and played", async ({ page }) => {
    await page.getByRole("button", { name: "Next reviews" }).click();
    await expect.poll(() => current(page)).toBe("2 of 10");
    await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe("2 of 10");

    // The movement itself takes the browser's own time.
    await page.waitForTimeout(700);
    await page.getByRole("button", { name: "Previous reviews" }).click();
    await expect.poll(() => current(page)).toBe("1 of 10");
    await page.waitForTimeout(700);

    await page.getByRole("button", { name: "Play reviews" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_200);
    await expect.poll(() => current(page)).toBe("2 of 10");
    await page.getByRole("button", { name: "Pause reviews" }).click();
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe("2 of 10");
  });

  test("stops when the keyboard comes in, and lets it out again", async ({ page }) => {
    await page.getByRole("button", { name: "Next reviews" }).focus();
    await page.keyboard.press("Tab");
    await expect(slides(page).first().getByRole("link")).toBeFocused();
    await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
    const inView = await slides(page).count();
    for (let step = 0; step < inView; step++) await page.keyboard.press("Tab");
    await expect(home(page).locator(":focus")).toHaveCount(0);
  });
});

test("does not advance by itself where motion is unwelcome @motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await start(page);
  await expect(page.getByRole("button", { name: "Play reviews" })).toBeVisible();
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe("1 of 10");
  await page.getByRole("button", { name: "Next reviews" }).click();
  await expect.poll(() => current(page)).toBe("2 of 10");
});

test("each home card is cut at 150 characters, fits its 150 px and leads to the reviews", async ({
  page,
}) => {
  for (const width of [320, 390, 660, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const quotes = await home(page)
      .locator("blockquote")
      .evaluateAll((elements) =>
        elements.map((element) => ({
          text: element instanceof HTMLElement ? element.innerText.trim() : "",
          height: element.clientHeight,
          overflow: element.scrollHeight - element.clientHeight,
        })),
      );
    expect(quotes).toHaveLength(10);
    for (const { text, height, overflow } of quotes) {
      expect(text).toMatch(/^“.*”$/s);
      expect(text.length).toBeLessThanOrEqual(152);
      expect(height).toBeLessThanOrEqual(150);
      expect(overflow, `at ${width} px: ${text}`).toBeLessThanOrEqual(0);
    }
    await expect(home(page).locator("a", { hasText: "Read more" })).toHaveCount(10);
  }
});

test.describe("the reviews page", () => {
  const path = "/AAA-Affordable-Wildlife-Control-Reviews";

  test("opens a long review in a dialog with its name and full text", async ({
    page,
    findBarriers,
  }) => {
    await page.goto(path);
    await start(page);
    const more = slides(page).getByRole("button", { name: /^Read more/ });
    for (let step = 0; step < 60 && (await more.count()) === 0; step++) {
      await page.getByRole("button", { name: "Next reviews" }).click();
      await page.waitForTimeout(650);
    }
    const card = slides(page)
      .locator("article", { has: page.locator("button") })
      .first();
    const name = (await card.locator("footer p").textContent()) ?? "";
    const shown = (await card.locator("blockquote").innerText()).trim();
    expect(shown.length).toBeLessThanOrEqual(300);
    await more.first().click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    const full = await dialog.locator("p").last().innerText();
    expect(full.length).toBeGreaterThan(300);
    expect(full.replaceAll(/\s+/g, " ")).toContain(shown.slice(0, -1).replaceAll(/\s+/g, " "));
    expect(await findBarriers()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more.first()).toBeFocused();
  });

  test("is in another order on each visit", async ({ page }) => {
    const orders = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      await page.goto(path);
      await start(page);
      orders.add(
        (await home(page).locator("article footer p").allTextContents()).slice(0, 12).join(),
      );
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

// Firefox without script does not match `scripting: none` when Playwright switches it off.
test.describe("without script @chromium", () => {
  test.use({ javaScriptEnabled: false });

  test("every review can be scrolled to and read to its end", async ({ page }) => {
    await page.goto("/AAA-Affordable-Wildlife-Control-Reviews");
    const row = page.getByRole("region", { name: /scrolling row/ });
    await expect(row).toHaveAttribute("tabindex", "0");
    await expect(row.getByText("…", { exact: true }).filter({ visible: true })).toHaveCount(0);
    for (const quote of await row.locator("blockquote").all()) {
      const { written, read } = await quote.evaluate((element) => ({
        written: element.textContent.replace("…", "").replaceAll(/\s+/g, "").length,
        read: (element instanceof HTMLElement ? element.innerText : "").replaceAll(/\s+/g, "")
          .length,
      }));
      expect(read).toBeGreaterThanOrEqual(written - 1);
    }
  });
});
