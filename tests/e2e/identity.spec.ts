/** What the identity promises on every page: nothing moves, everyone can use it, everything can be hit, files stay small. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page as BrowserPage } from "@playwright/test";
import { everyPage, onePageOfEachKind } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Adds up every layout shift of the page from now on, and those before. */
const watchShifts = (page: BrowserPage) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
const shiftsOf = (page: BrowserPage) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, "shifts")));

for (const { path } of everyPage) {
  test(`${path} does not move while it loads and wakes, and has no accessibility barriers @chromium`, async ({
    page,
    findBarriers,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    // Islands wake when the pointer comes near; carousels when they are seen.
    for (const island of await page.locator("astro-island").all()) {
      await island.dispatchEvent("pointerenter");
    }
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    expect(await shiftsOf(page)).toBe("[]");
    // With the menu, a dialog or a toast open, axe is asked in islands/.
    expect(await findBarriers()).toEqual([]);
  });
}

for (const { path, kind } of onePageOfEachKind) {
  test(`every control of a ${kind} page is at least 44 px high and wide`, async ({ page }) => {
    await page.goto(path);
    const small = await page
      .locator("a[href], button, input:not([type=hidden]), textarea, summary")
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          // Links in running text are as high as their line (WCAG 2.5.8, "inline"); the trap and the skip link are out of sight.
          if (control.matches("p a, li > a:not([class]), [aria-hidden=true], [aria-hidden=true] *"))
            return [];
          const { width, height, right, bottom } = control.getBoundingClientRect();
          if (width === 0 || right <= 0 || bottom <= 0) return [];
          return width < 44 || height < 44
            ? [
                `${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`,
              ]
            : [];
        }),
      );
    expect(small).toEqual([]);
  });
}

test("the typeface and the drawings keep to their budgets of bytes", () => {
  const files = readdirSync("dist/_astro", { recursive: true, encoding: "utf8" });
  const sizes = files.map((file) => ({ file, bytes: statSync(join("dist/_astro", file)).size }));
  const fonts = sizes.filter(({ file }) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ bytes }) => bytes > 16 * 1024)).toEqual([]);
  const drawings = sizes.filter(({ file }) => file.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(30);
  expect(drawings.filter(({ bytes }) => bytes > 8 * 1024)).toEqual([]);

  // Vignettes, portraits and steps: at most 2 KB as they travel (ART-DIRECTION, section 10).
  const vignettes = readdirSync("src/assets/illustrations", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({
      file,
      bytes: gzipSync(readFileSync(join("src/assets/illustrations", file))).length,
    }));
  expect(vignettes.filter(({ bytes }) => bytes > 2 * 1024)).toEqual([]);
});

test("every picture has an alternative text, or an empty one where it is decorative @chromium", async ({
  page,
}) => {
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    const nameless = await page
      .locator("img:not([alt]), svg:not([aria-hidden=true]):not([role=img])")
      .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML.slice(0, 120)));
    expect(nameless, path).toEqual([]);
  }
});
