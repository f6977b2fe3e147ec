import { brotliCompressSync } from "node:zlib";
import { type Locator, type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { BuiltPage } from "../../support/built-page.ts";
import { content } from "../../support/pages.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";
import { loseScripts, slowDownScripts } from "../../support/scripts.ts";

const firstQuestion = (page: Page) => page.locator(":is(h3, h4) > button[aria-expanded]").first();
const success = content.quoteForm.toasts.success.title;

/** The ways in which a visitor presses a button. */
const presses: Record<string, (button: Locator) => Promise<void>> = {
  "by mouse": (button) => button.click(),
  "by a tap": (button) => button.tap(),
  "by Enter": (button) => button.press("Enter"),
  "by Space": (button) => button.press("Space"),
  "as a screen reader makes it, without pointer or focus": (button) =>
    button.dispatchEvent("click"),
};

test.describe("a first click is made exactly once", () => {
  for (const [way, press] of Object.entries(presses)) {
    for (const delay of way === "by mouse" ? [0, 700] : [700]) {
      test.describe(delay ? `with every script ${delay} ms late` : "at full speed", () => {
        test.use({ hasTouch: way === "by a tap" });

        test(way, async ({ page }) => {
          await slowDownScripts(page, delay);
          await page.goto(staticRoutes.local_raccoon_solutions);
          const button = firstQuestion(page);
          await press(button);
          await expect(button).toHaveAttribute("aria-expanded", "true");
          await page.waitForTimeout(300);
          await expect(button).toHaveAttribute("aria-expanded", "true");
        });
      });
    }
  }

  test("a double click on a slow network opens a dialog once, with the focus in it", async ({
    page,
  }) => {
    await slowDownScripts(page, 500);
    await page.goto(staticRoutes.home);
    await page.locator("a.more").first().dblclick();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveCount(1);
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
});

test("a click with Control is the browser's: the link opens in a new tab", async ({
  page,
  context,
}) => {
  await page.goto(staticRoutes.home);
  const opened = context.waitForEvent("page");
  await page
    .getByText("Read More")
    .first()
    .click({ modifiers: ["Control"] });
  await opened;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where the script is lost the link is followed", async ({ page }) => {
  await loseScripts(page);
  await page.goto(staticRoutes.home);
  await page.locator("a.more").first().click();
  await page.waitForURL("**/services/**");
});

test("where the script is lost once, it is fetched again and the click is made", async ({
  page,
}) => {
  let requests = 0;
  await page.route("**/_astro/FaqAccordion*.js*", async (route) => {
    if (requests++ > 0) await route.continue();
    else await route.abort("failed");
  });
  await page.goto(staticRoutes.local_raccoon_solutions);
  const button = firstQuestion(page);
  await button.dispatchEvent("click");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(requests).toBe(2);
});

// How often a form is sent while its script is late, the fault matrix tries.
test.describe("a form before its script", () => {
  test("keeps what is typed before, during and after hydration", async ({ page, service }) => {
    await slowDownScripts(page, 600);
    await page.goto(staticRoutes.contact);
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type(ann.name, { delay: 60 });
    await fillIn(page, { ...ann, name: undefined });
    await expect(quoteForm(page)).toHaveAttribute("novalidate");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(ann.name);
    await quoteForm(page).getByRole("button").first().click();
    await expect(page.getByText(success)).toBeVisible();
    expect(service.requests).toHaveLength(1);
  });
});

test("a press while the form is on its way is not made again later", async ({ page, service }) => {
  await page.route("**/_astro/*.js", () => undefined);
  await page.clock.install();
  service.answer = "hang";
  await page.goto(staticRoutes.home);
  await fillIn(page);
  const send = quoteForm(page).getByRole("button").first();
  await send.click();
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  // The press has waited for its script long enough, and the form is posted without it.
  await page.clock.fastForward(8_000);
  await expect.poll(() => service.requests.length).toBe(1);
  // By place, since a locator waits until the page that answers is there.
  await page.mouse.click(x + 5, y + 5);
  // The page's clock stands until the visitor stops waiting.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.stopLoading");
  await page.clock.fastForward(15_000);
  await page.waitForTimeout(300);
  expect(service.requests).toHaveLength(1);
});

test("the inline scripts of a page weigh at most 3.5 kB", () => {
  const scripts = new BuiltPage(staticRoutes.home).texts("script:not([type])").join("");
  expect(brotliCompressSync(scripts).length).toBeLessThanOrEqual(3500);
});
