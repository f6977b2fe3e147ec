/** A visitor who reads no English gets to a correct request. */
import { type Page } from "@playwright/test";
import { helpPath, staticRoutes } from "#routes.ts";
import { directionOf } from "#content/facts.ts";
import { emailService } from "#email-service.ts";
import { blockStorage } from "../support/blocked-storage.ts";
import { content, required } from "../support/pages.ts";
import { accepted, expect, test } from "../support/mock-email-service.ts";
import { ann, lineFields, sentNames } from "../support/quote-form.ts";
import { gatePageModule } from "../support/script-loading.ts";
import { waitForModules } from "../support/test.ts";

const english = content.languageSource.message;
const languages = [...content.languages];
/** A language of each direction. */
const examples = ["ltr", "rtl"].map((dir) =>
  required(languages.find(([code]) => directionOf(code) === dir)),
);
const [[firstCode, first]] = [required(examples[0])];
const rightToLeft = required(examples[1]);

/** Answers the first question, which is open, and the second, which is folded. */
const choose = async (page: Page, { message }: typeof first) => {
  const label = (choice: string) => page.locator("label", { hasText: choice }).first();
  await label(required(message.options[1]).choice).click();
  await page.locator("[data-choices] summary", { hasText: message.where }).click();
  await label(required(message.places[1]).choice).click();
};
const expected = [english.options, english.places].map((list) => required(list[1]).english);

for (const [code, language] of languages) {
  test.describe(`${code}, a browser in this language`, () => {
    test.use({ locale: code });

    test(
      "leads in five taps from a page to a text message",
      { tag: code === rightToLeft[0] ? "@firefox" : ["@firefox", "@nightly"] },
      async ({ page, consoleErrors }) => {
        await page.goto(staticRoutes.contact);
        await page.locator("#offer a").click();
        await page.waitForURL(`**${helpPath(code)}`);
        await choose(page, language);
        const text = page.getByRole("link", { name: language.message.text, exact: true });
        // Firefox would ask for a program.
        await text.evaluate((link) => {
          link.addEventListener("click", (event) => event.preventDefault());
        });
        await text.click();
        const href = decodeURIComponent((await text.getAttribute("href")) ?? "");
        for (const words of expected) expect(href).toContain(words);
        await expect(page.locator("[data-own-language]")).toContainText(
          required(language.message.options[1]).choice,
        );
        expect(consoleErrors).toEqual([]);
      },
    );
  });
}

test("the line stays closed during the visit @nightly", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: firstCode, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(staticRoutes.contact);
  await page.locator("#offer button").click();
  await page.goto(staticRoutes.areas);
  await expect(page.locator("#offer")).toBeHidden();
  await context.close();
});

test.describe("in a Persian browser", () => {
  test.use({ locale: "fa-IR" });

  test("sends the usual fields, once, with both messages and a number", async ({
    page,
    service,
  }) => {
    await page.goto(helpPath(firstCode));
    await choose(page, first);
    await page.getByLabel(first.labels.name, { exact: true }).fill(ann.name);
    await page.getByLabel(first.labels.phone, { exact: true }).fill(ann.phone);
    await page.getByLabel(first.labels.service_area, { exact: true }).fill(ann.service_area);
    await page.reload();
    await expect(page.getByLabel(first.labels.name, { exact: true })).toHaveValue(ann.name);
    await expect(page.locator("#quote-message")).toHaveValue(new RegExp(required(expected[0])));
    service.answer = { status: 503, body: "" };
    const send = page.getByRole("button", { name: first.message.send, exact: true });
    await send.click();
    await expect(page.getByRole("group", { name: first.states.failed })).toBeVisible();
    service.answer = accepted;
    await send.dblclick();
    await expect(page.getByRole("heading", { name: first.states.sent })).toBeVisible();
    expect(service.requests).toHaveLength(2);
    const fields = new Map(service.requests[1]);
    // A time in the office's calendar and digits.
    expect(fields.get("time")).toMatch(/^\d{4}-/);
    const message = fields.get("message") ?? "";
    const number = await page.locator("[data-sent] b").textContent();
    for (const words of [...expected, required(first.message.options[1]).choice, number ?? "?"])
      expect(message).toContain(words);
    // A field of one line that has no label in this language is not asked for.
    const asked = [...sentNames, ...emailService.addedFields].filter(
      (name) => !lineFields.some((field) => field.name === name) || name in first.labels,
    );
    expect([...fields.keys()].filter((name) => !/_id$/.test(name)).toSorted()).toEqual(
      asked.toSorted(),
    );
  });
});

test("without storage a corrected choice still replaces the first one", async ({ page }) => {
  await blockStorage(page);
  await page.goto(helpPath(firstCode));
  const before = required(english.options[0]);
  await page.locator("label", { hasText: required(first.message.options[0]).choice }).click();
  await choose(page, first);
  const message = page.locator("#quote-message");
  const value = await message.inputValue();
  expect(value).not.toContain(before.english);
  for (const words of expected) expect(value.split(words), words).toHaveLength(2);
});

test.describe("before the page's script has arrived", () => {
  test.use({ visitsWaitForModules: false });

  test("what is chosen stays, and is in the message after earlier words", async ({ page }) => {
    const message = page.locator("#quote-message");
    const typed = "It came through the roof.";
    await page.goto(staticRoutes.contact);
    await waitForModules(page);
    await message.fill(typed);
    const script = await gatePageModule(page);
    await page.goto(helpPath(firstCode));
    await choose(page, first);
    script.open();
    for (const words of [typed, ...expected]) await expect(message).toHaveValue(new RegExp(words));
  });
});

for (const [code, language] of examples) {
  const tag = code === rightToLeft[0] ? [] : "@nightly";
  test(
    `${code}: no violations, no sideways scroll, and the message in large letters`,
    { tag },
    async ({ page, findAccessibilityViolations }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(helpPath(code));
      await choose(page, language);
      expect(await findAccessibilityViolations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("button", { name: language.message.show, exact: true }).click();
      const large = page.locator("[data-large-message]");
      await expect(large).toContainText(content.business.phone);
      await expect(large).toContainText(required(expected[0]));
      await page.goBack();
      await expect(large).toBeHidden();
      await page.getByRole("button", { name: language.message.show, exact: true }).click();
      await page.keyboard.press("Escape");
      await expect(large).toBeHidden();
      // The dialog goes back in the history, which takes a moment.
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
      expect(new URL(page.url()).pathname).toBe(helpPath(code));
      await page.goBack();
      await expect(page).toHaveURL("about:blank");
    },
  );
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts one message with both texts", async ({ page, service }) => {
    await page.goto(helpPath(firstCode));
    await page.locator("#help-message").selectOption({ index: 8 });
    await page.getByLabel(first.labels.name, { exact: true }).fill(ann.name);
    await page.getByLabel(first.labels.phone, { exact: true }).fill(ann.phone);
    await page.getByLabel(first.labels.service_area, { exact: true }).fill(ann.service_area);
    await page.getByRole("button", { name: first.message.send }).click();
    await expect.poll(() => service.requests.length).toBe(1);
    const messages = (service.requests[0] ?? []).filter(([name]) => name === "message");
    expect(messages).toHaveLength(1);
    const [what, where] = [required(english.options[1]), required(english.places[1])];
    for (const words of [what.english, where.english, required(first.message.options[1]).choice])
      expect(messages[0]?.[1]).toContain(words);
  });
});
