import { type Page } from "@playwright/test";
import { callHref } from "#features/contact/contact-links.ts";
import { anchors, heardAnchor, staticRoutes } from "#routes.ts";
import { guideLinks, menuLinks } from "../../support/menu-links.ts";
import { content, required } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const { header, navigation } = content.site;
const links = [...menuLinks, ...guideLinks];

const open = (page: Page) => page.getByRole("button", { name: header.menu }).click();

test.beforeEach(async ({ page }) => {
  await page.goto(staticRoutes.services);
});

test("the menu fills the screen with every link, locks scrolling, and leads to pages", async ({
  page,
  findAccessibilityViolations,
  consoleErrors,
}) => {
  await open(page);
  const menu = page.getByRole("dialog", { name: header.menu });
  await expect(menu.getByRole("navigation").getByRole("link")).toHaveText(links);
  await expect(menu.getByRole("link", { name: navigation.services })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const { phone } = content.business;
  await expect(menu.getByRole("link", { name: `${header.call} ${phone}` })).toHaveAttribute(
    "href",
    callHref(phone),
  );
  await expect(menu.getByRole("link", { name: header.quote })).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThanOrEqual(844);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  expect(await findAccessibilityViolations()).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await menu.getByRole("link", { name: navigation.areas }).click();
  await page.waitForURL(`**${staticRoutes.areas}`);
});

test("the close button, every link, and a window for the header's links close the menu @nightly", async ({
  page,
}) => {
  // Keeps the links from leaving the page.
  await page.route("**", (route) =>
    route.request().isNavigationRequest() ? route.abort("aborted") : route.continue(),
  );
  await open(page);
  await page.getByRole("dialog").getByRole("button", { name: header.close }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const name of [...menuLinks, guideLinks[0], header.call, header.quote]) {
    await open(page);
    await page.getByRole("dialog").getByRole("link", { name }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await open(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 844 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Back closes the menu where the page was, and a chosen page takes the menu's place in the history", async ({
  page,
}) => {
  const menu = page.getByRole("dialog");
  const position = () => page.evaluate(() => [location.pathname, scrollY]);
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: "instant" });
  });
  const before = await position();
  /** Clicks by position, since a locator would scroll to the header. */
  const press = async () => {
    const { x = 0, y = 0 } = (await page.locator("header [data-opener]").boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await expect(menu).toBeVisible();
  };
  await press();
  const visits = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(await position()).toEqual(before);
  await page.goForward();
  await expect(menu).toHaveCount(0);
  expect(await position()).toEqual(before);

  await press();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
  expect(await position()).toEqual(before);

  await press();
  await menu.getByRole("link", { name: navigation.areas }).click();
  await page.waitForURL(`**${staticRoutes.areas}`);
  expect(await page.evaluate(() => history.length)).toBe(visits);
  await page.goBack();
  await expect.poll(position).toEqual(before);
});

test("a link to a section of the home page keeps the sound that was heard", async ({ page }) => {
  const [sound] = content.sounds.sounds;
  const heard = heardAnchor("cost", required(sound).key);
  await page.goto(heard);
  await open(page);
  await page.getByRole("dialog").locator(`a[href="${anchors.cost}"]`).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(heard);
});
