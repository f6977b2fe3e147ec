/** Every kind of page looks the same with the styles that the build keeps as with all styles. */
import { execFileSync } from "node:child_process";
import { type Page } from "@playwright/test";
import type { PreviewServer } from "vite";
import { previewSite } from "#integrations/preview.ts";
import { onePageOfEachKind } from "../support/pages.ts";
import { freePort } from "../support/servers.ts";
import { looksSame } from "../support/screenshots.ts";
import { expect, test } from "../support/test.ts";

const site = "test-results/all-styles-site";
let server: PreviewServer;
let origin = "";

// All tests share one build, and a failed test does not stop the others.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync(process.execPath, ["node_modules/astro/bin/astro.mjs", "build", "--outDir", site], {
    env: { ...process.env, ALL_STYLES: "1" },
    stdio: "pipe",
  });
  const port = await freePort();
  server = await previewSite(site, { port });
  origin = `http://localhost:${port}`;
});

test.afterAll(() => server.close());

/** Emulated media for screenshots of the whole page. */
const media = {
  "on a screen": { media: "screen", forcedColors: "none" },
  "on paper": { media: "print", forcedColors: "none" },
  "in forced colours": { media: "screen", forcedColors: "active" },
} as const;

/** Controls that change a page, and an element that is there afterwards. */
const interactions = [
  {
    control: ":is(h3, h4) > button[aria-expanded=false]",
    result: ":is(h3, h4) > [aria-expanded=true]",
  },
  { control: "[data-opener]", result: "[role=dialog]" },
  { control: "a[href='#site-navigation']", result: "[role=dialog]" },
  { control: "form button[type=submit]", result: "[aria-invalid=true]" },
];

const visible = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first();

for (const { kind, path } of onePageOfEachKind) {
  for (const width of [390, 1440]) {
    test(`${kind}, ${width} pixels wide, looks the same with the kept styles in every state @all`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(900_000);
      const pages: Page[] = [];
      for (const site of [baseURL, origin]) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        // The order of reviews is random, and so is whether the typeface arrives in time.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.addInitScript("Math.random = () => 0.5");
        await page.goto(`${site}${path}`, { waitUntil: "networkidle" });
        pages.push(page);
      }
      /** Compares screenshots of the whole pages, or of the window around a part of them. */
      const lookSame = async (part?: string) => {
        for (const page of part ? pages : []) {
          // The element under the mouse after scrolling differs from run to run.
          await page.mouse.move(0, 0);
          await page
            .locator(part ?? "")
            .first()
            .evaluate((element) => {
              // From the top, since the position of a sticky form depends on the scroll direction.
              scrollTo({ behavior: "instant", top: 0 });
              element.scrollIntoView({ behavior: "instant", block: "center" });
            });
        }
        const [cut, whole] = await Promise.all(
          pages.map((page) => page.screenshot({ fullPage: !part, animations: "disabled" })),
        );
        return whole && cut && looksSame(cut, whole);
      };
      // The focus moves a few frames after an interaction.
      const expectSameLook = (state: string, part?: string) =>
        expect
          .configure({ soft: true })
          .poll(() => lookSame(part), { message: state, timeout: 150_000 })
          .toBe(true);

      for (const [name, features] of Object.entries(media)) {
        for (const page of pages) await page.emulateMedia(features);
        await expectSameLook(name);
      }
      for (const page of pages) await page.emulateMedia(media["on a screen"]);
      for (const { control, result } of interactions) {
        const [cut] = pages;
        if (!cut || !(await visible(cut, control).isVisible())) continue;
        for (const page of pages) {
          await page.reload({ waitUntil: "networkidle" });
          await visible(page, control).click();
          await page.locator(result).first().waitFor();
        }
        await expectSameLook(control, result);
      }
    });
  }
}
