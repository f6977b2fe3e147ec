/** Locators of the parts of the quote form, and what fills it in. */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { addedFields } from "#features/quote-form/schema.ts";
import { content, required } from "./pages.ts";

/** The form's texts. */
export const words = content.quoteForm;
/** The fields that a visitor fills in. */
export const fields = words.fields;
/** The fields of one line. */
export const lineFields = fields.filter(({ kind }) => kind !== "textarea");
/** The names of everything that a request sends, except the ids of the account. */
export const sentNames = [...fields.map(({ name }) => name), ...addedFields];
/** The description of a field. */
export const fieldNamed = (name: string) => required(fields.find((one) => one.name === name));
/** The label of a field, with the remark after it. */
export const labelOf = (name: string) => {
  const { label, required: isRequired } = fieldNamed(name);
  return isRequired ? label : `${label} ${words.optional}`;
};
/** The titles of the toasts. */
export const successTitle = words.toasts.success.title;
export const failureTitle = words.toasts.failure.title;

/** The text of the failure notice. */
export const failureText = (reason: keyof typeof words.failures) =>
  `${words.failures[reason].what} ${words.failures[reason].help}`;

/** An example value of each field that a visitor fills in, by its name. */
export const ann = {
  name: "Ann Example",
  phone: "416-555-0199",
  email: "ann@example.com",
  service_area: "Leaside",
  message: "Thumps at night.\nSince Monday.",
};

/** The quote form of the open page. */
export const quoteForm = (page: Page) => page.locator("form[data-quote]");
/** A field, by its name. */
export const field = (page: Page, name: string) =>
  quoteForm(page).getByLabel(labelOf(name), { exact: true });
export const message = (page: Page) => field(page, "message");
export const submit = (page: Page) => quoteForm(page).locator("fieldset [type=submit]");
/** The toast that is shown. */
export const toast = (page: Page) => page.locator("body > [role=status] > :not([hidden])");
export const closeToast = (page: Page) =>
  toast(page).getByRole("button", { name: content.site.header.close });
/** The message after a failure, with other ways to reach the company. */
export const help = (page: Page) => quoteForm(page).locator("[data-failure]");
export const retry = (page: Page) => help(page).getByRole("button");

/** Fills in the quote form of the open page; fields that are left out stay as they are. */
export async function fillInForm(page: Page, typed: Partial<typeof ann> = ann) {
  for (const [name, value] of Object.entries(typed)) {
    if (fieldNamed(name).kind === "select") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Opens a page and fills in its form. The contact page renders fastest. */
export async function openAndFillIn(page: Page, path: string = staticRoutes.contact) {
  await page.goto(path);
  await fillInForm(page);
}
