/** Every page has its required elements, and fits narrow screens and large text. */
import type { Page as BrowserPage } from "@playwright/test";
import { callHref, staticRoutes } from "#routes.ts";
import { BuiltPage } from "../support/built-page.ts";
import { horizontalScroll } from "../support/horizontal-scroll.ts";
import { content, everyPage, pagesToOpen, unknownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("every page has its required elements", () => {
  const { phone, copyright_year } = content.business;
  for (const { path, canonical, indexed } of everyPage) {
    const page = new BuiltPage(path);
    const expectCount = (selector: string, count: number) => {
      expect.soft(page.all(selector).length, `${path}: ${selector}`).toBe(count);
    };
    for (const part of ["h1", "body > header", "main", "body > footer", "main #first-screen-end"])
      expectCount(part, 1);
    expectCount("meta[name=robots][content*=noindex]", indexed ? 0 : 1);
    expectCount("svg[slot], label[aria-hidden]", 0);
    // A preload in the head would delay the first paint.
    expectCount("link[rel=preload]", 1);
    expectCount("body > link[rel=preload][as=font]", 1);
    expect.soft(page.title, path).toMatch(/^.{10,60}$/);
    expect.soft(page.meta("description"), path).toMatch(/^.{120,160}$/);
    expect.soft(new URL(page.canonical).pathname, path).toBe(canonical);
    expect.soft(page.words("body > footer"), path).toContain(`© ${copyright_year}`);
    expect.soft(page.words(`a[href='${callHref(phone)}']`), path).toContain(phone);
    if (page.all("form[data-quote]").length === 0) continue;
    const closing = page.attribute("[aria-labelledby=closing-heading] .btn-primary", "href");
    const { pathname } = new URL(closing, new URL(path, "http://site.test"));
    expect.soft(pathname, "where the last button of a page with a form leads").toBe(path);
  }
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

/** Words that are not in one line, and the bottom bar if its text is not. */
const brokenTexts = (page: BrowserPage) =>
  page.evaluate(() => {
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("svg, .sr-only, .wrap-anywhere")) continue;
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

/** Whether the skip link, once it has the focus, is in front of everything else. */
const skipLinkIsInFront = (page: BrowserPage) =>
  page.locator("body > a[href='#main']").evaluate((link) => {
    link.focus();
    const { left, top, right, bottom } = link.getBoundingClientRect();
    const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
    return corners.every(([x = 0, y = 0]) => document.elementFromPoint(x, y) === link);
  });

for (const { path, tag } of pagesToOpen) {
  test(
    `${path} fits 320 px, and 200 % text at 390 px, with its skip link in front and no console errors`,
    { tag },
    async ({ page, consoleErrors }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await horizontalScroll(page), "pixels of horizontal scrolling").toBe(0);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await skipLinkIsInFront(page), `skip link at ${width} px`).toBe(true);
      }
      expect(consoleErrors).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      // The browser's text size also scales `rem` in media queries (WCAG 2.2, 1.4.4 and 1.4.10).
      const devtools = await page.context().newCDPSession(page);
      for (const size of [16, 32]) {
        await devtools.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: 26 } });
        await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
        expect(await horizontalScroll(page), "pixels of horizontal scrolling").toBe(0);
        expect(await cutOffTexts(page)).toEqual([]);
        expect(await brokenTexts(page), `in text of ${size} px`).toEqual([]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, "the page's height in pixels").toBeLessThanOrEqual(55_000);
      }
    },
  );
}

test("the not-found page links to the home page", async ({ page }) => {
  const { not_found } = content.pages;
  await page.goto(unknownPaths[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(not_found.heading);
  await page.getByRole("link", { name: not_found.home }).click();
  await expect(page).toHaveURL(staticRoutes.home);
});
