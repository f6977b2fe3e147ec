/** Describes what pages load before a visitor uses them: no script but a small module. */
import { staticRoutes } from "#routes.ts";
import { brotli } from "../support/first-round-trip.ts";
import { everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Describes what a page may request before any interaction. */
const allowedTypes = new Set(["document", "font", "image", "script"]);

/** The most bytes of the scripts that a page loads by itself, all files together (Brotli 11). */
const mostScriptBytes = 9000;

for (const { path, kind } of everyPage) {
  const isFirst = onePageOfEachKind.some((first) => first.path === path);
  const tag = isFirst && ["home", "city"].includes(kind) ? [] : "@nightly";
  test(
    `on a phone ${path} requests nothing but pictures, the typeface, styles for print or below the first screen, and at most 9 kB of script`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const types = new Set<string>();
      const scripts: Promise<Buffer>[] = [];
      page.on("request", (request) => {
        if (!/^data:|icon|webmanifest|\/(?:print|page)\./.test(request.url()))
          types.add(request.resourceType());
      });
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.body());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect(types.difference(allowedTypes)).toEqual(new Set());
      const sizes = (await Promise.all(scripts)).map((file) => brotli(11).compress(file).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScriptBytes);
    },
  );
}

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

test("the home page's first screen is laid out before its other styles arrive", async ({
  page,
}) => {
  const arrival = Promise.withResolvers<undefined>();
  await page.route(/\/page\.[^/]*\.css$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(staticRoutes.home, { waitUntil: "commit" });
  const first = page
    .locator("header, #hero-heading, #hero-form :is(label, input, textarea, button)")
    .filter({ visible: true });
  const boxes = () =>
    first.evaluateAll((elements) =>
      elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  await expect(page.locator("#hero-form button[type=submit]").first()).toBeVisible();
  const before = await boxes();
  await expect(page.locator("body > footer")).toHaveCount(0);
  arrival.resolve(undefined);
  await page.waitForLoadState();
  await expect(page.locator("body > footer")).toHaveCount(1);
  expect(await boxes()).toEqual(before);
});
