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
import { content } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const { home, reviews } = staticRoutes;
/** A text as it is written, without what keeps a line from ending in a compound. */
const withoutJoiners = (text: string) => text.replaceAll("\u2060", "");

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
    findAccessibilityViolations,
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
    expect(await findAccessibilityViolations()).toEqual([]);
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
