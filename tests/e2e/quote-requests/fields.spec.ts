import { staticRoutes } from "#routes.ts";
import { field, submit, words } from "../../support/quote-form.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;

test("each field says in its own words what is missing, and the first bad field has the focus", async ({
  page,
  service,
  findAccessibilityViolations,
  browserName,
}) => {
  await page.goto(home);
  await fillIn(page, { email: "not an address" });
  const before = await submit(page).boundingBox();
  await submit(page).click();

  const { problems } = words;
  const wrong = [
    [field(page, "Name"), problems.name],
    [field(page, "Phone"), problems.phone],
    [field(page, "Email"), problems.email_malformed],
    [field(page, "Service area"), problems.service_area],
  ] as const;
  for (const [control, problem] of wrong) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, "Name")).toBeFocused();
  const summary = quoteForm(page).getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText(["Name", "Phone", "Email", "Service area"]);
  // Beside each field there is a line; all else is said below the button.
  const lines = await quoteForm(page)
    .locator("[id$=-note]")
    .evaluateAll((notes) =>
      notes.reduce((sum, note) => sum + note.getBoundingClientRect().height, 0),
    );
  const after = await submit(page).boundingBox();
  const gaps = 4 * wrong.length;
  expect((after?.y ?? NaN) - (before?.y ?? NaN)).toBeLessThanOrEqual(lines + gaps);
  expect((await summary.boundingBox())?.y).toBeGreaterThan(after?.y ?? NaN);
  // The form alone: sections below are transparent until they are scrolled to, and count as hidden. The same rules find
  // the same in every browser, in Firefox at ten times the cost.
  if (browserName === "chromium")
    expect(await findAccessibilityViolations("#hero-form")).toEqual([]);

  await field(page, "Email").fill("");
  await expect(field(page, "Email")).toHaveAccessibleDescription(problems.email);
  await field(page, "Phone").fill(ann.phone);
  await expect(field(page, "Phone")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Phone")).toHaveAccessibleDescription(words.reasons.phone);
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  expect(service.requests).toHaveLength(0);
});
