/** The sheet that compares two quotes, on its page. */
import process from "node:process";
import { printRoutes, staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { comparison } = content.pages.toronto.rights;

test("an earlier link to a sheet on another page lands on the link to its own page", async ({
  page,
}) => {
  const links = [
    [staticRoutes.toronto, "comparison", printRoutes.comparison],
    [staticRoutes.toronto, "neighbour-letter", printRoutes.letter],
    [staticRoutes.learn, "noise-diary", printRoutes.diary],
    [staticRoutes.learn, "babies-poster", printRoutes.poster],
  ] as const;
  for (const [from, id, path] of process.env["TEST_ALL"] ? links : links.slice(0, 1)) {
    await page.goto(`${from}#${id}`);
    const link = page.locator(`#${id} a`);
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(path);
  }
});

test.describe("the sheet for two quotes", () => {
  const labelOf = (price?: string) =>
    comparison.rows.find((row) => row.price === price)?.label ?? "";
  const [first = "", second = ""] = comparison.columns;

  test.beforeEach(async ({ page }) => {
    await page.goto(printRoutes.comparison);
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
    // The sum still follows its price after a reload.
    await page.reload();
    await field("before_hst", first).fill("500");
    await expect(field("with_hst", first)).toHaveValue(withHst(500));
    await expect(field("with_hst", second)).toHaveValue("900");
  });

  test("keeps what is typed until it is emptied", async ({ page, findAccessibilityViolations }) => {
    const field = page.getByRole("textbox", { name: `${labelOf()} ${first}` });
    await field.fill("Ann’s Wildlife\n(416) 555-0100");
    await page.goto(staticRoutes.home);
    await page.goto(printRoutes.comparison);
    await expect(field).toHaveValue("Ann’s Wildlife\n(416) 555-0100");
    expect(await findAccessibilityViolations("#comparison")).toEqual([]);
    await page.getByRole("button", { name: comparison.clear }).click();
    await page.reload();
    await expect(field).toHaveValue("");
  });
});
