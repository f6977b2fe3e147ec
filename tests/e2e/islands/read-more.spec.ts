import { type Page } from "@playwright/test";
import { callHref } from "#features/contact/contact-links.ts";
import { servicePath, staticRoutes } from "#routes.ts";
import { content, required } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const { services, process } = content.home;

const openers = (page: Page) => page.locator("a.more[data-opener]");

test("each service and step has a dialog, which returns the focus @nightly", async ({
  page,
  consoleErrors,
}) => {
  await page.goto(staticRoutes.home);
  await expect(openers(page)).toHaveCount(services.cards.length + process.steps.length);
  for (const opener of await openers(page).all()) {
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(dialog.locator("p").first()).toBeVisible();
    await expect(dialog.locator(`a[href="${callHref(content.business.phone)}"]`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(consoleErrors).toEqual([]);
});

test("a service's text opens in a dialog, which keeps the focus; a button of 44 px and a click outside close it", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.goto(servicePath(required([...content.services.keys()][0])));
  const dialog = page.getByRole("dialog");
  await openers(page).click();
  await expect(dialog.locator("p").nth(1)).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  const close = dialog.getByRole("button", { name: content.site.header.close });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await findAccessibilityViolations()).toEqual([]);
  await close.click();
  await expect(dialog).toHaveCount(0);

  await openers(page).click();
  await expect(dialog).toBeVisible();
  // The dialog listens for clicks outside it from the task after the one in which it opened.
  await expect(async () => {
    await page.mouse.click(8, 400);
    await expect(dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
