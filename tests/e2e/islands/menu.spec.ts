import { callHref, staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const links = ["Home", "Services", "Areas", "Contact", "Blog"];

test.beforeEach(async ({ page }) => {
  await page.goto(staticRoutes.services);
});

test("before its script the menu is a button that leads to the same links in the footer", async ({
  page,
}) => {
  const menu = page.getByRole("button", { name: "Menu" });
  const target = page.locator((await menu.getAttribute("href")) ?? "");
  for (const name of links.slice(1)) {
    await expect(target.getByRole("link", { name })).toBeAttached();
  }
});

test("it opens full screen with every link, locks the page, and has no barriers", async ({
  page,
  findAccessibilityViolations,
  consoleErrors,
}) => {
  await page.getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("navigation").getByRole("link")).toHaveText(links);
  await expect(menu.getByRole("link", { name: "Services" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const { phone } = content.business;
  await expect(menu.getByRole("link", { name: `Call Now ${phone}` })).toHaveAttribute(
    "href",
    callHref(phone),
  );
  await expect(menu.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThanOrEqual(844);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  expect(await findAccessibilityViolations()).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("Escape closes it and the focus goes back", { tag: "@firefox-all" }, async ({ page }) => {
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
});

test("its Close button closes it", async ({ page }) => {
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("every link closes it", async ({ page }) => {
  // Where a link leads is not the question here.
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      event.preventDefault();
    });
  });
  for (const name of [...links, "Call Now", "Get Free Quote"]) {
    await page.getByText("Menu", { exact: true }).click();
    const link = page.getByRole("dialog").getByRole("link", { name });
    await link.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a link leads to its page", async ({ page }) => {
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Areas" }).click();
  await page.waitForURL(`**${staticRoutes.areas}`);
});

test("the focus stays in it", { tag: "@firefox-all" }, async ({ page }) => {
  await page.getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
  }
});

test("it closes when the window grows to where the header shows the links", async ({ page }) => {
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 844 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
