/** The page shows what became of a request: with a toast, the form's help, and the house. */
import { staticRoutes } from "#routes.ts";
import {
  closeToast,
  failureTitle,
  help,
  openAndFillIn,
  quoteForm,
  retry,
  submit,
  toast,
} from "../../support/quote-form.ts";
import { accepted, expect, test } from "../../support/mock-email-service.ts";

test("one toast is shown at a time; closing it by keyboard returns the focus; it disappears after 5000 ms, but not under the mouse", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(failureTitle);
  await expect(help(page)).toBeFocused();
  await closeToast(page).press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expect(help(page)).toBeFocused();

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

test("a toast stays while it has the focus, and disappears when it has lost it", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await closeToast(page).focus();
  await page.clock.runFor(6_000);
  await expect(closeToast(page)).toBeFocused();
  await help(page).focus();
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast disappears although a touch was reported over it @nightly", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await toast(page).dispatchEvent("pointerover", { pointerType: "touch" });
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("the illustration shows success only after a request was sent", async ({ page, service }) => {
  // The final state shows at once with reduced motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  service.answer = { status: 500, body: "no" };
  await openAndFillIn(page, staticRoutes.home);
  const parts = {
    eyes: 'path[stroke-width="10.5"]',
    mesh: 'use[href="#hd-m"]',
    dark: 'use[fill="#23343a"]',
    up: 'use[href="#hd-u"]',
  };
  /** The effective opacity of each part. */
  const opacities = () =>
    page.evaluate(
      (all) =>
        Object.entries(all).map(([name, selector]) => {
          let opacity = 1;
          for (let part = document.querySelector(selector); part; part = part.parentElement)
            opacity *= Number(getComputedStyle(part).opacity);
          return `${name} ${opacity}`;
        }),
      parts,
    );
  const initial = ["eyes 1", "mesh 0", "dark 0", "up 0"];
  expect(await opacities()).toEqual(initial);
  await submit(page).click();
  await expect(help(page)).toBeVisible();
  expect(await opacities()).toEqual(["eyes 1", "mesh 0", "dark 0", "up 1"]);

  const answer = Promise.withResolvers<{ status: number; body: string }>();
  service.answer = answer.promise;
  await retry(page).click();
  await expect.poll(opacities).toEqual(initial);
  answer.resolve(accepted);
  await expect.poll(opacities).toEqual(["eyes 0", "mesh 1", "dark 0.92", "up 0"]);
  // The confirmation is in view with the house above it.
  await expect(page.locator("._house .hd-mesh").first()).toBeInViewport();
  await expect(quoteForm(page).locator("#quote-next")).toBeInViewport({ ratio: 1 });
});
