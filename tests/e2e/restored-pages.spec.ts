/**
 * Back shows a page as it was left, from the browser's back/forward cache: no script runs again, so
 * `pageshow` has to bring up to date what has changed meanwhile. Chromium's headless shell has no
 * such cache, and Firefox none for pages with a draft.
 */
import type { Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { shiftsOn } from "#toronto-time.ts";
import { openDay, usualHours } from "../support/open-day.ts";
import { content, required } from "../support/pages.ts";
import { ann, field, fillInForm } from "../support/quote-form.ts";
import { test, expect } from "../support/test.ts";

const { areas, contact, services } = staticRoutes;
const { path: city } = required(content.areas.cities[0]);
const { label, dark, light } = content.site.footer.theme;
const { phone_line } = content.business;

/** Expects a value of a restored page; Playwright's locators wait for its load, which it does not have. */
const expectOn = (page: Page, read: () => string | undefined, expected: string) =>
  expect.poll(() => page.evaluate(read).catch(() => "not there yet")).toBe(expected);

/** Leaves a page for another, and comes back to it as it was left. */
async function leaveAndComeBack(
  page: Page,
  meanwhile: () => Promise<unknown>,
  other: string = areas,
) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
  await page.goto(other);
  await meanwhile();
  await page.evaluate(() => {
    history.back();
  });
  await expectOn(page, () => document.documentElement.dataset["restored"], "true");
}

test("a page that Back restores has the colours that were chosen on a later page @nightly @firefox", async ({
  page,
}) => {
  await page.goto(services);
  await page.getByLabel(label).selectOption(dark);
  await leaveAndComeBack(page, () => page.getByLabel(label).selectOption(light));
  await expectOn(page, () => document.documentElement.dataset["theme"], "light");
  await expectOn(
    page,
    () => document.querySelector<HTMLSelectElement>("#theme-switch select")?.value,
    "light",
  );
});

test("a page that Back restores says whether the office is open now @nightly @firefox", async ({
  page,
}) => {
  const day = openDay("2026-01-15");
  const { closes } = required(shiftsOn(usualHours, day)[0]);
  const closing = new Date(`${day}T${closes}:00-05:00`).getTime();
  // Playwright's clock does not reach restored pages.
  await page.addInitScript(() => {
    window.Date = new Proxy(Date, {
      construct: (Real, [value]: [string?]) =>
        new Real(value ?? Number(localStorage.getItem("now"))),
    });
  });
  const setTime = (time: number) =>
    page.evaluate((now) => {
      localStorage.setItem("now", String(now));
    }, time);
  await page.goto(services);
  await setTime(closing - 60_000);
  await page.reload();
  const line = () => document.querySelector("[data-night]")?.textContent.trim();
  await expectOn(page, line, phone_line.office_open);
  await leaveAndComeBack(page, () => setTime(closing + 60_000));
  await expectOn(page, line, phone_line.office_closed);
});

test("a form that Back restores has what was typed on a later page @nightly", async ({ page }) => {
  await page.goto(contact);
  await fillInForm(page);
  const typeElsewhere = async () => {
    await expect(field(page, "phone")).toHaveValue(ann.phone);
    await field(page, "name").fill("Ben Example");
  };
  await leaveAndComeBack(page, typeElsewhere, city);
  const name = () => document.querySelector<HTMLInputElement>("form [name=name]")?.value;
  await expectOn(page, name, "Ben Example");
});
