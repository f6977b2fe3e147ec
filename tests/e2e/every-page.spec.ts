import { content, everyPage, onePageOfEachKind, unknownPaths } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

for (const entry of everyPage) {
  const { path, canonical, indexed } = entry;
  // Other browsers see one page of each kind.
  const tag = onePageOfEachKind.includes(entry) ? [] : ["@chromium"];

  test(
    `${path} is a whole page that says what it is, and fits 320 px`,
    { tag },
    async ({ page, complaints }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname, "answers without a redirect").toBe(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toContainText(
        `© ${content.business.copyright_year}`,
      );

      const title = await page.title();
      expect(title.length).toBeGreaterThan(9);
      expect(title.length).toBeLessThanOrEqual(60);
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description?.length).toBeGreaterThanOrEqual(120);
      expect(description?.length).toBeLessThanOrEqual(160);
      const link = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(link ?? "").pathname).toBe(canonical);
      await expect(page.locator("meta[name=robots][content*=noindex]")).toHaveCount(
        indexed ? 0 : 1,
      );
      await expect(
        page.getByRole("link", { name: content.business.phone }).first(),
        "the phone number is a call link",
      ).toHaveAttribute("href", /^tel:\+1\d{10}$/);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "pixels to scroll sideways at 320 px").toBe(0);
      expect(complaints).toEqual([]);
    },
  );
}

for (const { path } of onePageOfEachKind) {
  // Told to the browser as its settings would: then `rem` in media queries grows as well (WCAG 2.2, 1.4.4 and 1.4.10).
  test(`${path} cuts off no words and fits a phone of 390 px whose text is set to 200 % @chromium`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);

    const found = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
          scrolls(element.parentElement));
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const cutOff: string[] = [];
      while (words.nextNode()) {
        const text = words.currentNode.textContent?.trim();
        const { parentElement } = words.currentNode;
        if (!text || scrolls(parentElement) || parentElement?.closest("svg")) continue;
        const range = document.createRange();
        range.selectNode(words.currentNode);
        if (range.getBoundingClientRect().right > clientWidth + 1) cutOff.push(text);
      }
      return {
        size: getComputedStyle(document.documentElement).fontSize,
        sideways: scrollWidth - clientWidth,
        cutOff,
      };
    });

    expect(found).toEqual({ size: "32px", sideways: 0, cutOff: [] });
  });
}

test("every unknown path answers 404 with the not-found page @chromium", async ({ request }) => {
  for (const path of unknownPaths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    const body = await answer.text();
    expect(body, path).toContain("Page Not Found");
    expect(body, path).not.toMatch(/at .+\.(?:ts|js|mjs):\d+/);
  }
});

test("the not-found page leads home", async ({ page }) => {
  await page.goto(unknownPaths[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.getByRole("link", { name: "Go Back to Home" }).click();
  await expect(page).toHaveURL("/");
});
