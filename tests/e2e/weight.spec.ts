/** Page weight: one file, no script request, and few bytes. */
import { type Response } from "@playwright/test";
import { BuiltPage } from "../support/built-page.ts";
import { everyPage, onePageOfEachKind, type Kind } from "../support/pages.ts";
import { screens } from "../support/screenshots.ts";
import { downloadCompressed } from "../support/send-request.ts";
import { expect, test } from "../support/test.ts";

/**
 * The most bytes in Brotli 11: a tenth over the last measurement, rounded, against growth that
 * nobody notices. Whoever adds something worth its bytes raises them.
 */
const ceilings = {
  /** A page without its pictures and its typeface, by its kind. */
  page: {
    home: 53_000,
    reviews: 31_000,
    services: 24_000,
    service: 32_000,
    guide: 32_000,
    areas: 26_000,
    local_raccoon_solutions: 28_000,
    city: 29_000,
    alias: 29_000,
    neighbourhood: 26_000,
    learn: 37_000,
    contact: 22_000,
  } as Partial<Record<Kind, number>>,
  /** A page of a kind that is not listed yet. */
  newPage: 28_000,
  /** The typeface and the pictures near the first screen, which load before a visitor scrolls. */
  otherFiles: 33_000,
  /** The scripts of an island's first use: React is 61 kB of each, Swiper 18 kB of the carousel. */
  firstUse: { carousel: 90_000, other: 82_000, all: 118_000 },
};

/** What a page may request before any interaction. */
const allowedTypes = new Set(["document", "font", "image"]);

test("no page is larger than the ceiling of its kind", async ({ baseURL }) => {
  for (const { path, kind } of everyPage) {
    const page = await downloadCompressed(new URL(path, baseURL));
    const ceiling = ceilings.page[kind] ?? ceilings.newPage;
    const advice = `${path}: if what was added is worth its bytes, raise “${kind}” in ceilings (tests/e2e/weight.spec.ts)`;
    expect.soft(page.length, advice).toBeLessThanOrEqual(ceiling);
  }
});

for (const { name, viewport } of screens) {
  const tag = name === "phone" ? [] : ["@all"];
  test(
    `on a ${name} no page requests anything but pictures and the typeface`,
    { tag },
    async ({ context }) => {
      test.slow();
      for (const { path, kind } of onePageOfEachKind) {
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        const responses: Response[] = [];
        page.on("response", (response) => responses.push(response));
        await page.goto(path, { waitUntil: "networkidle" });
        const loaded = responses.filter(
          (response) => !/^data:|icon|webmanifest/.test(response.url()),
        );
        const types = loaded.map((response) => response.request().resourceType());
        let bytes = 0;
        for (const response of loaded)
          bytes += (await downloadCompressed(new URL(response.url()))).length;
        expect(new Set(types).difference(allowedTypes), path).toEqual(new Set());
        const ceiling = ceilings.page[kind] ?? ceilings.newPage;
        expect(bytes, path).toBeLessThanOrEqual(ceiling + ceilings.otherFiles);
        await page.close();
      }
    },
  );
}

test("no first use of an island of the home page loads more script than its ceiling", async ({
  context,
}) => {
  test.slow();

  /** The bytes of all scripts that these islands load in a new page. */
  async function scriptBytes(indexes: readonly number[]) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.add(request.url());
    });
    await page.goto("/");
    for (const index of indexes) {
      const island = page.locator("astro-island[client=intent]").nth(index);
      // The element has no box, and Playwright cannot scroll to one in a hidden answer.
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

  const islands = new BuiltPage("/").attributes("astro-island[client=intent]", "component-export");
  for (const name of new Set(islands)) {
    const bytes = await scriptBytes([islands.indexOf(name)]);
    const ceiling = ceilings.firstUse[name === "ReviewCarousel" ? "carousel" : "other"];
    expect.soft(bytes, name).toBeLessThanOrEqual(ceiling);
  }
  const bytes = await scriptBytes([...islands.keys()]);
  expect.soft(bytes, "all").toBeLessThanOrEqual(ceilings.firstUse.all);
});

test("the page has valid speculation rules, which the policy allows", async ({ page }) => {
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
