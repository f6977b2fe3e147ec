/** The emergency page: what to do at once, whom to call in each city, and the sheets to print. */
import process from "node:process";
import { type Page } from "@playwright/test";
import { fillIn } from "#content/fill-in.ts";
import { callHref } from "#features/contact/contact-links.ts";
import { phoneNumber, publicCallHref } from "#content/public-numbers.ts";
import { quotedTitle } from "#features/emergency/schema.ts";
import { cityContactsPath, guidePath, printRoutes, servicePath } from "#routes.ts";
import { forgetHas } from "../support/changed-page.ts";
import { citiesWithDocument, content, required } from "../support/pages.ts";
import { expect, test, withMotion } from "../support/test.ts";

const { emergencyGuide, areas, cities, season, printouts, business } = content;
const { rights } = content.pages.toronto;
const { report } = content.pages.services;
const emergency = servicePath("emergency");
const situation = (page: Page, title: string) =>
  page.locator("#tonight details").filter({ has: page.locator("summary", { hasText: title }) });

test("a phone's first screen has the heading, the call button and situations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(emergency);
  const call = page.locator("main header").getByRole("link", { name: business.phone });
  await expect(call).toHaveAttribute("href", callHref(business.phone));
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    call,
    ...emergencyGuide.situations.slice(0, 5).map(({ title }) => situation(page, title)),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  // The bottom bar covers nothing of it.
  const bar = await page.locator("body > nav").boundingBox();
  const fifth = await situation(page, emergencyGuide.situations[4]?.title ?? "").boundingBox();
  expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("one situation is open at a time, with its steps, whom to call, and a button as wide as the text", async ({
  page,
}) => {
  await page.goto(emergency);
  const { situations } = emergencyGuide;
  // The built page has the text of each (tests/site/pages.test.ts).
  const opened = process.env["TEST_ALL"] ? situations : situations.slice(0, 2);
  for (const { title, steps, never, whom } of opened) {
    await situation(page, title).locator("summary").click();
    await expect(page.locator("#tonight details[open]")).toHaveCount(1);
    const shown = situation(page, title).locator("ol > li, p").filter({ visible: true });
    const texts = (await shown.allTextContents()).join("\n");
    for (const text of [...steps, never, whom]) expect(texts).toContain(text);
    const list = await situation(page, title).locator("ol").boundingBox();
    const button = await situation(page, title).locator("a.btn").first().boundingBox();
    expect(button?.width).toBe(list?.width);
  }
});

const keysThatNameAnother: readonly string[] = emergencyGuide.situations
  .filter(({ steps }) => quotedTitle.test(steps.join(" ")))
  .map(({ key }) => key);

test("a row, and the title of another situation, lead to the unfolded text", async ({ page }) => {
  const open = page.locator("#tonight details[open]");
  // A row of a guide, whose complete text names another situation.
  const [[slug, key] = []] = [...content.guides].flatMap(([name, { parts = [] }]) =>
    parts
      .flatMap(({ situations = [] }) => situations)
      .filter((one) => keysThatNameAnother.includes(one))
      .map((one) => [name, one] as const),
  );
  const { title } = required(emergencyGuide.situations.find((one) => one.key === key));
  await page.goto(guidePath(required(slug)));
  await page.getByRole("link", { name: title }).click();
  await expect(open.locator("summary")).toHaveText(title);
  await expect(open.locator("summary")).toBeInViewport({ ratio: 1 });
  const link = open.locator("li a[href*='#']").first();
  const other = (await link.textContent()) ?? "";
  await link.click();
  await expect(open).toHaveCount(1);
  await expect(open.locator("summary")).toHaveText(quotedTitle.exec(other)?.[1] ?? "");
  await expect(open.locator("summary")).toBeInViewport({ ratio: 1 });
});

/** The links that call a number of a region or a city, if they are visible; not those of the note below. */
const shownNumbers = (page: Page) =>
  page
    .locator("#where details a[href^='tel:']")
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** The phone numbers of a city's region; none for a new city without a region. */
const phonesOfRegion = (slug: string) =>
  (emergencyGuide.regions.find((one) => one.cities.includes(slug))?.phones ?? []).filter(
    ({ city = slug }) => city === slug,
  );

/** The numbers of a city's region, then those of its public services, as links. */
function numbersOf(slug: string) {
  const { sick_or_injured, dead_on_the_road, feeding } = cities.get(slug)?.who_to_call ?? {};
  const rows = [sick_or_injured, dead_on_the_road, feeding].flatMap((row) => row ?? []);
  return [
    ...phonesOfRegion(slug).map(({ number }) => publicCallHref(number)),
    ...rows.flatMap(({ text, phone, extension }) => [
      ...text
        .split(phoneNumber)
        .filter((_, index) => index % 2 === 1)
        .map((number) => publicCallHref(number)),
      ...(phone ? [publicCallHref(phone, extension)] : []),
    ]),
  ];
}

test("the regions are folded; choosing a city shows only its own and its region's numbers; without :has() all unfold @nightly", async ({
  page,
}) => {
  const numbers = () => shownNumbers(page);
  const every = new Set<string>();
  await page.goto(emergency);
  expect(await numbers()).toEqual([]);
  for (const { slug, name } of areas.cities) {
    const own = numbersOf(slug);
    await page.locator("#where select").selectOption({ label: name });
    expect(await numbers(), name).toEqual(own);
    for (const number of own) every.add(number);
  }
  await forgetHas(page, emergency);
  await page.goto(emergency);
  for (const region of await page.locator("#where summary").all()) await region.click();
  expect(new Set(await numbers())).toEqual(every);
  await expect(page.locator("#where select")).toBeHidden();
});

test("the link of a city's page leads to its numbers, and to no other's @nightly", async ({
  page,
}) => {
  const { slug, name, path } = required(citiesWithDocument.at(-1));
  await page.goto(path);
  await page.getByRole("link", { name: fillIn(emergencyGuide.where.others, { name }) }).click();
  await expect(page).toHaveURL(cityContactsPath(slug));
  await expect(page.locator(":target")).toBeInViewport();
  expect(await shownNumbers(page)).toEqual(numbersOf(slug));
});

test("an open situation and the numbers of the cities have no accessibility violations @nightly", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.goto(emergency);
  const urgent = required(emergencyGuide.situations.find((one) => one.urgent));
  await situation(page, urgent.title).locator("summary").click();
  expect(await findAccessibilityViolations("#tonight", "#where", "#fridge-card")).toEqual([]);
});

const sheets = [
  [emergency, "fridge-card", printouts.card],
  [printRoutes.diary, "noise-diary", printouts.diary],
  [printRoutes.poster, "babies-poster", printouts.poster],
  [printRoutes.letter, "neighbour-letter", printouts.letter],
  [printRoutes.comparison, "comparison", rights.comparison],
  [servicePath("inspection"), "report", { heading: report.title, print: report.print }],
] as const;

test.describe(() => {
  // Sections that are being revealed must not move on paper.
  test.use(withMotion);
  for (const [index, [path, id, words]] of sheets.entries()) {
    const tag = index === 0 ? [] : "@nightly";
    test(
      `${id} of ${path} prints alone on one page, from its button and as the page's fragment`,
      { tag },
      async ({ page }) => {
        const expectOnePage = async (format: "Letter" | "A3") => {
          await page.emulateMedia({ media: "print" });
          const visible = page.locator("h1, h2, h3").filter({ visible: true });
          await expect(visible).toHaveText([words.heading]);
          const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
          expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
          // Drawings stay sharp in every size.
          expect(pdf.includes("/Subtype /Image")).toBe(false);
          await page.emulateMedia({ media: "screen" });
        };
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
        await page.goto(path);
        // The report of an inspection is folded.
        const fold = page.locator(`details:not([open]):has(#${id}) > summary`);
        for (const summary of await fold.all()) await summary.click();
        await expect(page.locator(`#${id}`)).toBeVisible();
        const button = page.getByRole("button", { name: words.print });
        await button.focus();
        await page.keyboard.press("Space");
        await expectOnePage("Letter");
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await page.emulateMedia({ media: "print" });
        // The card is what the emergency page prints, and a page of one sheet prints the sheet.
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible({
          visible: path !== emergency && !Object.values<string>(printRoutes).includes(path),
        });
        await page.goto(`${path}#${id}`);
        await page.reload();
        await expectOnePage("A3");
      },
    );
  }
});

test("the page of a service shows only the current month's sentence", async ({ page }) => {
  const services = [...content.services];
  const [slug] = required(services.find(([, { parts }]) => parts?.includes("month")));
  for (const month of [0, 11]) {
    await page.clock.setFixedTime(new Date(Date.UTC(2027, month, 15)));
    await page.goto(servicePath(slug));
    const line = page.locator("p", { hasText: season.words.this_month });
    await expect(line.locator("span").filter({ visible: true })).toHaveText([
      `${season.words.this_month}: ${season.months[month] ?? ""}`,
    ]);
  }
});
