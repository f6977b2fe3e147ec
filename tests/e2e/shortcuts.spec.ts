/** The ways in: what a visitor came for is a tap or two away. */
import { anchors, servicePath, staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { message } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

const { start } = content.home.hero;
const { shortcuts } = content.site;
const { managers } = content.pages.services;
const { comparison } = content.pages.toronto.rights;

for (const width of [320, 390]) {
  test(`on a phone of ${width} px, three links in one row lead past the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(staticRoutes.home);
    const links = page.getByRole("navigation", { name: start }).getByRole("link");
    await expect(links).toHaveText([shortcuts.emergency, shortcuts.listen, shortcuts.cost]);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const form = await page.locator("#hero-form").boundingBox();
    expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThan(form?.y ?? 0);
    for (const [name, target] of [
      [shortcuts.emergency, servicePath("emergency")],
      [shortcuts.listen, anchors.homeListen],
      [shortcuts.cost, anchors.cost],
    ] as const)
      await expect(links.and(page.getByRole("link", { name }))).toHaveAttribute("href", target);
  });
}

test("a manager gets from the inspection page to a message that is begun", async ({ page }) => {
  await page.goto(servicePath("inspection"));
  await page.getByRole("main").getByRole("link", { name: managers.link }).click();
  const section = page.getByRole("region", { name: managers.heading });
  await expect(section.getByRole("heading", { name: managers.heading })).toBeInViewport();
  await section.getByRole("link", { name: managers.button }).click();
  await page.waitForURL(`**${staticRoutes.contact}`);
  await expect(message(page)).toHaveValue(managers.message.trim());
});

test.describe("the sheet for two quotes", () => {
  const labelOf = (price?: string) =>
    comparison.rows.find((row) => row.price === price)?.label ?? "";
  const [first = "", second = ""] = comparison.columns;

  test.beforeEach(async ({ page }) => {
    await page.goto(anchors.comparison);
  });

  test("works out the price with HST, unless another is typed", async ({ page }) => {
    const field = (price: string, column: string) =>
      page.getByRole("spinbutton", { name: `${labelOf(price)} ${column}` });
    const withHst = (price: number) => (price * (1 + comparison.hst / 100)).toFixed(2);
    await field("before_hst", first).fill("400");
    await expect(field("with_hst", first)).toHaveValue(withHst(400));
    await expect(field("with_hst", second)).toHaveValue("");
    await field("with_hst", second).fill("900");
    await field("before_hst", second).fill("850");
    await expect(field("with_hst", second)).toHaveValue("900");
    // After a reload the sum still follows its price.
    await page.reload();
    await field("before_hst", first).fill("500");
    await expect(field("with_hst", first)).toHaveValue(withHst(500));
    await expect(field("with_hst", second)).toHaveValue("900");
  });

  test("keeps what is typed until it is emptied", async ({ page, findAccessibilityViolations }) => {
    const field = page.getByRole("textbox", { name: `${labelOf()} ${first}` });
    await field.fill("Ann’s Wildlife\n(416) 555-0100");
    await page.goto(staticRoutes.home);
    await page.goto(anchors.comparison);
    await expect(field).toHaveValue("Ann’s Wildlife\n(416) 555-0100");
    expect(await findAccessibilityViolations("#comparison")).toEqual([]);
    await page.getByRole("button", { name: comparison.clear }).click();
    await page.reload();
    await expect(field).toHaveValue("");
  });
});
