/** The quote form without script: the browser validates and posts it. */
import { staticRoutes } from "#routes.ts";
import { emailService } from "#email-service.ts";
import { fillIn } from "#content/fill-in.ts";
import { Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { ann, fillInForm, quoteForm } from "../../support/quote-form.ts";
import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

test("the form posts the same fields as with script", async ({ page, context }) => {
  const message = `${crypto.randomUUID()} <b>"quoted"</b> 🦝`;
  await page.goto(staticRoutes.home);
  await fillInForm(page, { ...ann, message });
  // The service answers with a bare word, so the page explains it before.
  const explanation = quoteForm(page).locator("noscript p");
  await expect(explanation).toBeVisible();
  await expect(explanation).toHaveText(
    fillIn(content.quoteForm.without_script, { answer: emailService.success }),
  );
  await quoteForm(page).getByRole("button").click();
  await page.waitForURL(`**${emailService.path}`);
  await expect(page.locator("body")).toHaveText(emailService.success);

  const [fields, ...others] = await new Mailbox(context).requestsWith(message);
  expect(others).toEqual([]);
  expect(Object.fromEntries(fields ?? [])).toMatchObject({
    ...ann,
    message,
    title: content.business.name,
    website_source: `${content.business.name} Website`,
    time: "",
  });
});

test("a form with an empty required field is not posted", async ({ page }) => {
  await page.goto(staticRoutes.contact);
  await quoteForm(page).getByRole("button").click();
  expect(new URL(page.url()).pathname).toBe(staticRoutes.contact);
});
