/** Every kind of page in the oldest browsers of `browserslist`, whose styles know less. */
import type { Page as BrowserPage } from "@playwright/test";
import postcss from "postcss";
import { staticRoutes } from "#routes.ts";
import { horizontalScroll } from "../support/horizontal-scroll.ts";
import { content, onePageOfEachKind } from "../support/pages.ts";
import { fillInForm, submit } from "../support/quote-form.ts";
import { MockEmailService } from "../support/mock-email-service.ts";
import { expect, test } from "../support/test.ts";

// The test replaces the inline styles.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

/** Makes what one of the oldest browsers does not know unknown to this one too. */
function forgetNewFeatures(css: string) {
  const forget = (text: string) =>
    text
      .replaceAll("color-mix(", "unknown-mix(")
      .replaceAll("light-dark(", "unknown(")
      .replaceAll(":has(", ":unknown(")
      .replaceAll(/(\d)[sd]vh\b/g, "$1unknown")
      .replaceAll(/overflow:\s*clip/g, "unknown: clip");
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    declaration.value = forget(value);
    if (/^(?:translate|rotate|scale)$/.test(prop) || /^overflow.*clip/.test(prop + value))
      declaration.remove();
  });
  root.walkRules((rule) => {
    rule.selector = forget(rule.selector);
  });
  root.walkAtRules(/^(?:media|supports)$/, (rule) => {
    rule.params = forget(rule.params).replaceAll(/[<>]=?/g, "unknown");
  });
  return root.toString();
}

async function gotoInOlderBrowser(page: BrowserPage, path: string) {
  await page.goto(path);
  for (const style of await page.locator("style").all()) {
    const css = forgetNewFeatures((await style.textContent()) ?? "");
    await style.evaluate((element, text) => (element.textContent = text), css);
  }
}

/** Texts of headings in the colour of what is behind them. */
const unreadableHeadings = (page: BrowserPage) =>
  page.locator("h1, h2, h3").evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const { color } = getComputedStyle(heading);
        for (let element: Element | null = heading; element; element = element.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor === color;
          if (backgroundImage !== "none") return false;
        }
        return false;
      })
      .map((heading) => heading.textContent.trim()),
  );

for (const { path, kind } of onePageOfEachKind) {
  const tag = kind === "city" ? [] : "@nightly";
  test(`${path} is laid out and readable`, { tag }, async ({ page }) => {
    await gotoInOlderBrowser(page, path);
    expect(await unreadableHeadings(page)).toEqual([]);
    const { main } = content.site.landmarks;
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalScroll(page), `at ${width} px`).toBe(0);
      await expect(page.getByRole("navigation", { name: main })).toBeVisible({
        visible: width === 1440,
      });
    }
  });
}

test("the menu opens and closes, and the form is sent", async ({ page }) => {
  const service = new MockEmailService();
  await service.listen(page);
  await gotoInOlderBrowser(page, staticRoutes.home);
  const { menu, close } = content.site.header;
  await page.getByRole("button", { name: menu }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: close }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await fillInForm(page);
  await submit(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
});
