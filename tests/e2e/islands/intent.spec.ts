import { brotliCompressSync } from "node:zlib";
import { type Locator } from "@playwright/test";
import { parsePage } from "#tools/build/parse-page.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";
import { loseScripts, slowDownScripts } from "../../support/scripts.ts";

const question = "Is the quote really free?";

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
  for (const delay of [0, 700]) {
    const when = delay ? `with every script ${delay} ms late` : "at full speed";
    for (const [way, press] of Object.entries(presses)) {
      test.describe(when, () => {
        test.use({ hasTouch: way === "by a tap" });

        test(way, async ({ page }) => {
          await slowDownScripts(page, delay);
          await page.goto("/");
          const button = page.getByRole("button", { name: question });
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
    await page.goto("/");
    await page.locator("a.more").first().dblclick();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveCount(1);
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
});

test("a click with Control is the browser's: the link opens in a new tab @chromium", async ({
  page,
  context,
}) => {
  await page.goto("/");
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
  await page.goto("/");
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
  await page.goto("/");
  const button = page.getByRole("button", { name: question });
  await button.dispatchEvent("click");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(requests).toBe(2);
});

test.describe("a form before its script", () => {
  test("keeps what is typed before, during and after hydration", async ({ page, service }) => {
    await slowDownScripts(page, 600);
    await page.goto("/");
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type(ann.name, { delay: 60 });
    await fillIn(page, { ...ann, name: undefined });
    await expect(quoteForm(page)).toHaveAttribute("novalidate");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(ann.name);
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await expect(page.getByText("Request Submitted Successfully!")).toBeVisible();
    expect(service.requests).toHaveLength(1);
  });

  for (const way of ["a click", "a double click", "Enter in a field"] as const) {
    test(`sends once for ${way} while the script is late`, async ({
      page,
      service,
      browserName,
    }) => {
      await slowDownScripts(page, 500);
      await page.goto("/");
      await fillIn(page);
      const button = page.getByRole("button", { name: "Get My Free Quote" });
      if (way === "a click") await button.click();
      if (way === "a double click") await button.dblclick();
      if (way === "Enter in a field")
        await page.getByLabel("Phone", { exact: true }).press("Enter");
      await expect(page.getByText("Request Submitted Successfully!")).toBeVisible();
      expect(service.requests).toHaveLength(1);
      if (browserName === "chromium") expect(service.requests[0]?.fields).toHaveLength(12);
    });

    test(`posts plainly, once, for ${way} where the script is lost`, async ({
      page,
      service,
      browserName,
    }) => {
      await loseScripts(page);
      await page.goto("/");
      await fillIn(page);
      const button = page.getByRole("button", { name: "Get My Free Quote" });
      if (way === "a click") await button.click();
      if (way === "a double click") await button.dblclick();
      if (way === "Enter in a field")
        await page.getByLabel("Phone", { exact: true }).press("Enter");
      await page.waitForURL("**/api/v1.0/email/send-form");
      expect(service.requests).toHaveLength(1);
      // Playwright does not see what Firefox posts.
      if (browserName !== "chromium") return;
      expect(Object.fromEntries(service.requests[0]?.fields ?? [])).toMatchObject({
        name: ann.name,
        time: "",
        service_id: "demo_service",
        template_id: "demo_template",
        user_id: "demo_public_key",
      });
    });
  }

  test("posts plainly where the script never comes", async ({ page, service }) => {
    await page.clock.install();
    // Asked for, and never answered.
    await page.route("**/_astro/*.js", () => undefined);
    await page.goto("/");
    await fillIn(page);
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await page.clock.runFor(8_100);
    await page.waitForURL("**/api/v1.0/email/send-form");
    expect(service.requests).toHaveLength(1);
  });
});

test("the inline scripts of a page weigh at most 3.3 kB", async ({ request }) => {
  const { scripts } = parsePage(await (await request.get("/")).text());
  const code = scripts.filter(({ attributes }) => attributes["type"] === undefined);
  const bytes = brotliCompressSync(code.map(({ text }) => text).join("")).length;
  expect(bytes).toBeLessThanOrEqual(3300);
});
