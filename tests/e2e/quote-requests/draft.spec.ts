import { staticRoutes } from "#routes.ts";
import { changePage } from "../../support/changed-page.ts";
import { citiesWithDocument } from "../../support/pages.ts";
import {
  ann,
  field,
  fillInForm,
  help,
  submit,
  successTitle,
  toast,
  words,
} from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";
import { blockScripts } from "../../support/script-loading.ts";
import { stopAfter } from "../../support/slow-page.ts";

const { contact } = staticRoutes;
const [city, otherCity] = citiesWithDocument;

// Playwright cannot open a page in Firefox that does not finish loading.
test("what is typed while the page is still loading stays, and the rest of the draft is restored", async ({
  page,
  baseURL,
  service,
}) => {
  await using slow = await stopAfter(`name="phone"`, baseURL ?? "");
  await page.addInitScript(
    (draft) => {
      sessionStorage.setItem("quote-request", draft);
    },
    String(new URLSearchParams({ name: "Ann", phone: ann.phone })),
  );
  await page.goto(slow.origin + contact, { waitUntil: "commit" });
  await page.reload({ waitUntil: "commit" });
  await field(page, "name").fill(ann.name);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  slow.resume();
  await fillInForm(page, { email: ann.email, service_area: ann.service_area });
  await expect(field(page, "phone")).toHaveValue(ann.phone);
  await submit(page).click();
  await expect(toast(page)).toContainText(successTitle);
  expect(Object.fromEntries(service.requests[0] ?? [])).toMatchObject({
    name: ann.name,
    phone: ann.phone,
  });
});

test("a draft is saved from the first letter and restored without any script file, also after autofill @firefox", async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto(contact);
  await fillInForm(page, { name: "Ann" });
  // Password managers may fire only this event.
  await field(page, "phone").evaluate((input: HTMLInputElement) => {
    input.value = "416";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  // Password managers may fire none.
  await field(page, "email").evaluate((input: HTMLInputElement, email) => {
    input.value = email;
  }, ann.email);
  await page.goto(city?.path ?? "");
  await expect(field(page, "name")).toHaveValue("Ann");
  await expect(field(page, "phone")).toHaveValue("416");
  await expect(field(page, "email")).toHaveValue(ann.email);
});

test("what is chosen from a list is part of the draft, beside the number of the request", async ({
  page,
  service,
}) => {
  service.answer = { status: 503, body: "" };
  const next = '<input id="quote-name"';
  // The name of the number in the draft.
  const list = '<select name="reference"><option>Letter</option><option>Poster</option></select>';
  await changePage(page, contact, (html) => html.replace(next, list + next));
  await page.goto(contact);
  const control = page.locator("[name=reference]");
  await control.selectOption("Poster");
  await fillInForm(page);
  /** Sends, and returns the subject of the e-mail that is offered, with the number. */
  const send = async () => {
    await submit(page).click();
    await expect(help(page)).toBeVisible();
    const link = help(page).getByRole("link", { name: words.by_email });
    return new URL((await link.getAttribute("href")) ?? "").searchParams.get("subject");
  };
  const subject = await send();
  expect(subject).toMatch(/ [A-Z0-9]{6}$/);
  await page.reload();
  await expect(control).toHaveValue("Poster");
  expect(await send()).toBe(subject);
  await control.selectOption("Letter");
  const saved = await page.evaluate(() => sessionStorage.getItem("quote-request"));
  expect(new URLSearchParams(saved ?? "").has("reference")).toBe(false);
});

test("a draft stays in its tab, and has no city that the page filled in", async ({
  page,
  context,
}) => {
  await page.goto(city?.path ?? "");
  await expect(field(page, "service_area")).toHaveValue(city?.name ?? "");
  await fillInForm(page, { name: ann.name });
  await page.goto(otherCity?.path ?? "");
  await expect(field(page, "service_area")).toHaveValue(otherCity?.name ?? "");
  await expect(field(page, "name")).toHaveValue(ann.name);

  const otherTab = await context.newPage();
  await otherTab.goto(contact);
  await expect(field(otherTab, "name")).toHaveValue("");
});

test("a city that was typed stays in the draft on the city's page, until it is changed there", async ({
  page,
}) => {
  const name = city?.name ?? "";
  await page.goto("/");
  await fillInForm(page, { service_area: name });
  await page.goto(city?.path ?? "");
  await expect(field(page, "service_area")).toHaveValue(name);
  await page.goto(contact);
  await expect(field(page, "service_area")).toHaveValue(name);
  await page.goBack();
  await page.goBack();
  await expect(field(page, "service_area")).toHaveValue(name);

  await page.goto(city?.path ?? "");
  await fillInForm(page, { service_area: ann.service_area });
  await fillInForm(page, { service_area: name });
  await page.goto(contact);
  await expect(field(page, "service_area")).toHaveValue("");
});
