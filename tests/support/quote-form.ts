/** Locators of the parts of the quote form, and what fills it in. */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { type typedFields } from "#features/quote-form/fields.ts";
import { content } from "./pages.ts";
import { expect } from "./test.ts";

/** The form's texts. */
export const words = content.quoteForm;
/** The titles of the toasts. */
export const successTitle = words.toasts.success.title;
export const failureTitle = words.toasts.failure.title;

/** The text of the failure notice. */
export const failureText = (reason: keyof typeof words.failures) =>
  `${words.failures[reason].what} ${words.failures[reason].help}`;

/** Example values of the fields that a visitor fills in, by field name. */
export const ann = {
  name: "Ann Example",
  phone: "416-555-0199",
  email: "ann@example.com",
  service_area: "Leaside",
  message: "Thumps at night.\nSince Monday.",
} satisfies Record<(typeof typedFields)[number], string>;

/** The quote form of the open page. */
export const quoteForm = (page: Page) => page.locator("form[data-quote]");
/** A required field, by its name. */
export const field = (page: Page, name: keyof typeof words.labels) =>
  quoteForm(page).getByLabel(words.labels[name], { exact: true });
export const message = (page: Page) => quoteForm(page).getByLabel(words.message_label);
export const submit = (page: Page) => quoteForm(page).locator("fieldset [type=submit]");
/** The toast that is shown, by the form's island or without it. */
export const toast = (page: Page) =>
  page.locator("body > :is([role=status], [data-toast]:not([hidden])) > *");
export const closeToast = (page: Page) =>
  toast(page).getByRole("button", { name: content.site.header.close });
/** The message after a failure, with other ways to reach the company. */
export const help = (page: Page) => quoteForm(page).locator("[data-failure]");
export const retry = (page: Page) => help(page).getByRole("button");

const { labels, message_label, optional } = words;
const labelOf = new Map(Object.entries({ ...labels, message: `${message_label} ${optional}` }));

/** Fills in the quote form of the open page; fields that are left out stay as they are. */
export async function fillInForm(page: Page, fields: Partial<typeof ann> = ann) {
  for (const [name, value] of Object.entries(fields)) {
    await quoteForm(page)
      .getByLabel(labelOf.get(name) ?? name, { exact: true })
      .fill(value);
  }
}

/** Opens a page, fills in its form, and waits for hydration. The contact page renders fastest. */
export async function openAndFillIn(page: Page, path: string = staticRoutes.contact) {
  await page.goto(path);
  await fillInForm(page);
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
}
