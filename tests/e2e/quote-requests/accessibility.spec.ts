/** The form with zoom, forced colours, screen readers, voice control and autofill. */
import { type Locator, type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { horizontalScroll } from "../../support/horizontal-scroll.ts";
import { content } from "../../support/pages.ts";
import {
  ann,
  closeToast,
  failureText,
  failureTitle,
  field,
  fieldNamed,
  fields,
  fillInForm,
  help,
  lineFields,
  labelOf,
  quoteForm,
  retry,
  submit,
  successTitle,
  toast,
  words,
} from "../../support/quote-form.ts";
import { accepted, expect, test } from "../../support/mock-email-service.ts";

const city = content.areas.cities.at(-1)?.path ?? "";
const refusal = { status: 503, body: "" };

/** The faults of each control once in view: off the screen, covered, or too small. */
const faultsOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const what = element.textContent || element.getAttribute("name");
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return [
        ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
          ? [`${what} is partly off the screen`]
          : []),
        ...(element.contains(hit) ? [] : [`${what} is covered by ${hit?.outerHTML.slice(0, 80)}`]),
        ...(height < 44 ? [`${what} is ${height} px high`] : []),
      ];
    }),
  );

/** The form's controls, without the honeypot. */
const controls = (page: Page) =>
  quoteForm(page)
    .locator("input[name]:not([type=hidden]), textarea, button, .btn")
    .filter({ visible: true });

// The form of an area page is the narrowest.
for (const path of [city, staticRoutes.home, staticRoutes.contact]) {
  test(
    `${path}: at 400 % zoom every control and message can be reached`,
    { tag: path === city ? [] : "@nightly" },
    async ({ page, service }) => {
      service.answer = refusal;
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      expect(await faultsOf(controls(page))).toEqual([]);
      await fillInForm(page, { name: ann.name, email: "nobody" });
      await submit(page).click();
      await expect(field(page, "phone")).toBeFocused();
      await expect(field(page, "phone")).toBeInViewport({ ratio: 1 });
      expect(await faultsOf(controls(page))).toEqual([]);
      expect(await horizontalScroll(page)).toBe(0);

      await fillInForm(page);
      await submit(page).click();
      await expect(closeToast(page)).toBeInViewport({ ratio: 1 });
      await expect(toast(page).getByText(failureTitle)).toBeInViewport({ ratio: 1 });
      // The first line of the message is neither off the screen nor covered by the toast.
      await expect
        .poll(() =>
          help(page).evaluate((note) => {
            const { left, top } = note.getBoundingClientRect();
            return [5, 20].every((down) =>
              note.contains(document.elementFromPoint(left + 20, top + down)),
            );
          }),
        )
        .toBe(true);
      await closeToast(page).click();
      expect(await faultsOf(controls(page))).toEqual([]);
      expect(await horizontalScroll(page)).toBe(0);
    },
  );
}

for (const { width, height, text, tag } of [
  { width: 568, height: 320, text: 16, tag: "@nightly" },
  { width: 390, height: 844, text: 32, tag: [] },
]) {
  test(
    `at ${width} × ${height} px and ${text} px text a button calls in one line, except while typing`,
    { tag },
    async ({ page, service }) => {
      // The page scrolls smoothly to a message.
      service.answer = refusal;
      await page.setViewportSize({ width, height });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: 26 } });
      await page.goto(staticRoutes.contact);
      const call = page
        .getByRole("navigation", { name: content.site.landmarks.bottom_bar })
        .getByRole("link")
        .first();
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await call.boundingBox())?.height).toBeLessThanOrEqual(3 * text);
      await fillInForm(page);
      await expect(call).toBeHidden();
      await submit(page).click();
      await expect(help(page)).toBeFocused();
      await expect(call).toBeInViewport({ ratio: 1 });
      service.answer = accepted;
      await retry(page).click();
      await expect(quoteForm(page).getByText(words.confirmation)).toBeFocused();
      await expect(call).toBeInViewport({ ratio: 1 });
    },
  );
}

/** Tells whether no corner of an element is covered. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

for (const { path, width, height, tag } of [
  { path: staticRoutes.home, width: 390, height: 844, tag: [] },
  { path: staticRoutes.home, width: 1024, height: 768, tag: "@nightly" },
  { path: staticRoutes.home, width: 1440, height: 900, tag: "@nightly" },
  // The form of this page is sticky.
  { path: city, width: 1366, height: 768, tag: "@nightly" },
]) {
  test(
    `at ${width} px on ${path} no toast covers the help after a failure or the confirmation, and every control can be reached`,
    { tag },
    async ({ page, service }) => {
      // The page scrolls smoothly to a message.
      service.answer = refusal;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      if (path === city) {
        await page.evaluate(() => {
          scrollTo({ top: 2500, behavior: "instant" });
        });
      }
      await fillInForm(page);
      await submit(page).click();
      await expect(toast(page)).toBeVisible();
      await expect(help(page)).toBeFocused();
      for (const part of await help(page).locator("p, a, button").all()) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(part), await part.innerText()).toBe(true);
      }
      await page.keyboard.press("Escape");
      expect(await faultsOf(controls(page))).toEqual([]);

      service.answer = accepted;
      await retry(page).click();
      await expect(toast(page)).toContainText(successTitle);
      await expect(quoteForm(page).getByText(words.confirmation)).toBeFocused();
      for (const part of await quoteForm(page).locator("#quote-next p:visible, .btn:visible").all())
        await expect.poll(() => isUncovered(part), await part.innerText()).toBe(true);
    },
  );
}

test("in forced colours fields, errors, focus and button have visible lines, and the honeypot stays hidden", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(staticRoutes.contact);
  await fillInForm(page, { name: ann.name });
  await submit(page).click();
  /** The widths in pixels of an element's visible borders and outline. */
  const drawn = (locator: Locator) =>
    locator.evaluate((element) => {
      const style = getComputedStyle(element);
      const background = getComputedStyle(document.body).backgroundColor;
      const line = (side: "Top" | "Left") =>
        style[`border${side}Style`] !== "none" && style[`border${side}Color`] !== background
          ? parseFloat(style[`border${side}Width`])
          : 0;
      return {
        top: line("Top"),
        left: line("Left"),
        ring:
          style.outlineStyle !== "none" &&
          !/, 0\)$|^transparent$/.test(style.outlineColor) &&
          style.outlineColor !== background
            ? parseFloat(style.outlineWidth)
            : 0,
      };
    });
  // The first invalid field has the focus; each has a mark that does not depend on colour.
  await expect(field(page, "phone")).toBeFocused();
  expect(await drawn(field(page, "name"))).toEqual({ top: 2, left: 2, ring: 0 });
  expect(await drawn(field(page, "phone"))).toEqual({ top: 2, left: 12, ring: 3 });
  expect(await drawn(field(page, "email"))).toEqual({ top: 2, left: 12, ring: 0 });
  expect((await drawn(submit(page))).top).toBe(2);
  await fillInForm(page);
  await field(page, fields.at(-1)?.name ?? "").press("Tab");
  await expect(submit(page)).toBeFocused();
  expect((await drawn(submit(page))).ring).toBe(3);
  await expect(quoteForm(page).locator("input:not([name])")).not.toBeInViewport();
});

test("every control has its visible label as its name, and a description of its purpose or its error", async ({
  page,
  service,
}) => {
  service.answer = refusal;
  await page.goto(staticRoutes.home);
  const form = quoteForm(page);
  await expect(form).toHaveAccessibleName(words.heading);
  for (const { name, label, kind, autocomplete = "" } of lineFields) {
    const role = kind === "select" ? "combobox" : "textbox";
    const control = form.getByRole(role, { name: labelOf(name), exact: true });
    await expect(control).toHaveJSProperty("required", fieldNamed(name).required === true);
    await expect(control).toHaveJSProperty("autocomplete", autocomplete);
    await expect(control).toHaveJSProperty("type", kind === "select" ? "select-one" : kind);
    // The label is visible, also after typing.
    await expect(form.locator("label").filter({ hasText: new RegExp(`^${label}`) })).toBeVisible();
  }
  await expect(
    form.getByRole("textbox", { name: labelOf("message"), exact: true }),
  ).not.toHaveAttribute("required");
  for (const name of ["phone", "email"] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(fieldNamed(name).reason ?? "");
  await expect(form.locator("[aria-describedby$=-note]")).toHaveCount(fields.length);

  // Screen readers announce only what is added to a region that already exists.
  const alert = await form.getByRole("alert").elementHandle();
  const status = await form.getByRole("status").elementHandle();
  expect([await alert.innerText(), await status.innerText()]).toEqual(["", ""]);
  await fillInForm(page, { name: ann.name, phone: ann.phone });
  await submit(page).click();
  await expect(field(page, "email")).toBeFocused();
  const wrong = ["email", "service_area"].map(labelOf);
  const said = [words.problems.check, ...wrong].join("\n");
  // Lines of the list may be further apart than others.
  const summary = async () => (await alert.innerText()).replaceAll(/\n+/g, "\n");
  await expect.poll(summary).toBe(said);
  await form.getByRole("link", { name: labelOf("service_area") }).click();
  await expect(field(page, "service_area")).toBeFocused();

  await fillInForm(page);
  await submit(page).click();
  await expect(form.getByRole("group", { name: failureText("failed") })).toBeFocused();
  for (const control of await form.locator("a, button").filter({ visible: true }).all())
    await expect(control).toHaveAccessibleName((await control.innerText()).trim());
  service.answer = accepted;
  await retry(page).click();
  await expect(form.getByText(words.confirmation)).toBeFocused();
  // Said once: the focus is on it, so neither of the live regions says it too.
  expect(await status.textContent()).toBe("");
  await expect(page.locator("body > [role=status]")).toHaveAttribute("aria-live", "off");
});
