import { staticRoutes } from "#routes.ts";
import { content } from "../support/pages.ts";
import { help, openAndFillIn, submit, words } from "../support/quote-form.ts";
import { expect, test } from "../support/mock-email-service.ts";
import { hideAddresses } from "../support/proxy.ts";

test("behind a proxy that hides e-mail addresses, every one is shown and every link works, also after a failure", async ({
  page,
  service,
  baseURL,
}) => {
  await using proxy = await hideAddresses(baseURL ?? "");
  const { email } = content.business;
  for (const path of [staticRoutes.privacy, staticRoutes.reviews, staticRoutes.contact]) {
    await page.goto(proxy.origin + path);
    await expect(page.locator("[href*=email-protection]"), path).toHaveCount(0);
    await expect(page.getByText("email-protection"), path).toHaveCount(0);
    await expect(page.locator(`a[href^="mailto:${email}"]`), path).not.toHaveCount(0);
  }
  await expect(page.getByText(email).first()).toBeVisible();
  service.answer = { status: 503, body: "" };
  await openAndFillIn(page, proxy.origin + staticRoutes.contact);
  await submit(page).click();
  const byEmail = help(page).getByRole("link", { name: words.by_email });
  await expect(byEmail).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=`));
});
