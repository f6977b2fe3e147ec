import { expect, test } from "../../support/test.ts";

for (const { path, count } of [
  { path: "/", count: 20 },
  { path: "/oakville/raccoon-removal", count: 4 },
  { path: "/toronto/local-raccoon-solutions", count: undefined },
]) {
  test(`${path}: one question is open at a time, and it can be closed`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    const questions = page.locator("h3 > button[aria-expanded]");
    if (count) await expect(questions).toHaveCount(count);
    await expect(page.locator("h3 > button[aria-expanded=true]")).toHaveCount(0);

    await questions.nth(1).click();
    await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
    await expect(
      page.getByRole("region", { name: (await questions.nth(1).textContent()) ?? "" }),
    ).toBeVisible();

    await questions.nth(2).click();
    await expect(questions.nth(2)).toHaveAttribute("aria-expanded", "true");
    await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("[data-answer=item-1]")).toBeHidden();

    await questions.nth(2).click();
    await expect(page.locator("h3 > button[aria-expanded=true]")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("every answer stands in the served page", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (let item = 0; item < 20; item++) expect(html).toContain(`data-answer="item-${item}"`);
});

test("arrow keys lead from question to question", async ({ page }) => {
  await page.goto("/");
  const questions = page.locator("h3 > button[aria-expanded]");
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(questions.nth(19)).toBeFocused();
});

test("what the browser finds in a closed answer opens it", async ({ page }) => {
  await page.goto("/");
  await page.locator("h3 > button[aria-expanded]").first().click();
  const answer = page.locator("[data-answer=item-4]");
  await expect(answer).toHaveAttribute("hidden", "until-found");
  await answer.dispatchEvent("beforematch");
  await expect(page.locator("h3 > button[aria-expanded]").nth(4)).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(answer).toBeVisible();
});

// Firefox without script does not match `scripting: none` when Playwright switches it off.
test.describe("without script @chromium", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer can be read", async ({ page }) => {
    await page.goto("/");
    for (let item = 0; item < 20; item++) {
      await expect(page.locator(`[data-answer=item-${item}]`)).toBeVisible();
    }
  });
});
