/**
 * Sends one real request through the form of the live site, `npm run check:form`. Subject and message
 * say that it is a test; nothing but the site and its e-mail service is asked, so nobody counts it.
 */
import { expect, test } from "@playwright/test";
import { readSettings } from "#settings.ts";
import { staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { fillInForm, quoteForm, submit } from "../support/quote-form.ts";

const { siteUrl, emailOrigin } = readSettings();
const asked = [siteUrl, emailOrigin || siteUrl].map((address) => new URL(address).origin);

test("a request through the live form is accepted", async ({ page }) => {
  await page.route(
    ({ origin }) => !asked.includes(origin),
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1" });
  });
  await page.goto(staticRoutes.contact);
  await fillInForm(page, {
    name: "TEST of the website, no customer",
    phone: content.business.phone,
    email: content.business.email,
    service_area: "TEST",
    message:
      "TEST: the website has sent this by itself, to see whether its form still works. Nobody has to answer it. If it has not come as an e-mail this month, look at the e-mail service.",
  });
  await submit(page).click();
  await expect(quoteForm(page).getByText(content.quoteForm.confirmation)).toBeVisible();
});
