/** Every kind of page looks the same with the styles that the build has kept as with all of them. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import type { Server } from "node:http";
import { type Page } from "@playwright/test";
import { contentFolder } from "#loader/content-folder.ts";
import { createServer } from "#tools/demo/server.ts";
import { onePageOfEachKind } from "../support/pages.ts";
import { areEqualToTheEye, colours } from "../support/screenshots.ts";
import { expect, test } from "../support/test.ts";

// Content in another folder has a cache of its own, so that no page of the real build is used again.
const content = "test-results/all-styles-content";
const site = "test-results/all-styles-site";
let server: Server;
let origin = "";

// One build serves all tests, and one that fails stops no other.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  cpSync(contentFolder, content, { recursive: true });
  execFileSync("astro", ["build"], {
    env: { ...process.env, ALL_STYLES: "1", CONTENT_DIR: content, OUT_DIR: `./${site}` },
    stdio: "pipe",
  });
  server = createServer({ folder: site });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
});

test.afterAll(() => {
  server.close();
});

/** Ways to look at a whole page. */
const media = {
  "on a screen": { media: "screen", forcedColors: "none" },
  "on paper": { media: "print", forcedColors: "none" },
  "in forced colours": { media: "screen", forcedColors: "active" },
} as const;

/** Controls that change a page, and what is there when they have. */
const uses = [
  {
    control: ":is(h3, h4) > button[aria-expanded=false]",
    result: ":is(h3, h4) > [aria-expanded=true]",
  },
  { control: "[data-opener]", result: "[role=dialog]" },
  { control: "a[href='#site-navigation']", result: "[role=dialog]" },
  { control: "form button[type=submit]", result: "[aria-invalid=true]" },
];

const inView = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first();

async function use(page: Page, { control, result }: (typeof uses)[number]) {
  await page.reload({ waitUntil: "networkidle" });
  await inView(page, control).click();
  await page.locator(result).first().waitFor();
}

for (const { kind, path } of onePageOfEachKind) {
  for (const width of [390, 1440]) {
    test(`${kind}, ${width} pixels wide, looks the same in every state @all @chromium`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const pages: Page[] = [];
      for (const site of [baseURL, origin]) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        // Chance decides on the order of reviews, and on whether the typeface comes in time.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.addInitScript("Math.random = () => 0.5");
        await page.goto(`${site}${path}`, { waitUntil: "networkidle" });
        pages.push(page);
      }
      /** Compares whole pages, or the screen around a part of them. */
      const looksSame = async (part?: string) => {
        for (const page of part ? pages : []) {
          // Where the page has scrolled to, and what lies under the mouse then, differs from run to run.
          await page.mouse.move(0, 0);
          await page
            .locator(part ?? "")
            .first()
            .evaluate((element) => {
              // From the top, since where a sticky form comes to rest depends on where it comes from.
              scrollTo({ behavior: "instant", top: 0 });
              element.scrollIntoView({ behavior: "instant", block: "center" });
            });
        }
        const [cut, whole] = await Promise.all(
          pages.map((page) => page.screenshot({ fullPage: !part, animations: "disabled" })),
        );
        return (
          whole &&
          cut &&
          (cut.equals(whole) || areEqualToTheEye(await colours(cut), await colours(whole)))
        );
      };
      // Focus settles a few frames after what it follows.
      const expectSameLook = (state: string, part?: string) =>
        expect
          .configure({ soft: true })
          .poll(() => looksSame(part), { message: state, timeout: 10_000 })
          .toBe(true);

      for (const [name, features] of Object.entries(media)) {
        for (const page of pages) await page.emulateMedia(features);
        await expectSameLook(name);
      }
      for (const page of pages) await page.emulateMedia(media["on a screen"]);
      for (const one of uses) {
        const [cut] = pages;
        if (!cut || !(await inView(cut, one.control).isVisible())) continue;
        for (const page of pages) await use(page, one);
        await expectSameLook(one.control, one.result);
      }
    });
  }
}
