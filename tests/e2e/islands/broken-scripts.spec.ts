/** Whatever happens to a script file, islands work, or the page works as without script. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Page, type Route } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { emailService } from "#email-service.ts";
import { distFolder } from "../../support/built-page.ts";
import { allSlides, row } from "../../support/carousel.ts";
import { fillInForm, submit } from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";
import { waitForModules } from "../../support/test.ts";

test.use({ visitsWaitForModules: false });

/** Faults of a file. */
const faults: Record<string, (route: Route, text: string) => Promise<void> | undefined> = {
  missing: (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  empty: (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  half: (route, text) =>
    route.fulfill({ contentType: "text/javascript", body: text.slice(0, text.length / 2) }),
  hanging: () => undefined,
};

/** Opens a page, one of whose scripts may hang, and waits for the others. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await waitForModules(page).catch(() => undefined);
}

/** Uses of an island by a visitor of a page that has it, and what must follow. */
const uses: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await open(page, staticRoutes.toronto);
    await page.locator("#questions button").nth(1).dispatchEvent("click");
    await passTime(page, () =>
      expect(page.locator("#questions [data-answer]").nth(1)).toBeVisible(impatient),
    );
  },
  async (page) => {
    await open(page, staticRoutes.home);
    await page.locator("a.more[data-opener]").first().dispatchEvent("click");
    await passTime(page, async () => {
      if (page.url().includes("/services/")) return;
      await expect(page.getByRole("dialog")).toBeVisible(impatient);
    });
  },
  async (page) => {
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith(emailService.path),
    );
    await open(page, staticRoutes.contact);
    await fillInForm(page);
    await submit(page).dispatchEvent("click");
    // The browser posts the form then, if the module of the page is missing.
    await page.clock.runFor(8_000);
    await sent;
  },
  async (page) => {
    await open(page, staticRoutes.reviews);
    await row(page).scrollIntoViewIfNeeded();
    const cut = allSlides(page)
      .filter({ has: page.locator("article button") })
      .first();
    // The carousel may shuffle the cards.
    const card = row(page).locator(`[id="${await cut.getAttribute("id")}"]`);
    await card.locator("article button").dispatchEvent("click");
    const rest = card.locator("[data-review=text] > span").last();
    await passTime(page, () =>
      expect(rest.or(page.getByRole("dialog")).filter({ visible: true })).toHaveCount(1, impatient),
    );
  },
];

const impatient = { timeout: 100 };

/** Advances the page's clock, on which islands wait for a script, until `check` passes. */
const passTime = (page: Page, check: () => unknown) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await check();
  }).toPass();

/** A missing file of all islands; the others are for `test:all`. */
const isInEveryRun = (name: string, fault: string) =>
  fault === "missing" && name.startsWith("react.client.");

for (const file of globSync(join(distFolder, "_astro/*.js"))) {
  const name = basename(file);
  for (const [fault, answer] of Object.entries(faults)) {
    test(
      `${name.replace(/\.[^.]+\.js$/, "")} is ${fault}: every island works, or the page as without script`,
      { tag: isInEveryRun(name, fault) ? [] : ["@nightly"] },
      async ({ page }) => {
        test.slow();
        await page.route(`**/_astro/${name}*`, (route) =>
          answer(route, readFileSync(file, "utf8")),
        );
        await page.clock.install();
        for (const use of uses) await use(page);
      },
    );
  }
}
