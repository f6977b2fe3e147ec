import { type Locator } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { citiesWithDocument } from "../../support/pages.ts";
import {
  closeToast,
  failureTitle,
  help,
  openAndFillIn,
  retry,
  submit,
  toast,
} from "../../support/quote-form.ts";
import { expect, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;
const [city] = citiesWithDocument;

for (const { path, width, height } of [
  { path: home, width: 390, height: 844 },
  { path: home, width: 1024, height: 768 },
  { path: city?.path, width: 1366, height: 768 },
]) {
  test(`at ${width} px on ${path} the toast covers no part of the help after a failure @chromium`, async ({
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
      expect(await isUncovered(part), await part.innerText()).toBe(true);
    }
  });
}

/** Whether no corner of an element is covered. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

test("one toast is shown at a time; it can be closed, and disappears after 5000 ms, but not under the mouse", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(failureTitle);
  await closeToast(page).click();
  await expect(toast(page)).toHaveCount(0);

  await retry(page).click();
  await expect(toast(page)).toContainText(failureTitle);
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

test("a toast that is closed by keyboard returns the focus", async ({ page, service }) => {
  service.answer = { status: 500, body: "" };
  await openAndFillIn(page);
  await submit(page).click();
  await expect(help(page)).toBeFocused();
  await closeToast(page).press("Enter");
  await expect(help(page)).toBeFocused();
});
