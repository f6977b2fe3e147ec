/** Every kind of page looks the same with the styles that the build has kept as with all of them. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import type { Server } from "node:http";
import { type Page } from "@playwright/test";
import { contentFolder } from "#loader/content-folder.ts";
import { createServer } from "#tools/demo/server.ts";
import { onePageOfEachKind } from "../support/pages.ts";
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

/** States that a visitor brings a page into; false where the page has no such thing. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "as it is served": () => Promise.resolve(),
  "on paper": (page) => page.emulateMedia({ media: "print" }),
  "in forced colours": (page) => page.emulateMedia({ forcedColors: "active" }),
  "with a question open": (page) =>
    press(page, "h3 > button[aria-expanded=false]", "h3 > [aria-expanded=true]"),
  "with a dialog open": (page) => press(page, "a.more", "[role=dialog]"),
  "with the menu open": (page) => press(page, "a[href='#site-navigation']", "[role=dialog]"),
  "with an empty form sent": (page) =>
    press(page, "form button[type=submit]", "[aria-invalid=true]"),
  "with its first link pointed at": (page) => page.locator("main a").first().hover(),
  "with its first field in use": async (page) => {
    const field = page.locator("main input:visible").first();
    if (await field.isVisible()) await field.focus();
  },
};

/** Presses the first of these controls that is seen, and waits for what it brings. */
async function press(page: Page, control: string, result: string) {
  const seen = page.locator(control).filter({ visible: true }).first();
  if (!(await seen.isVisible())) return;
  await seen.click();
  await page.locator(result).first().waitFor();
}

for (const { kind, path } of onePageOfEachKind) {
  for (const width of [390, 1440]) {
    test(`${kind}, ${width} pixels wide, looks the same in every state @all @chromium`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      for (const [state, reach] of Object.entries(states)) {
        const shots: Buffer[] = [];
        for (const site of [baseURL ?? "", origin]) {
          const page = await browser.newPage({
            viewport: { width, height: 900 },
            reducedMotion: "reduce",
          });
          await page.goto(site + path, { waitUntil: "networkidle" });
          await reach(page);
          // Focus and scrolling settle a few frames after what they follow.
          await page.waitForTimeout(500);
          shots.push(await page.screenshot({ fullPage: true, animations: "disabled" }));
          await page.close();
        }
        const [cut, whole] = shots;
        expect.soft(whole && cut?.equals(whole), state).toBe(true);
      }
    });
  }
}
