/** Page weight: one file, no script request, and few bytes. */
import { type Response } from "@playwright/test";
import { servicePath } from "#routes.ts";
import { everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";
import { screens } from "../support/screenshots.ts";
import { downloadCompressed } from "../support/download.ts";
import { expect, test } from "../support/test.ts";

/**
 * The maximum size of each kind of page in bytes, with Brotli 11 and without the typeface: the size when this was
 * written, rounded up to the next hundred, plus 100, since Astro derives the ids of islands from the project's folder,
 * which changes some 20 bytes of a page.
 */
const budgets: Record<Kind, number> = {
  home: 41_900,
  reviews: 20_400,
  services: 17_700,
  service: 16_600,
  areas: 20_700,
  local_raccoon_solutions: 20_100,
  city: 20_900,
  alias: 20_600,
  neighbourhood: 18_400,
  learn: 24_600,
  contact: 15_300,
};

/** Services with an additional section: what to do tonight, the sounds, or the calendar. */
const ownBudgets = new Map<string, number>([
  [servicePath("emergency"), 21_000],
  [servicePath("inspection"), 22_800],
  [servicePath("exclusion"), 23_200],
]);

/**
 * In bytes: the typeface (12 kB), and up to twelve pictures of 1.5 kB near the first screen. Pictures further down are
 * loaded when the visitor scrolls to them.
 */
const otherFilesBudget = 30_000;

/** What a page may request before any interaction. */
const allowedTypes = new Set(["document", "font", "image"]);

test("every page is within the size budget of its kind", async ({ baseURL }) => {
  for (const { path, kind } of everyPage) {
    const page = await downloadCompressed(new URL(path, baseURL));
    expect.soft(page.length, path).toBeLessThanOrEqual(ownBudgets.get(path) ?? budgets[kind]);
  }
});

for (const { name, viewport } of screens) {
  const requestTags = name === "phone" ? "@chromium" : "@chromium @all";
  test(`on a ${name} no page requests anything but pictures and the typeface ${requestTags}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    for (const { path, kind } of onePageOfEachKind) {
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await page.goto(path, { waitUntil: "networkidle" });
      const loaded = responses.filter(
        (response) => !/^data:|icon|webmanifest/.test(response.url()),
      );
      const types = loaded.map((response) => response.request().resourceType());
      const files = loaded.map((response) => new URL(response.url()).pathname);
      let bytes = 0;
      for (const response of loaded) {
        bytes += (await downloadCompressed(new URL(response.url()))).length;
      }
      expect(files.filter((file) => file.endsWith(".js"))).toEqual([]);
      expect(new Set(types).difference(allowedTypes), path).toEqual(new Set());
      expect(bytes, path).toBeLessThanOrEqual(budgets[kind] + otherFilesBudget);
      // A preload in the head would delay the first paint.
      await expect(page.locator("body > link[rel=preload]"), path).toHaveAttribute("as", "font");
      await expect(page.locator("head > link[rel=preload]"), path).toHaveCount(0);
      await page.close();
    }
    await context.close();
  });
}

/**
 * The maximum bytes of script that the first use of an island, and of all islands, may load. React takes 61 kB of each.
 * The carousel also loads Swiper, when it is scrolled into view.
 */
const firstUseBudget = { carousel: 82_000, other: 75_200, all: 107_000 };

test("the first use of each island of the home page is within its script budget @chromium", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });

  /** The bytes of all scripts that these islands load in a new page. */
  async function scriptBytes(indexes: readonly number[]) {
    const page = await context.newPage();
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.add(request.url());
    });
    await page.goto("/");
    for (const index of indexes) {
      const island = page.locator("astro-island").nth(index);
      // `astro-island` has no box of its own, and Playwright cannot scroll to an island in a hidden answer.
      await island.evaluate((element) => {
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
      });
      await island.dispatchEvent("pointerenter");
      await expect(island).not.toHaveAttribute("ssr");
    }
    await page.waitForLoadState("networkidle");
    await page.close();
    const sizes = await Promise.all([...files].map((file) => downloadCompressed(new URL(file))));
    return sizes.reduce((sum, { length }) => sum + length, 0);
  }

  const page = await context.newPage();
  await page.goto("/");
  const islands = await page
    .locator("astro-island")
    .evaluateAll((all) => all.map((island) => island.getAttribute("component-export")));
  await page.close();
  for (const name of new Set(islands)) {
    const bytes = await scriptBytes([islands.indexOf(name)]);
    const budget = firstUseBudget[name === "ReviewCarousel" ? "carousel" : "other"];
    expect.soft(bytes, String(name)).toBeLessThanOrEqual(budget);
  }
  const bytes = await scriptBytes([...islands.keys()]);
  expect.soft(bytes, "all").toBeLessThanOrEqual(firstUseBudget.all);
  await context.close();
});

test("the page has valid speculation rules, which the policy allows @chromium", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const rules = new Promise<{ sourceText: string; errorMessage?: string }>((found) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
      found(ruleSet);
    });
  });
  await devtools.send("Preload.enable");
  await page.goto("/contact");
  const { sourceText, errorMessage } = await rules;
  expect(errorMessage).toBeUndefined();
  expect(sourceText).toContain("prerender");
});
