import { staticRoutes } from "#routes.ts";
import { help, openAndFillIn, retry, submit } from "../../support/quote-form.ts";
import { expect, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;

test("the house beside the form lets the family go only when the request was sent", async ({
  page,
  service,
}) => {
  // Without motion the end shows at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  service.answer = { status: 500, body: "no" };
  await openAndFillIn(page, home);
  const parts = {
    eyes: 'path[stroke-width="10.5"]',
    mesh: 'use[href="#hd-m"]',
    dark: 'use[fill="#23343a"]',
    up: 'use[href="#hd-u"]',
  };
  /** How much each part is seen of. */
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
  const asServed = ["eyes 1", "mesh 0", "dark 0", "up 0"];
  expect(await opacities()).toEqual(asServed);
  await submit(page).click();
  await expect(help(page)).toBeVisible();
  expect(await opacities()).toEqual(["eyes 1", "mesh 0", "dark 0", "up 1"]);

  let answer: (value: { status: number; body: string }) => void = () => {};
  service.answer = new Promise((resolve) => (answer = resolve));
  await retry(page).click();
  await expect.poll(opacities).toEqual(asServed);
  answer({ status: 200, body: "OK" });
  await expect.poll(opacities).toEqual(["eyes 0", "mesh 1", "dark 0.92", "up 0"]);
});
