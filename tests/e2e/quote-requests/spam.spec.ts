import { staticRoutes } from "#routes.ts";
import { openAndFillIn, submit, success, toast, words } from "../../support/quote-form.ts";
import { ann, expect, quoteForm, test } from "../../support/quote-service.ts";

const { contact } = staticRoutes;

test("a script that fills in the trap is thanked, and nothing is sent", async ({
  page,
  service,
}) => {
  await openAndFillIn(page);
  await quoteForm(page)
    .locator("input:not([name])")
    .evaluate((trap) => {
      if (trap instanceof HTMLInputElement) trap.value = "http://spam.example";
    });
  await submit(page).click();
  await expect(toast(page)).toContainText(success);
  expect(service.requests).toHaveLength(0);
});

// In Firefox the driver itself counts as a visitor who is there.
test("a script that sends at once is thanked, and nothing is sent @chromium", async ({
  page,
  service,
}) => {
  await page.addInitScript((typed) => {
    addEventListener("load", () => {
      const form = document.querySelector<HTMLFormElement>("form[data-quote]");
      for (const [name, value] of Object.entries(typed)) {
        const input = form?.querySelector<HTMLInputElement>(`:is(input, textarea)[name=${name}]`);
        if (input) input.value = value;
      }
      form?.closest("astro-island")?.dispatchEvent(new Event("pointerenter"));
      const waiting = setInterval(() => {
        if (!form?.noValidate) return;
        clearInterval(waiting);
        form.requestSubmit();
        setTimeout(() => {
          console.log("read", form.querySelector("[role=status]")?.textContent);
        }, 500);
      }, 10);
    });
  }, ann);
  // To ask the page for anything counts as a press.
  const report = page.waitForEvent("console");
  await page.goto(contact);
  expect((await report).text()).toBe(`read ${words.confirmation}`);
  expect(service.requests).toHaveLength(0);
});

test("the trap cannot be reached by keyboard, screen reader or autofill", async ({ page }) => {
  await page.goto(contact);
  const trap = quoteForm(page).locator("input:not([name])");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("aria-hidden", "true");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(trap).not.toBeInViewport();
  // Autofill goes by names, ids, labels and placeholders.
  for (const name of ["name", "id", "placeholder", "title"]) {
    await expect(trap).not.toHaveAttribute(name);
  }
  expect(await trap.evaluate((input: HTMLInputElement) => input.labels?.length)).toBe(0);
});
