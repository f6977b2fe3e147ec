/** The form for those who enlarge, who need contrast, who speak to it, who hear it, and who let a program fill it in. */
import { type Locator, type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";

const words = content.quoteForm;
const city = content.areas.cities.at(-1)?.path ?? "";
const refusal = { status: 503, body: "" };

const button = (page: Page) => quoteForm(page).getByRole("button").first();

/** What is wrong with each control when it is brought into view: out of the screen, covered by something, too small. */
const faultsOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const what = element.textContent || element.getAttribute("name");
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return [
        ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
          ? [`${what} is not all on the screen`]
          : []),
        ...(element.contains(hit) ? [] : [`${what} is covered by ${hit?.outerHTML.slice(0, 80)}`]),
        ...(height < 44 ? [`${what} is ${height} px high`] : []),
      ];
    }),
  );

/** What can be used in the form, the trap aside. */
const controls = (page: Page) =>
  quoteForm(page)
    .locator("input[name]:not([type=hidden]), textarea, button, .btn")
    .filter({ visible: true });

for (const { path, tag } of [
  // The form of an area's page is the narrowest.
  { path: city, tag: [] },
  { path: staticRoutes.home, tag: ["@all"] },
  { path: staticRoutes.contact, tag: ["@all"] },
]) {
  test(
    `${path}: at 400 % zoom every control, message and way out can be reached`,
    { tag },
    async ({ page, service }) => {
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      service.answer = refusal;
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      expect(await faultsOf(controls(page))).toEqual([]);
      await fillIn(page, { name: ann.name, email: "nobody" });
      await button(page).click();
      const phone = page.getByLabel("Phone", { exact: true });
      await expect(phone).toBeFocused();
      await expect(phone).toBeInViewport({ ratio: 1 });
      expect(await faultsOf(controls(page))).toEqual([]);
      expect(await overflow()).toBe(0);

      await fillIn(page);
      await button(page).click();
      const toast = page.getByRole("status").filter({ hasText: words.toasts.failure.title });
      await expect(toast.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
      await expect(toast.getByText(words.toasts.failure.title)).toBeInViewport({ ratio: 1 });
      const help = quoteForm(page).getByText(words.failure_help);
      // Led there, the visitor can read its first line, which neither the edge of the screen nor the toast hides.
      await expect
        .poll(() =>
          help.evaluate((note) => {
            const { left, top } = note.getBoundingClientRect();
            return [5, 20].every(
              (down) => note === document.elementFromPoint(left + 5, top + down),
            );
          }),
        )
        .toBe(true);
      await toast.getByRole("button", { name: "Close" }).click();
      expect(await faultsOf(controls(page))).toEqual([]);
      expect(await overflow()).toBe(0);
    },
  );
}

test("beside an area's text, which it stays in sight of, every way out can be reached", async ({
  page,
  service,
}) => {
  service.answer = refusal;
  await page.goto(city);
  await page.evaluate(() => {
    scrollTo({ top: 2500, behavior: "instant" });
  });
  await fillIn(page);
  await button(page).click();
  await expect(quoteForm(page).getByRole("group")).toBeFocused();
  for (const way of await quoteForm(page).getByRole("group").locator(".btn").all()) {
    await expect(way).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Escape");
  expect(await faultsOf(controls(page))).toEqual([]);
});

test("in forced colours fields, errors, focus and button have lines, and the trap stays out of sight", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(staticRoutes.contact);
  await fillIn(page, { name: ann.name });
  await button(page).click();
  const drawn = (locator: Locator) =>
    locator.evaluate((element) => {
      const style = getComputedStyle(element);
      const ground = getComputedStyle(document.body).backgroundColor;
      const line = (side: "Top" | "Left") =>
        style[`border${side}Style`] !== "none" && style[`border${side}Color`] !== ground
          ? parseFloat(style[`border${side}Width`])
          : 0;
      return {
        top: line("Top"),
        left: line("Left"),
        ring:
          style.outlineStyle !== "none" &&
          !/, 0\)$|^transparent$/.test(style.outlineColor) &&
          style.outlineColor !== ground
            ? parseFloat(style.outlineWidth)
            : 0,
      };
    });
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  expect(await drawn(page.getByLabel("Name", { exact: true }))).toEqual({
    top: 2,
    left: 2,
    ring: 0,
  });
  // The first bad field has the focus; each bad one has a mark that needs no colour.
  expect(await drawn(page.getByLabel("Phone", { exact: true }))).toEqual({
    top: 2,
    left: 12,
    ring: 3,
  });
  expect(await drawn(page.getByLabel("Email", { exact: true }))).toEqual({
    top: 2,
    left: 12,
    ring: 0,
  });
  expect((await drawn(button(page))).top).toBe(2);
  await fillIn(page);
  await page.getByLabel("(optional)").press("Tab");
  await expect(button(page)).toBeFocused();
  expect((await drawn(button(page))).ring).toBe(3);
  await expect(quoteForm(page).locator("input:not([name])")).not.toBeInViewport();
});

test("every control is called what is written on it, and says what it wants and what is wrong", async ({
  page,
  service,
}) => {
  service.answer = refusal;
  await page.goto(staticRoutes.home);
  const form = quoteForm(page);
  await expect(form).toHaveAccessibleName(words.heading);
  for (const [label, attributes] of [
    ["Name", { autocomplete: "name", type: null, inputmode: null }],
    ["Phone", { autocomplete: "tel", type: "tel", inputmode: "tel" }],
    ["Email", { autocomplete: "email", type: "email", inputmode: "email" }],
    ["Service area", { autocomplete: "address-level2", type: null, inputmode: null }],
  ] as const) {
    const field = form.getByRole("textbox", { name: label, exact: true });
    await expect(field).toHaveAttribute("required");
    for (const [name, value] of Object.entries(attributes)) {
      expect(await field.getAttribute(name)).toBe(value);
    }
    // The label is written above the field, and stays when something is typed.
    await expect(form.locator("label").filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  }
  await expect(
    form.getByRole("textbox", { name: `${words.message_label} (optional)`, exact: true }),
  ).not.toHaveAttribute("required");
  for (const [label, reason] of [
    ["Phone", words.reasons.phone],
    ["Email", words.reasons.email],
  ] as const) {
    await expect(
      form.getByRole("textbox", { name: label, exact: true }),
    ).toHaveAccessibleDescription(reason);
  }
  await expect(form.getByRole("textbox")).toHaveCount(5);

  // Screen readers announce what comes into a region that was there before it.
  const alert = await form.getByRole("alert").elementHandle();
  const status = await form.getByRole("status").elementHandle();
  expect([await alert.textContent(), await status.textContent()]).toEqual(["", ""]);
  await fillIn(page, { name: ann.name, phone: ann.phone });
  await button(page).click();
  const email = form.getByRole("textbox", { name: "Email", exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const { problems } = words;
  await expect(email).toHaveAccessibleDescription(problems.email);
  expect(await alert.textContent()).toBe(
    `Email: ${problems.email}Service area: ${problems.service_area}`,
  );
  await form.getByRole("link", { name: "Service area" }).click();
  await expect(form.getByRole("textbox", { name: "Service area", exact: true })).toBeFocused();

  await fillIn(page);
  await button(page).click();
  await expect(form.getByRole("group", { name: words.failure_help })).toBeFocused();
  for (const control of await form.locator("a, button").all()) {
    await expect(control).toHaveAccessibleName((await control.innerText()).trim());
  }
  service.answer = { status: 200, body: "OK" };
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByText(words.confirmation)).toBeFocused();
  expect(await status.textContent()).toBe(words.confirmation);
});
