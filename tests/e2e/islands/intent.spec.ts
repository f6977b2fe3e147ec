import { type Locator, type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { fillInForm, quoteForm } from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";
import { blockScripts, delayScripts, gateScripts } from "../../support/script-loading.ts";

const firstQuestion = (page: Page) => page.locator(":is(h3, h4) > button[aria-expanded]").first();

/** Records every change between open and closed from now on. */
const recordChanges = (button: Locator) =>
  button.evaluateHandle((element) => {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(element, { attributeFilter: ["aria-expanded"] });
    return changes;
  });

/** Ways to press a button. */
const presses: Record<string, (button: Locator) => Promise<void>> = {
  "by mouse": (button) => button.click(),
  "by a tap": (button) => button.tap(),
  "by Enter": (button) => button.press("Enter"),
  "by Space": (button) => button.press("Space"),
  "by a screen reader, without pointer or focus": (button) => button.dispatchEvent("click"),
};

test.use({ hasTouch: true });

for (const [way, press] of Object.entries(presses)) {
  const tag = /mouse/.test(way) ? [] : "@nightly";
  test(
    `a first press ${way} has its effect once, however late the scripts`,
    { tag },
    async ({ page }) => {
      await delayScripts(page, 700);
      await page.goto(staticRoutes.toronto);
      const button = firstQuestion(page);
      const changes = await recordChanges(button);
      await press(button);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      // A second effect of the first press would come before that of another press.
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      expect(await changes.jsonValue()).toHaveLength(2);
    },
  );
}

test("a press shows at once that it was heard, and nothing moves until it has its effect @nightly", async ({
  page,
}) => {
  const gate = await gateScripts(page);
  gate.close();
  // Sections move while they appear.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(staticRoutes.home);
  for (const control of [page.locator("a.more").first(), firstQuestion(page)]) {
    await control.scrollIntoViewIfNeeded();
    const before = await control.boundingBox();
    await control.click();
    expect(await control.evaluate((element) => getComputedStyle(element).opacity)).not.toBe("1");
    expect(await control.boundingBox()).toEqual(before);
  }
  gate.open();
  await expect(firstQuestion(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("a double click on a slow network opens one dialog, with the focus @nightly", async ({
  page,
}) => {
  await delayScripts(page, 500);
  await page.goto(staticRoutes.home);
  await page.locator("a.more").first().dblclick();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(1);
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

test("a click with Control opens a link in a new tab, and no dialog @nightly", async ({
  page,
  context,
}) => {
  await page.goto(staticRoutes.home);
  const opened = context.waitForEvent("page");
  await page
    .locator("a.more")
    .first()
    .click({ modifiers: ["Control"] });
  await opened;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("after a script failed to load it is requested again for the click", async ({ page }) => {
  let requests = 0;
  await page.route("**/_astro/FaqAccordion*.js*", async (route) => {
    if (requests++ > 0) await route.continue();
    else await route.abort("failed");
  });
  await page.goto(staticRoutes.toronto);
  const button = firstQuestion(page);
  await button.dispatchEvent("click");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(requests).toBe(2);
});

test("a form without its e-mail client shows that it is sending, and no result under a double click", async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto(staticRoutes.contact);
  await fillInForm(page);
  const waitedMs = await quoteForm(page).evaluate(
    (form) =>
      new Promise<number>((resolve, reject) => {
        const pressedAt = performance.now();
        new MutationObserver(() => resolve(performance.now() - pressedAt)).observe(form, {
          attributeFilter: ["data-outcome"],
        });
        const button = form.querySelector<HTMLElement>("fieldset button");
        button?.click();
        if (!button?.matches(":disabled")) reject(new Error("The button can be pressed again."));
      }),
  );
  expect(waitedMs).toBeGreaterThanOrEqual(490);
});
