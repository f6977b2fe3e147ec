/** Pages are light or dark, as the system is set or as the visitor chose in the footer. */
import { staticRoutes } from "#routes.ts";
import { blockStorage } from "../support/blocked-storage.ts";
import { content } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { label, system, light, dark } = content.site.footer.theme;

/** The pages' backgrounds, `--color-page`. */
const day = "rgb(251, 246, 236)";
const night = "rgb(23, 37, 42)";

test("without a choice the page follows the system, also while it is open @nightly", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(staticRoutes.contact);
  await expect(page.locator("body")).toHaveCSS("background-color", night);
  await expect(page.getByLabel(label)).toHaveValue("system");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("body")).toHaveCSS("background-color", day);
});

test("a choice holds from the first paint of every page on, until it is changed", async ({
  page,
}) => {
  // The head has run and nothing is painted yet when the body begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const body = document.querySelector("body");
      if (!body) return;
      observer.disconnect();
      document.documentElement.dataset["first"] = getComputedStyle(body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(staticRoutes.contact);
  await page.getByLabel(label).selectOption(dark);
  await expect(page.locator("body")).toHaveCSS("background-color", night);

  await page.goto(staticRoutes.services);
  await expect(page.locator("html")).toHaveAttribute("data-first", night);
  await expect(page.getByLabel(label)).toHaveValue("dark");
  await page.getByLabel(label).selectOption(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-first", day);

  await page.getByLabel(label).selectOption(system);
  await page.goBack();
  await expect(page.locator("body")).toHaveCSS("background-color", night);
  await expect(page.getByLabel(label)).toHaveValue("system");
});

test("on paper it is day, whatever the system and the visitor say @nightly", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(staticRoutes.contact);
  await page.getByLabel(label).selectOption(dark);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("main h1")).toHaveCSS("color", "rgb(22, 32, 30)");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the system decides, and no choice is shown @nightly", async ({ page }) => {
    await page.goto(staticRoutes.contact);
    await expect(page.locator("body")).toHaveCSS("background-color", night);
    await expect(page.getByText(label)).toBeHidden();
  });
});

test("without storage a choice holds for the page @firefox @nightly", async ({
  page,
  consoleErrors,
}) => {
  await blockStorage(page);
  await page.goto(staticRoutes.contact);
  await page.getByLabel(label).selectOption(dark);
  await expect(page.locator("body")).toHaveCSS("background-color", night);
  expect(consoleErrors).toEqual([]);
});

test("on a phone the choice is in the menu, not in the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(staticRoutes.contact);
  await expect(page.getByLabel(label)).toBeHidden();
  for (const scheme of [dark, light]) {
    await page.getByRole("button", { name: content.site.header.menu }).click();
    const menu = page.getByRole("dialog");
    await menu.getByLabel(label).selectOption(scheme);
    await expect(page.locator("body")).toHaveCSS("background-color", scheme === dark ? night : day);
    await menu.getByRole("button", { name: content.site.header.close }).click();
    await expect(menu).toBeHidden();
  }
});
