/** What a visitor and a test find in the quote form, by the words of the content. */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content } from "./pages.ts";
import { expect, fillIn, quoteForm } from "./quote-service.ts";

/** The words of the form. */
export const words = content.quoteForm;
/** The titles of the toasts. */
export const success = words.toasts.success.title;
export const failure = words.toasts.failure.title;

export const field = (page: Page, label: "Name" | "Phone" | "Email" | "Service area") =>
  quoteForm(page).getByLabel(label, { exact: true });
export const message = (page: Page) => quoteForm(page).getByLabel(words.message_label);
export const submit = (page: Page) => quoteForm(page).locator("fieldset button");
export const toast = (page: Page) => page.locator("body > [role=status] > *");
/** What is shown where a request could not be sent. */
export const help = (page: Page) => quoteForm(page).getByRole("group");
export const retry = (page: Page) => help(page).getByRole("button");

/** Opens the page's form, hydrates its island, and fills it in. The form of the contact page is drawn fastest. */
export async function openAndFillIn(page: Page, path: string = staticRoutes.contact) {
  await page.goto(path);
  await fillIn(page);
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
}
