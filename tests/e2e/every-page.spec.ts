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

// The reviews page is left out: its carousel is on the first screen, and carousels wake when they are seen.
for (const { path, kind } of onePageOfEachKind.filter((entry) => entry.kind !== "reviews")) {
  test(`a ${kind} page loads no script before it is touched @chromium`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });
}

for (const path of unknownPaths) {
  test(`${path.slice(0, 40)} answers 404 with the not-found page`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const body = await answer.text();
    expect(body).toContain("Page Not Found");
    expect(body).not.toMatch(/at .+\.(?:ts|js|mjs):\d+/);

    if (path === unknownPaths[0]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      await page.getByRole("link", { name: "Go Back to Home" }).click();
      await expect(page).toHaveURL("/");
    }
  });
}
