/** All content can be read and reached without script. Other tests read the built files. */
import type { Page } from "@playwright/test";
import { servicePath, staticRoutes } from "#routes.ts";
import { content, required, textOf } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Expects the beginning of a text to be visible. */
const expectVisible = (page: Page, text: string) =>
  expect(
    page.getByText(oneLine(text).slice(0, 50)).filter({ visible: true }).first(),
  ).toBeVisible();

test("a city page shows all its answers", async ({ page }) => {
  const [slug, city] = required([...content.cities][0]);
  await page.goto(content.areas.cities.find((area) => area.slug === slug)?.path ?? "");
  for (const { question, answer } of city.questions) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    for (const paragraph of answer.text.split("\n")) await expectVisible(page, paragraph);
  }
});

test("the home page shows its answers, and the texts of its steps in place", async ({ page }) => {
  await page.goto(staticRoutes.home);
  const { questions } = required(content.faqs.get("home"));
  await page.getByText(content.home.faq.more).click();
  for (const { question, answer } of questions) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expectVisible(page, answer.text);
  }
  const readMore = page
    .locator("#process")
    .getByRole("link", { name: content.site.buttons.read_more });
  for (const [index, { full_content }] of content.home.process.steps.entries()) {
    await readMore.nth(index).click();
    await expectVisible(page, full_content);
  }
});

test("a service page shows its dialog's text", async ({ page }) => {
  const [slug, service] = required([...content.services][0]);
  await page.goto(servicePath(slug));
  for (const paragraph of textOf(service.html).split("\n")) await expectVisible(page, paragraph);
});

test("the menu leads to the same links in the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.home);
  const { header, landmarks, navigation } = content.site;
  await page.getByRole("link", { name: header.menu }).click();
  const footer = page.getByRole("navigation", { name: landmarks.site });
  await expect(footer.getByRole("link", { name: navigation.areas })).toBeInViewport();
});

test("parts of the house can be chosen, and every price is visible", async ({ page }) => {
  const { locations, methods, repairs } = content.costGuide;
  const place = required(locations[0]);
  await page.goto(staticRoutes.home);
  const receipt = page.locator("#receipt");
  await expect(receipt.getByText(place.price)).toBeHidden();
  await page.getByRole("checkbox", { name: place.title }).check();
  await expect(receipt.getByText(place.price)).toBeVisible();
  for (const { title } of [...methods, ...repairs])
    await expect(page.getByRole("rowheader", { name: title })).toBeVisible();
});
