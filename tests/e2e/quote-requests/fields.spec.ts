import { staticRoutes } from "#routes.ts";
import { field, submit, words } from "../../support/quote-form.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";

const { home } = staticRoutes;

test("each invalid field shows its own message, and the first one gets the focus", async ({
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
  const invalid = [
    [field(page, "name"), problems.name],
    [field(page, "phone"), problems.phone],
    [field(page, "email"), problems.email_malformed],
    [field(page, "service_area"), problems.service_area],
  ] as const;
  for (const [control, problem] of invalid) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, "name")).toBeFocused();
  const summary = quoteForm(page).getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText(Object.values(words.labels));
  // Each field's message takes one line; the summary is below the button.
  const lines = await quoteForm(page)
    .locator("[id$=-note]")
    .evaluateAll((notes) =>
      notes.reduce((sum, note) => sum + note.getBoundingClientRect().height, 0),
    );
  const after = await submit(page).boundingBox();
  const gaps = 4 * invalid.length;
  expect((after?.y ?? NaN) - (before?.y ?? NaN)).toBeLessThanOrEqual(lines + gaps);
  expect((await summary.boundingBox())?.y).toBeGreaterThan(after?.y ?? NaN);
  // Only the form: sections below are not shown yet. In Firefox, axe takes ten times as long.
  if (browserName === "chromium")
    expect(await findAccessibilityViolations("#hero-form")).toEqual([]);

  await field(page, "email").fill("");
  await expect(field(page, "email")).toHaveAccessibleDescription(problems.email);
  await field(page, "phone").fill(ann.phone);
  await expect(field(page, "phone")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "phone")).toHaveAccessibleDescription(words.reasons.phone);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  expect(service.requests).toHaveLength(0);
});
