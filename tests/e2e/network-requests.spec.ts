/** What pages load: no script before a visitor uses them. */
import { everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** What a page may request before any interaction. */
const allowedTypes = new Set(["document", "font", "image"]);

for (const { path, kind } of everyPage) {
  const isFirst = onePageOfEachKind.some((first) => first.path === path);
  const tag = isFirst && ["home", "city"].includes(kind) ? [] : "@nightly";
  test(
    `on a phone ${path} requests nothing but pictures and the typeface`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const types = new Set<string>();
      page.on("request", (request) => {
        if (!/^data:|icon|webmanifest/.test(request.url())) types.add(request.resourceType());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect(types.difference(allowedTypes)).toEqual(new Set());
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
