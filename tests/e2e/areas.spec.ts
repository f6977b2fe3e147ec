/** The pages of cities and neighbourhoods: the order of their parts, and where the form is. */
import { neighbourhoodPath } from "#routes.ts";
import { citiesWithDocument, content, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { path: city } = required(citiesWithDocument[0]);
const neighbourhood = neighbourhoodPath(required([...content.neighbourhoods.keys()][0]));
const { costs_heading, emergency_heading, process_heading, method_heading } =
  content.site.area_pages;

test("the form of a city stays below the header while the text beside it moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(city);
  const aside = page.locator("#quote");
  await aside.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top, behavior: "instant" });
  });
  const form = required(await aside.locator("form").boundingBox());
  const header = required(await page.locator("header").first().boundingBox());
  expect(form.y).toBeGreaterThan(header.y + header.height);
});

for (const [path, afterOpening] of [
  [city, process_heading],
  [neighbourhood, method_heading],
] as const) {
  const tag = path === city ? [] : "@nightly";
  test(`the end of the form of ${path} is never cut`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const form = page.locator("#quote");
    await page.getByRole("heading", { name: afterOpening }).scrollIntoViewIfNeeded();
    const call = form.getByRole("link", { name: content.business.phone });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(form.getByText(content.quoteForm.more)).toBeInViewport({ ratio: 1 });
    const scrollers = await form.evaluate(
      (element) =>
        [...element.querySelectorAll("div")].filter((one) =>
          /auto|scroll/.test(getComputedStyle(one).overflowY),
        ).length,
    );
    expect(scrollers).toBe(0);
  });
}

test("the text stays in its column while the form has not arrived", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(city);
  const left = async () =>
    (await page.getByRole("heading", { name: emergency_heading, exact: true }).boundingBox())?.x;
  const before = await left();
  await page.locator("#quote").evaluate((element) => element.remove());
  expect(await left()).toBe(before);
});

test("on a phone the emergency and the costs of a city come before the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(city);
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? NaN;
  const form = (await page.locator("form[data-quote]").boundingBox())?.y ?? NaN;
  const emergency = await topOf(emergency_heading);
  const costs = await topOf(costs_heading);
  expect(emergency).toBeLessThan(costs);
  expect(costs).toBeLessThan(form);
});
