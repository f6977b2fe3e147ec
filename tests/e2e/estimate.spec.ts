import { type Page } from "@playwright/test";
import { formatRange, addRanges } from "#content/price-range.ts";
import { anchors, staticRoutes } from "#routes.ts";
import { content, required } from "../support/pages.ts";
import { message } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

const { costGuide, home } = content;
const { range: words } = home.cost;
const factor = (name: string) => required(costGuide.factors.find((one) => one.add_on === name));
const [first, second] = costGuide.locations;
const one = required(first);
const other = required(second);

const cost = (page: Page) => page.locator("#cost");
const place = (page: Page, title: string) =>
  cost(page).getByRole("group", { name: words.places_heading }).getByRole("radio", { name: title });
/** The place of a second animal. */
const secondPlace = (page: Page, title: string) =>
  cost(page).getByRole("group", { name: words.second_heading }).getByRole("radio", { name: title });
const sum = (page: Page) => cost(page).getByRole("status").locator("[data-sum]");

test("the choices are added up, listed and added to the message; the inspection is not added up", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.goto(staticRoutes.home);
  await place(page, one.title).check();
  await expect(sum(page)).toHaveText(one.price);
  await secondPlace(page, other.title).check();
  await cost(page).getByRole("checkbox", { name: words.after_hours }).check();
  await cost(page).getByRole("checkbox", { name: words.inspection }).check();
  await cost(page).getByRole("button", { name: words.more }).click();
  await cost(page).getByRole("button", { name: words.more }).click();
  const dead = factor("dead-animal").range;
  const total = formatRange(
    addRanges([one.range, other.range, factor("after-hours").range, dead, dead]),
  );
  await expect(sum(page)).toHaveText(total);
  // Scrolls below the fixed header, which would cover the checkboxes.
  await place(page, one.title).scrollIntoViewIfNeeded();
  expect(await findAccessibilityViolations("#cost")).toEqual([]);

  await cost(page).getByRole("link", { name: words.send }).click();
  await expect(message(page)).toHaveValue(
    new RegExp(
      [one.title, other.title, words.after_hours, words.total, words.inspection, words.disclaimer]
        .map((line) => `^${line.replaceAll("/", ".")}`)
        .join("[^]*"),
      "m",
    ),
  );
  expect(await message(page).inputValue()).toContain(total);
});

test("a surcharge alone has no total, and a cleared choice leaves the total @nightly", async ({
  page,
}) => {
  await page.goto(staticRoutes.home);
  await cost(page).getByRole("checkbox", { name: words.after_hours }).check();
  await expect(cost(page).getByRole("link", { name: words.send })).toBeVisible();
  await expect(sum(page)).toBeEmpty();
  await place(page, one.title).check();
  await expect(sum(page)).toHaveText(
    formatRange(addRanges([one.range, factor("after-hours").range])),
  );
  await cost(page).getByRole("checkbox", { name: words.after_hours }).uncheck();
  await expect(sum(page)).toHaveText(one.price);
});

test("one animal has one place: another choice replaces the first, and the same place counts once @nightly", async ({
  page,
}) => {
  await page.goto(staticRoutes.home);
  await place(page, one.title).check();
  await place(page, other.title).check();
  await expect(sum(page)).toHaveText(other.price);
  await secondPlace(page, other.title).check();
  await expect(sum(page)).toHaveText(other.price);
  await secondPlace(page, one.title).check();
  await expect(sum(page)).toHaveText(formatRange(addRanges([one.range, other.range])));
  await secondPlace(page, words.second_none).check();
  await expect(sum(page)).toHaveText(other.price);
});

test("a link can preselect options, a second place as another animal's; unknown names are ignored", async ({
  page,
}) => {
  const unknown = "<b>,../..,constructor,";
  const goto = (...names: string[]) =>
    page.goto(`/?price=${encodeURIComponent(names.join())}${anchors.cost.slice(1)}`);
  await goto(one.place, other.place);
  await expect(place(page, one.title)).toBeChecked();
  await expect(secondPlace(page, other.title)).toBeChecked();
  await expect(sum(page)).toHaveText(formatRange(addRanges([one.range, other.range])));
  await goto(one.place, "after-hours", "dead-animal", unknown);
  await expect(sum(page)).toHaveText(
    formatRange(addRanges([one.range, factor("after-hours").range, factor("dead-animal").range])),
  );
  await expect(cost(page).locator("[data-range]:checked")).toHaveCount(2);
});

test("with an option chosen, only the receipt is printed @nightly", async ({ page }) => {
  await page.goto(staticRoutes.home);
  await place(page, one.title).check();
  await expect(sum(page)).toHaveText(one.price);
  await page.emulateMedia({ media: "print" });
  await expect(cost(page).getByText(words.disclaimer)).toBeVisible();
  const shown = await page.evaluate(() => document.body.innerText);
  expect(shown).toContain(one.price);
  expect(shown).toContain(content.business.phone);
  expect(shown).not.toContain(home.faq.heading);
  expect(shown).not.toContain(other.title);
});
