/** The form without script: the browser posts it, and holds it back while a required field is empty. */
import { staticRoutes } from "#routes.ts";
import { Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { ann, fillIn, quoteForm } from "../../support/quote-service.ts";
import { expect, test } from "../../support/test.ts";

test("the form posts the same fields", async ({ page, context }) => {
  const message = `${crypto.randomUUID()} <b>"quoted"</b> 🦝`;
  await page.goto(staticRoutes.home);
  await fillIn(page, { ...ann, message });
  await quoteForm(page).getByRole("button").click();
  await page.waitForURL("**/api/v1.0/email/send-form");
  await expect(page.locator("body")).toHaveText("OK");

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

test("a form with a required field left empty is not posted", async ({ page }) => {
  await page.goto(staticRoutes.contact);
  await quoteForm(page).getByRole("button").click();
  expect(new URL(page.url()).pathname).toBe(staticRoutes.contact);
});
