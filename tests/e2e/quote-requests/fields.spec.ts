import { servicePath, staticRoutes } from "#routes.ts";
import { citiesWithDocument } from "../../support/pages.ts";
import {
  ann,
  field,
  fieldNamed,
  fillInForm,
  lineFields,
  message,
  openAndFillIn,
  quoteForm,
  submit,
  words,
} from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";

const { home } = staticRoutes;

test("each invalid field shows its own message, and the first one gets the focus", async ({
  page,
  service,
  findAccessibilityViolations,
  browserName,
}) => {
  await page.goto(home);
  await fillInForm(page, { email: "not an address" });
  const house = page.locator("._house");
  const before = await house.boundingBox();
  await submit(page).click();

  const required = lineFields.filter((one) => one.required);
  for (const { name, missing = "", malformed = "" } of required) {
    const problem = name === "email" ? malformed : missing;
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, "name")).toBeFocused();
  const summary = quoteForm(page).getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText(required.map(({ label }) => label));
  const { y = NaN, height = NaN } = (await summary.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await field(page, "name").boundingBox())?.y ?? NaN);
  expect(await house.boundingBox()).toEqual(before);
  // Checks the form alone: sections below are not shown yet. Axe takes ten times as long in Firefox.
  if (browserName === "chromium")
    expect(await findAccessibilityViolations("#hero-form")).toEqual([]);

  /** The text that screen readers announce again. */
  await summary.evaluate((alert) => {
    new MutationObserver((changes) => {
      for (const { addedNodes, type } of changes)
        if (type === "characterData" || addedNodes.length > 0) alert.dataset["announced"] = "";
    }).observe(alert, { childList: true, characterData: true, subtree: true });
  });
  await field(page, "email").fill("");
  await expect(field(page, "email")).toHaveAccessibleDescription(fieldNamed("email").missing ?? "");
  await field(page, "phone").fill(ann.phone);
  await expect(field(page, "phone")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "phone")).toHaveAccessibleDescription(fieldNamed("phone").reason ?? "");
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(summary.getByRole("link")).toHaveCount(required.length - 1);
  await expect(summary).not.toHaveAttribute("data-announced");
  expect(service.requests).toHaveLength(0);
});

const missing = (name: string) => fieldNamed(name).missing ?? "";
const malformed = fieldNamed("phone").malformed ?? "";
const tooLong = words.problems.too_long.replace("{max}", "4000");

test("what is wrong is told at its field, and nothing is cut", async ({ page, service }) => {
  await openAndFillIn(page);
  for (const [changed, value, problem] of [
    ["name", "   ", missing("name")],
    ["service_area", "\u3000 ", missing("service_area")],
    ["phone", "abc", malformed],
    ["phone", "416-555-019", malformed],
    ["message", "é".repeat(4001), tooLong],
  ] as const) {
    await fillInForm(page, { ...ann, [changed]: value });
    await submit(page).click();
    const control = quoteForm(page).locator(`[name=${changed}]`);
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(problem);
    await expect(control).toHaveValue(value);
  }
  expect(service.requests).toHaveLength(0);
});

test("numbers with +1 and an extension or with letters to dial are accepted", async ({ page }) => {
  await page.goto(staticRoutes.contact);
  const isValid = async (phone: string) => {
    await fillInForm(page, { phone });
    return field(page, "phone").evaluate((input: HTMLInputElement) => input.validity.valid);
  };
  for (const phone of [
    "+1 (416) 555-0199 ext. 12",
    "1-800-RACCOON",
    "(800) GO-CATCH",
    "416-555-RATS",
  ])
    expect(await isValid(phone), phone).toBe(true);
  for (const phone of ["raccoon", "416-555 after five", "1-800-555", "call me tomorrow please"])
    expect(await isValid(phone), phone).toBe(false);
});

test("a number with +1 and an extension and a text of 4,000 characters are sent as typed", async ({
  page,
  service,
}) => {
  const typed = { phone: "+1 (416) 555-0199 ext. 12", message: "é".repeat(4000) };
  await openAndFillIn(page);
  await fillInForm(page, typed);
  await submit(page).click();
  await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
  const sent = Object.fromEntries(service.requests[0] ?? []);
  expect(sent["phone"]).toBe(typed.phone);
  expect(sent["message"]).toContain(typed.message);
});

test("from 3,500 characters on, the message has a counter @nightly", async ({ page }) => {
  await openAndFillIn(page);
  const control = message(page);
  await fillInForm(page, { message: "x".repeat(3499) });
  await expect(control).toHaveAccessibleDescription("");
  await control.press("End");
  await control.press("x");
  await expect(control).toHaveAccessibleDescription(
    words.counter.replace("{count}", "3500").replace("{max}", "4000"),
  );
});

test("every control's text has the page's font and 16 px, below which iPhones zoom in @nightly", async ({
  page,
}) => {
  for (const path of [
    home,
    staticRoutes.contact,
    servicePath("emergency"),
    citiesWithDocument[0]?.path,
  ]) {
    await page.goto(path ?? "");
    const wrong = await page
      .locator("input:not([type=radio], [type=checkbox]), select, textarea")
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { fontSize, fontFamily } = getComputedStyle(control);
          const isRight =
            parseFloat(fontSize) >= 16 && fontFamily === getComputedStyle(document.body).fontFamily;
          return isRight ? [] : [`${control.id} ${fontSize} ${fontFamily}`];
        }),
      );
    expect(wrong, path).toEqual([]);
  }
});
