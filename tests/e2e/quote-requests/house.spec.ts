import { staticRoutes } from "#routes.ts";
import { help, openAndFillIn, retry, submit } from "../../support/quote-form.ts";
import { expect, quoteForm, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;

test("the illustration shows success only after a request was sent", async ({ page, service }) => {
  // With reduced motion the final state shows at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  service.answer = { status: 500, body: "no" };
  await openAndFillIn(page, home);
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
  answer.resolve({ status: 200, body: "OK" });
  await expect.poll(opacities).toEqual(["eyes 0", "mesh 1", "dark 0.92", "up 0"]);
  // The confirmation is in view with the house above it.
  await expect(page.locator("._house .hd-mesh").first()).toBeInViewport();
  await expect(quoteForm(page).locator("#quote-next")).toBeInViewport({ ratio: 1 });
});
