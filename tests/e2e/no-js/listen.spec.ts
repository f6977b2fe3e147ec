/** The sound guide, the calendar, the emergency page and the sheets without script. */
import { servicePath, staticRoutes } from "#routes.ts";
import { content, required } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const { sounds, season, tonight, printouts, areas } = content;

test("choosing a sound shows its answer and the season's warning", async ({ page }) => {
  await page.goto(servicePath("inspection"));
  const sound = required(sounds.sounds[0]);
  const answer = required(sound.answers[0]);
  await page.getByRole("radio", { name: sound.label }).check();
  await expect(page.getByText(answer.text)).toBeVisible();
  for (const { animal, when } of season.animals) {
    if (answer.season?.includes(animal))
      await expect(page.locator("#listen").getByText(when).filter({ visible: true })).toHaveCount(
        1,
      );
  }
  await expect(page.getByText(sounds.words.sketch)).toBeHidden();
  const send = page.locator("#listen").getByRole("link", { name: sounds.words.send });
  await expect(send).toHaveAttribute("href", "/#hero-form");
});

test("the calendar is complete and marks no month, and a city page has a sentence for the whole year", async ({
  page,
}) => {
  await page.goto(staticRoutes.learn);
  await expect(page.locator("#season td")).toHaveCount(12 * season.animals.length);
  await expect(page.locator("[aria-current=date]")).toHaveCount(0);
  await page.goto(required(areas.cities[0]).path);
  await expect(page.getByText(season.all_year)).toBeVisible();
});

test("one situation is open at a time, and choosing a city shows its numbers", async ({ page }) => {
  await page.goto(servicePath("emergency"));
  for (const { title } of tonight.situations.slice(0, 2))
    await page.locator("#tonight summary", { hasText: title }).click();
  await expect(page.locator("#tonight details[open]")).toHaveCount(1);
  const city = required(areas.cities.at(-1));
  await page.locator("#where select").selectOption(city.slug);
  await expect(page.locator("#where [data-city]").filter({ visible: true })).toHaveCount(1);
});

test("a sheet explains how to print it alone", async ({ page }) => {
  await page.goto(staticRoutes.learn);
  await expect(page.locator("noscript p").first()).toHaveText(printouts.without_script);
  await page.getByRole("link", { name: printouts.diary.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});
