import { type Locator } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { failure, help, openAndFillIn, retry, submit, toast } from "../../support/quote-form.ts";
import { expect, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;
const [city] = content.areas.cities.filter(({ slug }) => content.cities.has(slug));

for (const { path, width, height } of [
  { path: home, width: 390, height: 844 },
  { path: home, width: 1024, height: 768 },
  { path: city?.path, width: 1366, height: 768 },
]) {
  test(`at ${width} px on ${path} the toast covers neither the help nor a way out @chromium`, async ({
    page,
    service,
  }) => {
    service.answer = { status: 500, body: "" };
    await page.setViewportSize({ width, height });
    await openAndFillIn(page, path);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    for (const part of await help(page).locator("p, a, button").all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(await isHittable(part), await part.innerText()).toBe(true);
    }
  });
}

/** Whether nothing lies over any corner of it. */
const isHittable = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

test("only one toast is there, it can be closed, and it goes after 5000 ms but not while it is pointed at", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(failure);
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);

  await retry(page).click();
  await expect(toast(page)).toContainText(failure);
  await page.keyboard.press("Escape");
  await expect(toast(page)).toHaveCount(0);

  await retry(page).click();
  await expect(toast(page)).toHaveCount(1);
  await toast(page).hover();
  await page.clock.runFor(6_000);
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast that is closed by keyboard gives the focus back", async ({ page, service }) => {
  service.answer = { status: 500, body: "" };
  await openAndFillIn(page);
  await submit(page).click();
  await expect(help(page)).toBeFocused();
  await toast(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(help(page)).toBeFocused();
});
