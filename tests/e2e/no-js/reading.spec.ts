/**
 * Checks that all content can be read, reached and chosen without script. Other tests read the built
 * files.
 */
import type { Page } from "@playwright/test";
import { fillIn } from "#content/fill-in.ts";
import { printRoutes, servicePath, staticRoutes } from "#routes.ts";
import { content, required, textOf } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

const { sounds, season, emergencyGuide, printouts, areas } = content;

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Expects the beginning of a text to be visible. */
const expectVisible = (page: Page, text: string) =>
  expect(
    page.getByText(oneLine(text).slice(0, 50)).filter({ visible: true }).first(),
  ).toBeVisible();

test("a city page shows each answer when its question is pressed", async ({ page }) => {
  const [slug, city] = required([...content.cities][0]);
  await page.goto(content.areas.cities.find((area) => area.slug === slug)?.path ?? "");
  for (const { question, answer } of city.questions) {
    await page.getByText(question, { exact: true }).click();
    for (const paragraph of answer.text.split("\n")) await expectVisible(page, paragraph);
  }
});

test("the home page shows its answers, and the texts of its steps in place", async ({ page }) => {
  await page.goto(staticRoutes.home);
  const { questions } = required(content.faqs.get("home"));
  await page.getByText(fillIn(content.home.faq.more, { count: questions.length })).click();
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

test("a service page shows its dialog's text @nightly", async ({ page }) => {
  const [slug, service] = required([...content.services][0]);
  await page.goto(servicePath(slug));
  for (const paragraph of textOf(service.html).split("\n")) await expectVisible(page, paragraph);
});

test("the menu leads to the same links in the footer @nightly", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.home);
  const { header, landmarks, navigation } = content.site;
  await page.getByRole("link", { name: header.menu }).click();
  const footer = page.getByRole("navigation", { name: landmarks.site });
  for (const page of ["services", "areas", "contact", "learn"] as const)
    await expect(footer.getByRole("link", { name: navigation[page], exact: true })).toBeVisible();
  await expect(footer.getByRole("link", { name: navigation.areas })).toBeInViewport();
});

test("a place of the house, and one of a second animal, can be chosen; every price is visible @nightly", async ({
  page,
}) => {
  const { locations, methods, repairs } = content.costGuide;
  const { places_heading, second_heading } = content.home.cost.range;
  await page.goto(staticRoutes.home);
  const receipt = page.locator("#receipt");
  for (const [index, name] of [places_heading, second_heading].entries()) {
    const { title, price } = required(locations[index]);
    await expect(receipt.getByText(price)).toBeHidden();
    await page.getByRole("group", { name }).getByRole("radio", { name: title }).check();
    await expect(receipt.getByText(price)).toBeVisible();
  }
  for (const { title } of [...methods, ...repairs])
    await expect(page.getByRole("rowheader", { name: title })).toBeVisible();
});

test("choosing a sound shows its answer and the season's warning, and leads to its page", async ({
  page,
}) => {
  await page.goto(staticRoutes.learn);
  const sound = required(sounds.sounds[0]);
  const answer = required(sound.answers[0]);
  await page.getByRole("radio", { name: sound.label }).check();
  await expect(page.getByText(answer.text)).toBeVisible();
  for (const { animal, when } of season.animals) {
    if (!answer.season?.includes(animal)) continue;
    await expect(page.locator("#listen").getByText(when).filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByText(sounds.words.sketch)).toBeHidden();
  const send = page.locator("#listen").getByRole("link", { name: sounds.words.send });
  await expect(send).toHaveAttribute("href", "/#hero-form");
  // The page that others send opens with the answer too.
  await page.locator("#listen").getByRole("link", { name: sounds.words.share }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sound.title);
  for (const text of [answer.text, ...sound.do, sound.do_not]) await expectVisible(page, text);
});

test("the calendar is complete and marks no month, and a service has a sentence for the whole year @nightly", async ({
  page,
}) => {
  await page.goto(staticRoutes.learn);
  await expect(page.locator("#season td")).toHaveCount(12 * season.animals.length);
  await expect(page.locator("[aria-current=date]")).toHaveCount(0);
  const services = [...content.services];
  const [slug] = required(services.find(([, { parts }]) => parts?.includes("month")));
  await page.goto(servicePath(slug));
  await expect(page.getByText(season.all_year)).toBeVisible();
});

test("one situation is open at a time, and choosing a city shows its numbers @nightly", async ({
  page,
}) => {
  await page.goto(servicePath("emergency"));
  for (const { title } of emergencyGuide.situations.slice(0, 2))
    await page.locator("#tonight summary", { hasText: title }).click();
  await expect(page.locator("#tonight details[open]")).toHaveCount(1);
  const city = required(areas.cities.at(-1));
  await page.locator("#where select").selectOption(city.slug);
  await expect(page.locator("#where [data-city]").filter({ visible: true })).toHaveCount(1);
});

test("a sheet explains how to print it alone @nightly", async ({ page }) => {
  await page.goto(printRoutes.diary);
  await expect(page.locator("noscript p").first()).toHaveText(printouts.without_script);
  await page.getByRole("link", { name: printouts.diary.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});
