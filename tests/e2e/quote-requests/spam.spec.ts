import { staticRoutes } from "#routes.ts";
import {
  ann,
  fillInForm,
  help,
  quoteForm,
  submit,
  successTitle,
  toast,
  words,
} from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";

const { contact } = staticRoutes;

test("a filled honeypot sends nothing and confirms nothing: the visitor is asked once more, and never again", async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(contact);
  await fillInForm(page);
  // Acts like an extension that fills in empty fields again and again.
  await quoteForm(page)
    .locator("input:not([name])")
    .evaluate((honeypot: HTMLInputElement) => {
      setInterval(() => (honeypot.value = "http://spam.example"));
    });
  await expect(quoteForm(page).locator("input:not([name])")).not.toHaveValue("");
  const alert = quoteForm(page).getByRole("alert");
  await expect(alert).toHaveText("", { useInnerText: true });
  await submit(page).click();
  await expect(alert).toHaveText(words.ask_again, { useInnerText: true });
  await expect(alert).toBeInViewport();
  await expect(quoteForm(page).getByText(words.lead)).toBeHidden();
  await expect(submit(page)).toBeInViewport();
  await expect(help(page)).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  expect(service.requests).toHaveLength(0);
  await submit(page).click();
  await expect(toast(page)).toContainText(successTitle);
  expect(service.requests).toHaveLength(1);
});

test.describe("without an evaluation in the page", () => {
  test.use({ visitsWaitForModules: false });

  // Playwright itself counts as user activation in Firefox.
  test("a bot that submits at once is asked once more, and nothing is sent", async ({
    page,
    service,
  }) => {
    await page.addInitScript((typed) => {
      // No time passes before the submit, however slow the machine is.
      performance.now = () => 0;
      addEventListener("load", () => {
        const form = document.querySelector<HTMLFormElement>("form[data-quote]");
        for (const [name, value] of Object.entries(typed)) {
          const input = form?.querySelector<HTMLInputElement>(`:is(input, textarea)[name=${name}]`);
          if (input) input.value = value;
        }
        const ready = setInterval(() => {
          if (!form?.noValidate) return;
          clearInterval(ready);
          const status = form.querySelector<HTMLElement>("[role=alert]");
          if (!status) return;
          new MutationObserver(() => console.log("read", status.innerText)).observe(status, {
            attributeFilter: ["hidden"],
            subtree: true,
          });
          form.requestSubmit();
        }, 10);
      });
    }, ann);
    // Evaluating anything in the page counts as user activation.
    const report = page.waitForEvent("console", (message) => message.text().startsWith("read"));
    await page.goto(contact);
    expect((await report).text()).toBe(`read ${words.ask_again}`);
    expect(service.requests).toHaveLength(0);
  });
});

test("the honeypot cannot be reached by keyboard, screen reader or autofill", async ({ page }) => {
  await page.goto(contact);
  const honeypot = quoteForm(page).locator("input:not([name])");
  await expect(honeypot).toHaveAttribute("tabindex", "-1");
  await expect(honeypot).toHaveAttribute("aria-hidden", "true");
  await expect(honeypot).toHaveAttribute("autocomplete", "off");
  await expect(honeypot).not.toBeInViewport();
  // Autofill uses names, ids, labels and placeholders.
  for (const name of ["name", "id", "placeholder", "title"])
    await expect(honeypot).not.toHaveAttribute(name);
  expect(await honeypot.evaluate((input: HTMLInputElement) => input.labels?.length)).toBe(0);
});
