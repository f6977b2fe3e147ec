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
import { content } from "../../support/pages.ts";
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
    await expect(carousel(page).locator(`a[href="${reviews}"]`)).toHaveCount(count);
  }
});

test.describe("the reviews page", () => {
  test("opens a long review in a dialog with the name and full text", async ({
    page,
    findAccessibilityViolations,
  }) => {
    const long = content.reviews.find(({ text }) => text.length > 300);
    if (!long) throw new Error("No review is long.");
    // Without transitions, since many slides may have to pass.
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
    expect(await findAccessibilityViolations()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  for (const viewport of [oneSlideScreen, threeSlideScreen]) {
    test(`a different card comes first on each visit, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const firstInView: (string | null)[] = [content.reviews[0]?.text ?? ""];
      for (const random of [0, 0.4, 0.8]) {
        await page.addInitScript((value) => {
          Math.random = () => value;
        }, random);
        await openCarousel(page, reviews);
        firstInView.push(
          await slidesInView(page).first().locator("[data-review=text]").textContent(),
        );
      }
      expect(new Set(firstInView).size).toBe(firstInView.length);
    });
  }
});

// Firefox without script does not match `scripting: none` when Playwright switches it off.
test.describe("without script @chromium", () => {
  test.use({ javaScriptEnabled: false });

  test("every review is in the row with its full text", async ({ page }) => {
    await page.goto(reviews);
    await expect(row(page)).toHaveAttribute("tabindex", "0");
    const texts = row(page).locator("[data-review=text]");
    expect(await texts.count()).toBe(content.reviews.length);
    expect(await texts.allInnerTexts()).toEqual(content.reviews.map(({ text }) => text));
  });
});
