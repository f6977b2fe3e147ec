/** Jobs with their photos: chosen without script, and compared by keyboard on a phone. */
import { staticRoutes } from "#routes.ts";
import { content, required } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const { wall } = content.pages.reviews;
const jobs = [...content.jobs.values()];

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor chooses jobs by animal and city, and is told when there are none", async ({
    page,
  }) => {
    test.skip(new Set(jobs.map(({ animal }) => animal)).size < 2, "There is nothing to choose.");
    await page.goto(staticRoutes.jobs);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(jobs.length);
    const { animal } = required(jobs[0]);
    await page.getByRole("radio", { name: wall.animals[animal] }).check({ force: true });
    const ofAnimal = jobs.filter((job) => job.animal === animal);
    await expect(cards.filter({ visible: true })).toHaveCount(ofAnimal.length);
    const none = page.getByText(content.pages.jobs.none);
    await expect(none).toBeHidden();
    const cities = page.getByLabel(wall.city).locator("option");
    for (const option of await cities.all()) {
      await page.getByLabel(wall.city).selectOption(await option.getAttribute("value"));
      const count = await cards.filter({ visible: true }).count();
      await expect(none).toBeVisible({ visible: count === 0 });
    }
    await page.getByRole("button", { name: content.pages.jobs.reset }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(jobs.length);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the border between the photos moves by keyboard, and each photo weighs at most 60 kB", async ({
    page,
    consoleErrors,
  }) => {
    test.skip(jobs.length === 0, "There is no job.");
    await page.goto(staticRoutes.jobs);
    const card = page.getByRole("article").first();
    const before = card.locator("figure").first();
    const cut = () => before.evaluate((element) => getComputedStyle(element).clipPath);
    const atFirst = await cut();
    await card.getByRole("slider").press("Home");
    await expect.poll(cut).not.toBe(atFirst);
    for (const picture of await card.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect((await (await page.request.get(url)).body()).length).toBeLessThan(60_000);
    }
    expect(consoleErrors).toEqual([]);
  });
});
