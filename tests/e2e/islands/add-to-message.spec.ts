import { type Page } from "@playwright/test";
import { servicePath, staticRoutes } from "#routes.ts";
import { BuiltPage } from "../../support/built-page.ts";
import { expect, test } from "../../support/test.ts";

const message = (page: Page) => page.locator("[data-quote] [name=message]");

const inspection = new BuiltPage(servicePath("inspection"));
/** The script of the element around such a link. */
const script = inspection.attribute('astro-island[component-url*="message-link"]', "component-url");

/** Clicks a link that stands at the end of this section, with these choices made around it; the page is not left. */
const clickLink = (page: Page, section: string, text: string, choices: string[] = []) =>
  page.evaluate(
    async ([file, id, words, labels]) => {
      await import(file);
      const place = document.createElement("section");
      const form = document.createElement("form");
      const link = document.createElement("a");
      place.id = id;
      link.href = "#";
      link.dataset["message"] = words;
      for (const label of labels) {
        const choice = document.createElement("input");
        choice.type = "radio";
        choice.name = label;
        choice.checked = true;
        const caption = document.createElement("label");
        caption.append(choice, label);
        form.append(caption);
      }
      const around = document.createElement("message-link");
      around.append(link);
      form.append(around);
      place.append(form);
      document.body.append(place);
      link.click();
      place.remove();
    },
    [script, section, text, choices] as const,
  );

test("a link's text is added to the message on a line of its own, with the choices around it", async ({
  page,
}) => {
  await page.goto(staticRoutes.contact);
  await message(page).fill("The dog barks at the wall.\n");
  await clickLink(page, "listen", "I hear:", ["Slow steps", "At night"]);
  await clickLink(page, "cost", "Two holes");
  await expect(message(page)).toHaveValue(
    "The dog barks at the wall.\nI hear: Slow steps. At night.\nTwo holes",
  );
});

test("a second click replaces what the first wrote, but not what the visitor has edited", async ({
  page,
}) => {
  await page.goto(staticRoutes.contact);
  await clickLink(page, "listen", "Steps\nand $& at night");
  await clickLink(page, "cost", "Two holes");
  await clickLink(page, "listen", "Wings");
  await expect(message(page)).toHaveValue("Wings\nTwo holes");
  await message(page).fill("Wings, I think\nTwo holes");
  await clickLink(page, "listen", "Steps");
  await expect(message(page)).toHaveValue("Wings, I think\nTwo holes\nSteps");
});

test(
  "the text waits for the form of another page, and is replaced there",
  { tag: "@firefox" },
  async ({ page }) => {
    await page.goto(staticRoutes.contact);
    await page.getByLabel("Name", { exact: true }).fill("Ann");
    await page.goto(staticRoutes.services);
    await clickLink(page, "listen", "Steps");
    await clickLink(page, "listen", "Wings");
    await page.goto(staticRoutes.contact);
    await expect(message(page)).toHaveValue("Wings");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann");
    await page.goto(staticRoutes.home);
    await clickLink(page, "listen", "Smell");
    await expect(message(page)).toHaveValue("Smell");
  },
);

test("where storage is forbidden the text still comes into the page's own form", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.goto(staticRoutes.contact);
  await clickLink(page, "listen", "Steps");
  await expect(message(page)).toHaveValue("Steps");
});
