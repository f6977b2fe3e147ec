import { type Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const openers = (page: Page) => page.locator("a.more").filter({ hasText: /^Read More/ });

test("six services and four steps each open their own dialog, and give the focus back", async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.goto("/");
  await expect(openers(page)).toHaveCount(10);
  for (let index = 0; index < 10; index++) {
    const opener = openers(page).nth(index);
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(dialog.locator("p").first()).toBeVisible();
    await expect(dialog.locator("a[href^='tel:']").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test("the focus stays in the dialog, and its close button is large enough", async ({
  page,
  findBarriers,
}) => {
  await page.goto("/");
  await openers(page).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  const close = dialog.getByRole("button", { name: "Close" });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await findBarriers()).toEqual([]);
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test("a press beside the dialog closes it", async ({ page }) => {
  await page.goto("/");
  await openers(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The dialog listens for presses beside it from the task after the one in which it opened.
  await expect(async () => {
    await page.mouse.click(8, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("a step's Get Started dials the number and closes the dialog", async ({ page }) => {
  await page.goto("/");
  await openers(page).nth(6).click();
  const action = page.getByRole("dialog").getByRole("link", { name: "Get Started" });
  await expect(action).toHaveAttribute("href", "tel:+14165550142");
  await action.evaluate((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
    });
  });
  await action.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on a service page the longer text opens in a dialog", async ({ page }) => {
  await page.goto("/services/emergency");
  await openers(page).click();
  await expect(page.getByRole("dialog").locator("p").nth(1)).toBeVisible();
});

// Firefox without script does not match `scripting: none` when Playwright switches it off.
test.describe("without script @chromium", () => {
  test.use({ javaScriptEnabled: false });

  test("every dialog's text can be read in place or where its link leads", async ({ page }) => {
    await page.goto("/");
    const links = openers(page);
    for (const link of await links.all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (href.startsWith("#")) await expect(page.locator(href)).toBeVisible();
      else expect(href).toMatch(/^\/services\//);
    }
  });
});
