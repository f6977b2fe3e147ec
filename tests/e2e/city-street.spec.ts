/** The areas page: the street of the cities, and the picture that grows into a city's page. */
import { staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { expect, test, withMotion } from "../support/test.ts";

const { cities } = content.areas;
const words = content.pages.areas;

test("a phone shows the first cities, and all of them after a press of the button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.areas);
  const street = page.getByRole("region", { name: words.street_heading });
  await expect(street.getByRole("link").first()).toContainText("Toronto");
  expect(await street.getByRole("link").count()).toBeLessThan(cities.length);
  await street.getByRole("checkbox").check();
  await expect(street.getByRole("link")).toHaveCount(cities.length);
  await expect(street.getByRole("checkbox")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of cities leads to each @nightly", async ({ page }) => {
    await page.goto(staticRoutes.areas);
    await page.getByText(words.your_city, { exact: true }).click();
    const list = page.locator("details", { hasText: words.your_city });
    for (const { name, path } of cities)
      await expect(list.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  });
});

test.describe("the picture of a chosen city", () => {
  test.use(withMotion);

  test("grows into its page @nightly", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          for (const animation of document.getAnimations()) {
            const { effect } = animation;
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
            animation.pause();
            animation.currentTime = 0;
          }
          document.documentElement.dataset["paused"] = "";
        });
      });
    });
    const link = page.getByRole("region", { name: words.street_heading }).getByRole("link").first();
    // Chromium skips the transition if the machine is so busy that it takes too long to begin.
    await expect(async () => {
      await page.goto(staticRoutes.areas);
      await link.evaluate((element) => {
        // Half of its picture is behind the header.
        scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: "instant" });
        element.focus({ preventScroll: true });
      });
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("data-paused", { timeout: 10_000 });
    }).toPass();
  });
});
