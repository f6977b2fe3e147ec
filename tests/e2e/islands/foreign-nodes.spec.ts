/**
 * Islands and the form on pages that are not as they were served: a browser has translated the text, or an
 * extension has added nodes.
 */
import process from "node:process";
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { button, row, slidesInView } from "../../support/carousel.ts";
import { content, onePageOfEachKind } from "../../support/pages.ts";
import {
  ann,
  field,
  fillInForm,
  message,
  quoteForm,
  submit,
  words,
} from "../../support/quote-form.ts";
import { expect, test } from "../../support/mock-email-service.ts";
import { hydrateIslands } from "../../support/hydrate.ts";
import { gateScripts } from "../../support/script-loading.ts";

const questions = (page: Page) => page.locator("#questions :is(h3, h4) > button");
const accordion = "astro-island:has(> #questions)";
const answers = (page: Page) => page.locator("#questions [data-answer]");

/** Changes every text, and wraps it in two `font` elements, as Chrome's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest("script, style, textarea, svg"))
        found.push(texts.currentNode);
    }
    for (const text of found) {
      const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
      if (!outer || !inner) continue;
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
      // Labels, by which fields are found, keep their words.
      if (!inner.closest("label")) text.nodeValue = text.nodeValue?.toUpperCase() ?? "";
    }
  });

async function hydrateAll(page: Page) {
  await hydrateIslands(page);
  await expect(page.locator("astro-island[ssr][client=intent]")).toHaveCount(0);
}

const letters = (page: Page) =>
  page.evaluate(() => document.body.textContent.replaceAll(/\s/g, "").length);

test("no island of a translated page loses text @nightly", async ({ page }) => {
  test.slow();
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    await translate(page);
    const before = await letters(page);
    await hydrateAll(page);
    expect(await letters(page), path).toBeGreaterThanOrEqual(before);
  }
});

test("on a translated page islands work, and keep what is typed", async ({ page, service }) => {
  await page.goto(staticRoutes.home);
  await translate(page);
  await field(page, "name").pressSequentially("Zoë", { delay: 100 });
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("Zoë");
  await fillInForm(page, ann);
  await submit(page).click();
  await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
  expect(service.requests).toHaveLength(1);

  await questions(page).nth(1).dispatchEvent("click");
  await expect(answers(page).nth(1)).toBeVisible();
  await expect(answers(page).nth(1)).not.toBeEmpty();

  await page.locator("a.more[data-opener]").first().click();
  await expect(page.getByRole("dialog").locator("p").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await row(page).scrollIntoViewIfNeeded();
  await button(page, "next").click();
  await expect(slidesInView(page).first()).not.toHaveAccessibleName(/^1 /);
});

test("on a translated page a sound plays, and the wall shows chosen reviews @nightly", async ({
  page,
}) => {
  await page.goto(staticRoutes.learn);
  await translate(page);
  const play = page.locator("#listen button[aria-pressed]").first();
  await play.click();
  await expect(play).toHaveAttribute("aria-pressed", "true");

  const { wall: words } = content.pages.reviews;
  await page.goto(staticRoutes.reviews);
  await translate(page);
  const wall = page.locator("form", { has: page.getByLabel(words.city) });
  await wall.getByRole("checkbox").check();
  await wall.getByRole("radio", { name: words.animals.bird }).check();
  await expect(wall.locator("li").filter({ visible: true })).toHaveCount(
    content.reviews.filter(({ animal }) => animal === "bird").length,
  );
});

/**
 * Adds an element to an island or the form: at one place outside its slots or, if `place` is -1, at
 * every place. Returns the number of places; those of elements with the same class count once.
 */
const addElement = (page: Page, selector: string, place: number) =>
  page.locator(selector).evaluate((root, index) => {
    const parents = [root, ...root.querySelectorAll("*:not(svg, svg *, textarea, input)")];
    const places = parents.flatMap((parent) =>
      [...parent.childNodes, null].map((next, number) => ({
        key: parent.closest("astro-slot")
          ? ""
          : `${parent.localName} ${parent.getAttribute("class")} ${number}`,
        add: () => parent.insertBefore(document.createElement("div"), next),
      })),
    );
    const different = new Map(places.filter(({ key }) => key).map((one) => [one.key, one]));
    for (const { add } of index < 0 ? places : [...different.values()].slice(index, index + 1))
      add();
    return different.size;
  }, place);

const step = process.env["TEST_ALL"] ? 1 : 24;

/** Calls `check` on a new page for all places of the island at once, and for every `step`th. */
async function atEveryPlace(
  page: Page,
  path: string,
  selector: string,
  check: (place: string) => Promise<void>,
) {
  test.slow();
  for (let place = -1, count = 0; place < count; place += step) {
    await page.goto(path);
    count = await addElement(page, selector, place);
    await check(`place ${place}`);
  }
}

test("a form with an element added anywhere works, and keeps what is typed", async ({ page }) => {
  await atEveryPlace(page, staticRoutes.contact, "form[data-quote]", async (place) => {
    await message(page).fill("Thumps");
    await submit(page).press("Enter");
    await expect(field(page, "name"), place).toBeFocused();
    await expect(field(page, "name"), place).toHaveAttribute("aria-invalid", "true");
    await expect(message(page), place).toHaveValue("Thumps");
  });
});

test("with an element added anywhere in the accordion, its questions open @nightly", async ({
  page,
}) => {
  const path = staticRoutes.toronto;
  const count = content.faqs.get("toronto")?.questions.length ?? 0;
  await atEveryPlace(page, path, accordion, async (place) => {
    await questions(page).nth(1).click();
    await expect(answers(page).nth(1), place).toBeVisible();
    await expect(answers(page).nth(1), place).not.toBeEmpty();
    await expect(questions(page), place).toHaveCount(count);
  });
});

test("a press during which React renders an accordion anew is a click @nightly", async ({
  page,
}) => {
  const gate = await gateScripts(page);
  gate.close();
  await page.goto(staticRoutes.toronto);
  await addElement(page, accordion, -1);
  await questions(page).first().hover();
  await page.mouse.down();
  const arrival = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("FaqAccordion"),
  );
  gate.open();
  await arrival;
  // Long enough for React to render, if it does not wait for the end of the press.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(answers(page).first()).toBeVisible();
});

test("an island that throws shows its served nodes, and works when used again", async ({
  page,
}) => {
  await page.goto(staticRoutes.home);
  const more = page.locator("a.more[data-opener]").first();
  await more.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // React throws when it removes a node that something else has moved.
  await dialog.locator("..").evaluate((overlay) => {
    document.querySelector("main")?.append(overlay);
  });
  await page.keyboard.press("Escape");
  await expect(more).toBeVisible();
  await dialog.locator("..").evaluateAll((overlays) => {
    for (const overlay of overlays) overlay.remove();
  });
  await more.click();
  await expect(dialog).toBeVisible();
});
