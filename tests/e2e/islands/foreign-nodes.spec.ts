/**
 * Islands on pages that are not as they were served: a browser has translated the text, or an
 * extension has added nodes.
 */
import { type Page } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { button, row, slidesInView } from "../../support/carousel.ts";
import { content, pagesToOpen } from "../../support/pages.ts";
import { field, message, submit, words } from "../../support/quote-form.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";

const questions = (page: Page) => page.locator("#questions :is(h3, h4) > button");
const answers = (page: Page) => page.locator("#questions [data-answer]");

/** Wraps every text in two `font` elements, as Chrome's translation does. */
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
    }
  });

/** Hydrates every island of the page. */
async function hydrateAll(page: Page) {
  await page.locator("astro-island").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("pointerenter"));
  });
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

const letters = (page: Page) =>
  page.evaluate(() => document.body.textContent.replaceAll(/\s/g, "").length);

for (const { path, tag } of pagesToOpen) {
  test(`${path}: no island of a translated page loses text`, { tag }, async ({ page }) => {
    await page.goto(path);
    await translate(page);
    const before = await letters(page);
    await hydrateAll(page);
    expect(await letters(page)).toBeGreaterThanOrEqual(before);
  });
}

test("on a translated page every island works, and keeps what is typed", async ({
  page,
  service,
}) => {
  await page.goto(staticRoutes.home);
  await translate(page);
  await field(page, "name").pressSequentially("Zoë", { delay: 100 });
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveValue("Zoë");
  await fillIn(page, ann);
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

/**
 * Adds an element at every place that `place` is or, without it, at every place of the island at
 * once; within slots only in the latter case. Returns the number of places.
 */
const addElements = (page: Page, selector: string, place?: number) =>
  page.locator(selector).evaluate((part, only) => {
    const island = part.closest("astro-island");
    if (!island) throw new Error("This is not in an island.");
    const parents = [island, ...island.querySelectorAll("*:not(svg, svg *, textarea, input)")];
    const places = parents
      .filter((parent) => only === null || !parent.closest("astro-slot"))
      .flatMap((parent) =>
        [...parent.childNodes, null].map((next) => () => {
          const added = document.createElement("div");
          added.dataset["extension"] = "";
          parent.insertBefore(added, next);
        }),
      );
    if (only === null) places.forEach((add) => add());
    else places[only]?.();
    return places.length;
  }, place ?? null);

/** Calls `check` on a new page for each place of the island, and for all at once. */
async function atEveryPlace(
  page: Page,
  path: string,
  selector: string,
  check: (place: string) => Promise<void>,
) {
  let count = 1;
  for (let place = 0; place < count; place++) {
    await page.goto(path);
    count = await addElements(page, selector, place);
    await check(`place ${place}`);
  }
  await page.goto(path);
  await addElements(page, selector);
  await check("every place");
}

test("with an element added anywhere in the form, it keeps what is typed, and works", async ({
  page,
}) => {
  test.slow();
  await atEveryPlace(page, staticRoutes.contact, "form[data-quote]", async (place) => {
    await message(page).fill("Thumps");
    await submit(page).press("Enter");
    await expect(quoteForm(page), place).toHaveAttribute("novalidate");
    await expect(field(page, "name"), place).toBeFocused();
    await expect(field(page, "name"), place).toHaveAttribute("aria-invalid", "true");
    await expect(message(page), place).toHaveValue("Thumps");
    await page.evaluate(() => sessionStorage.clear());
  });
});

test("with an element added anywhere in the accordion, its questions open", async ({ page }) => {
  test.slow();
  await atEveryPlace(page, staticRoutes.local_raccoon_solutions, "#questions", async (place) => {
    await questions(page).nth(1).click();
    await expect(answers(page).nth(1), place).toBeVisible();
    await expect(answers(page).nth(1), place).not.toBeEmpty();
    await expect(questions(page), place).toHaveCount(
      content.faqs.get("local-raccoon-solutions")?.questions.length ?? 0,
    );
  });
});

test("an island that throws shows its served nodes again, and works when it is used again", async ({
  page,
}) => {
  await page.goto(staticRoutes.contact);
  await message(page).fill("Thumps");
  await submit(page).press("Enter");
  const summary = quoteForm(page).getByRole("alert").locator("ul");
  await expect(summary).toBeVisible();
  // React throws when it removes a node that something else has moved.
  await summary.evaluate((list) => document.body.append(list));
  for (const name of ["name", "phone", "email", "service_area"] as const)
    await field(page, name).fill(ann[name]);
  await expect(field(page, "name")).toHaveValue(ann.name);
  await expect(message(page)).toHaveValue("Thumps");
  await field(page, "name").fill("");
  await submit(page).press("Enter");
  await expect(field(page, "name")).toBeFocused();
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
});
