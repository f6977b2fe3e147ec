import { type Page } from "@playwright/test";
import { servicePath, staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const questionsOf = (page: Page) => page.locator(":is(h3, h4) > button[aria-expanded]");

test("one question is open at a time, and can be closed; arrow keys move between questions", async ({
  page,
  consoleErrors,
}) => {
  await page.goto(staticRoutes.toronto);
  const questions = questionsOf(page);
  const open = page.locator(":is(h3, h4) > button[aria-expanded=true]");
  await expect(questions).toHaveCount(content.faqs.get("toronto")?.questions.length ?? 0);
  await expect(open).toHaveCount(0);

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
  await expect(open).toHaveCount(0);

  await page.keyboard.press("ArrowUp");
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(questions.last()).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("find-in-page opens a closed answer @firefox", async ({ page }) => {
  await page.goto(staticRoutes.toronto);
  const questions = questionsOf(page);
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "true");
  const answer = page.locator("[data-answer=item-1]");
  await expect(answer).toHaveAttribute("hidden", "until-found");
  await answer.dispatchEvent("beforematch");
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(answer).toBeVisible();
});

for (const { name, path, headings, tag } of [
  {
    tag: "@firefox",
    name: "question",
    path: staticRoutes.home,
    headings: "#questions :is(h3, h4) > button",
  },
  {
    tag: ["@firefox", "@nightly"],
    name: "emergency",
    path: servicePath("emergency"),
    headings: "#tonight summary",
  },
]) {
  test(
    `on a phone, opening any ${name} leaves its heading where it was`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      if (path === staticRoutes.home) await page.locator("#questions summary").click();
      const all = page.locator(headings);
      // Opens a question with nothing open, one directly below an open one, and one far below it.
      for (const heading of [all.first(), all.nth(1), all.last()]) {
        await heading.scrollIntoViewIfNeeded();
        const before = await heading.boundingBox();
        await heading.click();
        await expect(
          heading.and(page.locator("[aria-expanded=true], [open] > summary")),
        ).toBeVisible();
        const after = await heading.boundingBox();
        expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2);
      }
    },
  );
}
