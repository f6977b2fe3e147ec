import { content, everyPage } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";
import { staticRoutes } from "#routes.ts";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

for (const [slug, { value }] of content.cities) {
  const path = content.areas.cities.find((city) => city.slug === slug)?.path ?? "";
  test(`${path} can be read to its last answer without script`, async ({ page }) => {
    await page.goto(path);
    for (const { question, answer } of value.questions) {
      await expect(page.getByText(question, { exact: true })).toBeVisible();
      const [start = ""] = answer.text.split("\n");
      await expect(page.getByText(plain(start).slice(0, 60))).toBeVisible();
    }
  });
}

test("the home page's twenty answers and ten dialog texts can be read without script", async ({
  page,
}) => {
  await page.goto(staticRoutes.home);
  const questions = content.faqs.get("home")?.value.questions ?? [];
  expect(questions).toHaveLength(20);
  for (const { question, answer } of questions) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(plain(answer.text).slice(0, 50))).toBeVisible();
  }
  const texts = [
    ...content.home.services.cards.map((card) => card.full_description),
    ...content.home.process.steps.map((step) => step.full_content),
  ];
  for (const text of texts) await expect(page.getByText(plain(text).slice(0, 50))).toBeVisible();
});

for (const [slug, { value }] of content.services) {
  test(`/services/${slug} shows its dialog's text without script`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    for (const paragraph of value.body.text.split("\n")) {
      await expect(page.getByText(plain(paragraph).slice(0, 60))).toBeVisible();
    }
  });
}

test("every review can be read to its end without script", async ({ page }) => {
  await page.goto(staticRoutes.reviews);
  const shown = plain(await page.getByRole("main").innerText());
  for (const { name, text } of content.reviews) {
    expect(shown).toContain(name);
    expect(shown).toContain(plain(text));
  }
});

test("every page of the site can be reached by links without script", async ({ page }) => {
  test.setTimeout(120_000);
  const reached = new Set<string>([staticRoutes.home]);
  for (const path of reached) {
    await page.goto(path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const link of links) reached.add((link ?? "").split("#")[0] || "/");
  }
  const canonical = everyPage
    .filter((entry) => entry.path === entry.canonical)
    .map(({ path }) => path);
  expect(canonical.filter((path) => !reached.has(path))).toEqual([]);
});

test("the menu without script leads to the same links in the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(staticRoutes.home);
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(
    page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Areas" }),
  ).toBeInViewport();
});
