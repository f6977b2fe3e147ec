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
import { content, required } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const { home, reviews } = staticRoutes;

test("each card of the home page is cut at 150 characters, fits into 150 px and links to the reviews", async ({
  page,
}) => {
  await page.goto(home);
  const count = await allSlides(page).count();
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
    await expect(carousel(page).locator(`a[href^="${reviews}#"]`)).toHaveCount(count);
  }
});

for (const { viewport, step, tag } of [
  { viewport: oneSlideScreen, step: 10, tag: [] },
  { viewport: threeSlideScreen, step: 1, tag: "@nightly" },
]) {
  const title = `a card of the home page leads to its review, opened, at ${viewport.width} px`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(home);
    const links = await carousel(page)
      .locator("article a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links.filter((_, index) => index % step === 0)) {
      await page.goto("about:blank");
      await page.goto(link);
      const card = page.locator(`[id="${new URL(link, "http://site").hash.slice(1)}"]`);
      await expect(row(page)).toHaveAttribute("data-started");
      await expect(card).not.toHaveAttribute("inert");
      await expect(card).toBeInViewport();
      const name = await card.locator("[data-review=name]").innerText();
      const isCut = (await card.getByRole("button", { includeHidden: true }).count()) > 0;
      await expect(page.getByRole("dialog", { name })).toHaveCount(isCut ? 1 : 0);
    }
  });
}

test.describe("the reviews page", () => {
  // The reviews keep nearly the order of the content.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Math.random = () => 0;
    }),
  );

  test("opens a long review in a dialog with the name and full text", async ({
    page,
    findAccessibilityViolations,
  }) => {
    const long = content.reviews.find(({ text }) => text.length > 300);
    if (!long) throw new Error("No review is long.");
    // Transitions are off, since slides may have to pass.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCarousel(page, reviews);
    const card = carousel(page).locator("article", { hasText: long.text.slice(0, 100) });
    const isInView = () => card.evaluate((element) => !element.closest("[inert]"));
    while (!(await isInView())) await button(page, "next").click();
    const more = card.getByRole("button", { name: content.site.reviews.read_more });
    await more.click();
    const dialog = page.getByRole("dialog", { name: long.name });
    await expect(dialog).toBeVisible();
    expect(await dialog.innerText()).toContain(long.text);
    if (long.sample) await expect(dialog).toContainText(content.site.reviews.sample_label);
    expect(await findAccessibilityViolations()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  test("another card comes first on each visit @nightly", async ({ page }) => {
    await page.setViewportSize(oneSlideScreen);
    let previous = content.reviews[0]?.text ?? "";
    for (let visit = 0; visit < 3; visit++) {
      await openCarousel(page, reviews);
      const text = await slidesInView(page).first().locator("[data-review=text]").innerText();
      expect(text).not.toBe(previous);
      previous = text;
    }
  });

  test("begins at its top after a reload @firefox", async ({ page }) => {
    await page.goto(reviews);
    await page.evaluate(() => scrollTo(0, 1500));
    // Pictures that arrive meanwhile may move it by some pixels.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.reload();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every review is in the row with its name, full text, and the company's reply @nightly", async ({
    page,
  }) => {
    await page.goto(reviews);
    await expect(row(page)).toHaveAttribute("tabindex", "0");
    const texts = row(page).locator("[data-review=text]");
    expect(await texts.allInnerTexts()).toEqual(content.reviews.map(({ text }) => text));
    const shown = await row(page).innerText();
    for (const { name, text, reply = "" } of content.reviews)
      for (const part of [name, text, reply]) expect(shown).toContain(part);
  });

  test("the wall shows the chosen reviews, and says when there are none @nightly", async ({
    page,
  }) => {
    const { wall: words } = content.pages.reviews;
    await page.goto(reviews);
    const wall = page.locator("form", { has: page.getByLabel(words.city) });
    const cards = wall.locator("li").filter({ visible: true });
    const none = wall.getByText(words.none);
    const stars = (rating: number) =>
      wall.getByRole("radio", {
        name: content.site.reviews.stars.replace("{stars}", String(rating)),
      });

    await wall.getByRole("checkbox").check();
    await expect(cards).toHaveCount(content.reviews.length);
    const ofBirds = content.reviews.filter(({ animal }) => animal === "bird");
    await wall.getByRole("radio", { name: words.animals.bird }).check();
    await expect(cards).toHaveCount(ofBirds.length);
    await expect(none).toBeHidden();

    const lowest = Math.min(...content.reviews.map(({ rating }) => rating));
    await stars(lowest).check();
    await expect(cards).toHaveCount(ofBirds.filter(({ rating }) => rating === lowest).length);
    await expect(none).toBeVisible();
    await wall.getByRole("button", { name: words.reset }).click();
    await expect(none).toBeHidden();

    const { slug, name } = required(
      content.areas.cities.find((city) => content.reviews.some((r) => r.location === city.name)),
    );
    await wall.getByLabel(words.city).selectOption(slug);
    await expect(cards.filter({ hasText: name })).not.toHaveCount(0);
    expect(await cards.count()).toBeLessThan(content.reviews.length);
    await wall.getByLabel(words.city).selectOption("");

    await wall.getByRole("radio", { name: words.lowest }).check();
    const places = await cards.evaluateAll((all) =>
      all.map((card, index) => {
        const { top, left } = card.getBoundingClientRect();
        return { index, top, left };
      }),
    );
    const [first] = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
    expect(content.reviews[required(first).index]?.rating).toBe(lowest);
  });
});
