/** The guides: their first screen, their action, their print, and the page that lists them. */
import { anchors, guidePath } from "#routes.ts";
import { content, required, textOf } from "../support/pages.ts";
import { message } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

const { landmarks } = content.site;
const guides = [...content.guides].map(([slug, guide]) => ({ ...guide, path: guidePath(slug) }));
const first = required(guides.find(({ action }) => action.button === "quote"));

for (const { path, short_answer: answer, sections, action } of guides) {
  const tag = path === first.path ? [] : ["@nightly"];
  test(
    `${path} answers in a phone's first window, above the bar that calls us, and prints on two pages at most`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const bar = page.getByRole("navigation", { name: landmarks.bottom_bar });
      await expect(bar.locator("[href^=tel]")).toBeInViewport({ ratio: 1 });
      const top = required(await bar.boundingBox()).y;
      const shown = [page.getByText(textOf(answer).trim())];
      // A nurse or another public service has a button of its own.
      if (action.number) shown.push(page.locator("main header a[href^=tel]"));
      for (const part of shown) {
        const { y, height } = required(await part.boundingBox());
        expect(y + height).toBeLessThan(top);
      }
      const headings = await page.locator("nav:has(#contents) a").allTextContents();
      expect(headings.map((text) => text.trim())).toEqual(sections.map(({ heading }) => heading));
      // Canada prints on Letter.
      const pdf = await page.pdf({ format: "Letter" });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThan(3);
    },
  );
}

test("a guide's action opens the form with the guide's message in it", async ({ page }) => {
  await page.goto(first.path);
  await page.getByRole("link", { name: first.action.label }).click();
  await expect(page).toHaveURL(new RegExp(`${anchors.messageForm}$`));
  await expect(message(page)).toHaveValue(first.action.message);
});

test("a press on “copy” selects the message to copy @nightly", async ({ page }) => {
  const { path, action } = required(guides.find((guide) => guide.action.button === "copy"));
  await page.goto(path);
  await page.getByRole("link", { name: action.label }).click();
  const quotation = await page.locator("blockquote").innerText();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
  expect(words(selected)).toBe(words(quotation));
});
