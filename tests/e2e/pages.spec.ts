/** Every kind of page: no layout shift, accessible, large targets, fits phones and large text. */
import process from "node:process";
import type { Page as BrowserPage } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { horizontalScroll } from "../support/horizontal-scroll.ts";
import { button } from "../support/carousel.ts";
import { content, pagesToOpen, unknownPaths } from "../support/pages.ts";
import { gotoWithLateTypeface, shiftsOf, recordShifts } from "../support/layout-shift.ts";
import {
  failureTitle,
  fillInForm,
  retry,
  submit,
  successTitle,
  toast,
} from "../support/quote-form.ts";
import { accepted, MockEmailService } from "../support/mock-email-service.ts";
import { hydrateIslands } from "../support/hydrate.ts";
import { expect, test } from "../support/test.ts";

for (const { path, kind, tag } of pagesToOpen) {
  test(
    `${path} has no layout shift, accessibility violations or small targets`,
    { tag: [...tag, "@narrow"] },
    async ({ page, consoleErrors, findAccessibilityViolations, findContrastViolations }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await recordShifts(page);
      expect(await gotoWithLateTypeface(page, path), "the typeface is shown").toBe(true);
      await hydrateIslands(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          // A busy browser may not paint for a long time.
          await new Promise((next) => {
            requestAnimationFrame(next);
            setTimeout(next, 100);
          });
        }
      });
      await expect(page.locator("astro-island[ssr][client=intent]")).toHaveCount(0);
      expect(await shiftsOf(page)).toBe("[]");

      expect(await smallControls(page), "controls under 44 × 44 px").toEqual([]);
      const nameless = await page
        .locator("img:not([alt]), svg:not([aria-hidden=true]):not([role=img])")
        .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML.slice(0, 120)));
      expect(nameless, "pictures without a text alternative that are not decorative").toEqual([]);
      // A target that is just below a bar at this point of scrolling would count as too small.
      await page.locator("body *").evaluateAll((all) => {
        for (const element of all) {
          const { position } = getComputedStyle(element);
          if (element instanceof HTMLElement && /sticky|fixed/.test(position))
            element.style.position = "relative";
        }
      });
      expect(await findAccessibilityViolations()).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findContrastViolations(), "by night").toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
  );

  // These two pages together have nearly every part of a page.
  const isInEveryRun = tag.length === 0 && ["home", "city"].includes(kind);
  test(
    `${path} fits 320 px and large text, with its skip link in front`,
    { tag: ["@narrow", ...(isInEveryRun ? [] : ["@nightly"])] },
    ({ page }) => expectFits(page, path),
  );
}

// Tests in islands/ and quote-requests/ check the menu, the dialogs and invalid fields with axe.
test("opened and dynamic content has no accessibility violations @narrow", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const service = new MockEmailService();
  service.answer = { status: 500, body: "no" };
  await service.listen(page);
  await page.goto(staticRoutes.home);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await expect(button(page, "next")).toBeVisible();
  await page.locator("#faq").getByRole("button").first().click();
  await expect(page.locator("#faq [data-answer]").first()).toBeVisible();
  await page.locator("main summary:visible, footer summary").evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });

  await fillInForm(page);
  const form = ["#hero-form", "[role=status]"];
  await submit(page).click();
  // A toast stays while the mouse is over it.
  await toast(page).getByText(failureTitle).hover();
  const opened = ["#testimonials", "#faq", "#why-us", "footer", ...form];
  const schemes = process.env["TEST_ALL"] ? (["dark", "light"] as const) : (["dark"] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await findAccessibilityViolations(...opened), colorScheme).toEqual([]);
  }

  service.answer = accepted;
  await page.emulateMedia({ colorScheme: "light" });
  await retry(page).click();
  await toast(page).getByText(successTitle).hover();
  expect(await findAccessibilityViolations(...form)).toEqual([]);
});

/** Controls that are less than 44 pixels high or wide. */
const smallControls = (page: BrowserPage) =>
  page.locator("a[href], button, input:not([type=hidden]), textarea, summary").evaluateAll((all) =>
    all.flatMap((control) => {
      // Leaves out links in running text (WCAG 2.5.8), the honeypot, and the off-screen skip link.
      if (
        control.matches(
          "p a, li > a:not([class]), li > strong a, [aria-hidden=true], [aria-hidden=true] *",
        )
      )
        return [];
      const { width, height, right, bottom } = control.getBoundingClientRect();
      const isOffScreen = width === 0 || right + scrollX <= 0 || bottom + scrollY <= 0;
      return isOffScreen || (width >= 44 && height >= 44)
        ? []
        : [
            `${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
          ];
    }),
  );

/** Expects a page to fit 320 px, and 200 % text at 390 px, with its skip link in front. */
async function expectFits(page: BrowserPage, path: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  expect(await horizontalScroll(page), "pixels of horizontal scrolling").toBe(0);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await skipLinkIsInFront(page), `skip link at ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The browser's text size also scales `rem` in media queries (WCAG 2.2, 1.4.4 and 1.4.10).
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  expect(await horizontalScroll(page), "pixels of horizontal scrolling").toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
  expect(await brokenTexts(page)).toEqual([]);
  // Words may break there, since so few letters fit a line.
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await horizontalScroll(page), `pixels of horizontal scrolling at ${width} px`).toBe(0);
  }
}

test("no text of a link in the footer covers another on narrow phones @narrow", async ({
  page,
}) => {
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(staticRoutes.home);
    // The boxes of texts, which may extend beyond their links.
    const boxes = await page.locator("footer a:visible").evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBeGreaterThan(0);
    const covered = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test("in a window lower than 32rem the header scrolls away, and a call button stays @narrow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 511 });
  await page.goto(staticRoutes.privacy);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("body > header")).not.toBeInViewport();
  const call = page.locator("body > nav").getByRole("link", { name: content.business.phone });
  await expect(call).toBeInViewport();
});

/** Texts that extend beyond the right edge of the screen and cannot be scrolled to. */
const cutOffTexts = (page: BrowserPage) =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
        isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cutOff: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const { parentElement } = texts.currentNode;
      if (!text || isClipped(parentElement) || parentElement?.closest("svg")) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { right } = range.getBoundingClientRect();
      if (right > document.documentElement.clientWidth + 1) cutOff.push(text);
    }
    return cutOff;
  });

/**
 * English words that are not in one line, and the bottom bar if its text is not. Chinese breaks
 * between any two characters, and help pages break long words instead of growing wider.
 */
const brokenTexts = (page: BrowserPage) =>
  page.evaluate(() => {
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !parent.matches(":lang(en)")) continue;
      if (parent.closest("svg, .sr-only, .wrap-anywhere")) continue;
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (lines(range) > 1) broken.push(word);
      }
    }
    const bar = document.querySelector("body > nav");
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return bar && bar.clientHeight > 4.1 * rem ? [...broken, "the bottom bar"] : broken;
  });

/** Returns whether the skip link, once it has the focus, is in front of everything else. */
const skipLinkIsInFront = (page: BrowserPage) =>
  page.locator("body > a[href='#main']").evaluate((link) => {
    link.focus();
    const { left, top, right, bottom } = link.getBoundingClientRect();
    const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
    return corners.every(([x = 0, y = 0]) => document.elementFromPoint(x, y) === link);
  });

test("the not-found page links to the home page @narrow @nightly", async ({ page }) => {
  const { not_found } = content.pages;
  await page.goto(unknownPaths[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(not_found.heading);
  await page.getByRole("link", { name: not_found.home }).click();
  await expect(page).toHaveURL(staticRoutes.home);
});
