import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { blockStorage } from "../../support/blocked-storage.ts";
import { field, message } from "../../support/quote-form.ts";
import { expect, test } from "../../support/test.ts";

/** Adds a section with such a link, clicks it, and removes it. */
const clickLink = (page: Page, section: string, text: string) =>
  page.evaluate(
    ([id, message]) => {
      const section = document.createElement("section");
      const link = document.createElement("a");
      section.id = id;
      link.href = "#";
      link.dataset["message"] = message;
      section.append(link);
      document.body.append(section);
      link.click();
      section.remove();
    },
    [section, text] as const,
  );

test("a link's text is on its own line; a second click replaces it unless it was edited", async ({
  page,
}) => {
  await page.goto(staticRoutes.contact);
  await clickLink(page, "listen", "Steps\nand $& at night");
  await clickLink(page, "cost", "Two holes");
  await clickLink(page, "listen", "Wings");
  await expect(message(page)).toHaveValue("Wings\nTwo holes");
  await message(page).fill("Wings, I think\nTwo holes\n");
  await clickLink(page, "listen", "Steps");
  await expect(message(page)).toHaveValue("Wings, I think\nTwo holes\nSteps");
});

test("the text waits for a form on another page, and can be replaced there", async ({ page }) => {
  await page.goto(staticRoutes.contact);
  await field(page, "name").fill("Ann");
  await page.goto(staticRoutes.services);
  await clickLink(page, "listen", "Steps");
  await clickLink(page, "listen", "Wings");
  await page.goto(staticRoutes.contact);
  await expect(message(page)).toHaveValue("Wings");
  await expect(field(page, "name")).toHaveValue("Ann");
  await page.goto(staticRoutes.home);
  await clickLink(page, "listen", "Smell");
  await expect(message(page)).toHaveValue("Smell");
});

test("without storage a second click still replaces the first one's text", async ({ page }) => {
  await blockStorage(page);
  await page.goto(staticRoutes.contact);
  await clickLink(page, "listen", "Steps");
  await clickLink(page, "listen", "Wings");
  await expect(message(page)).toHaveValue("Wings");
});
