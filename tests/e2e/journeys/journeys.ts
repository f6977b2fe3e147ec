/** Describes what visitors do, in every engine: Chromium, Firefox and WebKit. */
import { expect } from "@playwright/test";
import { addRanges, formatRange } from "#content/price-range.ts";
import { directionOf } from "#content/facts.ts";
import { callHref } from "#features/contact/contact-links.ts";
import { helpPath, servicePath, staticRoutes } from "#routes.ts";
import { answers, type ChosenAnswer } from "#demo/mailbox/next-answer.ts";
import { heardLine } from "../../support/heard-line.ts";
import { haveModulesRun } from "../../support/modules.ts";
import { guideLinks, menuLinks } from "../../support/menu-links.ts";
import { citiesWithDocument, content, onePageOfEachKind, required } from "../../support/pages.ts";
import { ann as example } from "../../support/quote-form.ts";

/** The keys that journeys press, besides letters. */
export type JourneyKey = "ArrowDown" | "Enter" | "Escape" | "Tab";

/**
 * Describes what a journey needs of a page: the part of Playwright's `Page` that WebDriver has too.
 */
export interface JourneyPage {
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<unknown>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  keyboard: { press(key: JourneyKey): Promise<void>; type(text: string): Promise<void> };
  evaluate<R, A>(script: (argument: A) => R, argument: A): Promise<Awaited<R>>;
}

/** The fixtures of journeys. */
export interface JourneyFixtures {
  visitor: JourneyPage;
  /** Makes storage throw in the page that is opened next. */
  blockStorage: () => Promise<unknown>;
  /** The errors of the first page that was opened. */
  errors: () => Promise<string[]>;
}

/** A part of Playwright's `test`. */
type Test = (
  title: string,
  details: { tag: string[] },
  body: (fixtures: JourneyFixtures) => Promise<void>,
) => void;

const { home, costGuide, site, sounds, emergencyGuide, quoteForm: words, business } = content;
const ann = { ...example, message: "Thumps at night." };

/** The toasts, which are hidden in the page until one is shown. */
const toast = "[data-toast]";

/** The texts of the visible elements; none while another page loads. */
const texts = (visitor: JourneyPage, selector: string): Promise<string[]> =>
  visitor
    .evaluate(
      (css) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.innerText.trim()),
      selector,
    )
    .catch(() => []);

/** Expects the page to show elements with these texts, and no others that match. */
const expectTexts = (visitor: JourneyPage, selector: string, expected: unknown[]) =>
  expect.poll(() => texts(visitor, selector), selector).toEqual(expected);

const containing = (text: string): unknown => expect.stringContaining(text);

/** Expects the focus on the first such element. */
const expectFocus = (visitor: JourneyPage, selector: string) =>
  expect
    .poll(
      () =>
        visitor.evaluate((css) => document.activeElement === document.querySelector(css), selector),
      `focus on ${selector}`,
    )
    .toBe(true);

/**
 * Expects the quote form of the page at this path to have these values, once its modules have run:
 * Firefox may cache a page that is left before with the draft of that time.
 */
const expectValues = (visitor: JourneyPage, path: string, values: Partial<typeof ann>) => {
  const valuesByName = () =>
    visitor
      .evaluate(
        (expected) =>
          location.pathname === expected
            ? Object.fromEntries(
                Array.from(
                  document.querySelectorAll<HTMLInputElement>(
                    "#quote-message, [id^=quote-][required]",
                  ),
                  ({ name, value }) => [name, value],
                ),
              )
            : {},
        path,
      )
      .then(async (found) => ((await visitor.evaluate(haveModulesRun, null)) ? found : {}))
      .catch(() => ({}));
  return expect.poll(valuesByName, `values at ${path}`).toMatchObject(values);
};

async function fillInForm(visitor: JourneyPage, values: Partial<typeof ann> = ann) {
  for (const [name, value] of Object.entries(values)) await visitor.fill(`#quote-${name}`, value);
}

/** Goes back or forward in the history. */
const go = (visitor: JourneyPage, by: -1 | 1) =>
  visitor.evaluate((steps) => void setTimeout(() => history.go(steps)), by);

/** Chooses the answers to this visitor's requests until the next choice. */
const chooseAnswer = (visitor: JourneyPage, answer: ChosenAnswer) =>
  visitor.evaluate((chosen) => {
    document.cookie ||= `mailbox-session=${crypto.randomUUID()}; path=/`;
    const body = new URLSearchParams({ answer: chosen, times: "until changed" });
    return fetch("/__mailbox/next", { method: "POST", body }).then(({ ok }) => ok);
  }, answer);

/** The requests that have arrived, as JSON. */
const mailbox = (visitor: JourneyPage) =>
  visitor.evaluate(() => fetch("/__mailbox.json").then((response) => response.text()), null);

/** Defines every journey with this engine's `test`. */
export function defineJourneys(test: Test) {
  type Body = (fixtures: JourneyFixtures) => Promise<void>;
  const journey = (title: string, body: Body) => {
    test(title, { tag: [] }, body);
  };
  /** A journey of which every day's tests in Chromium cover the behaviour, if not the engine. */
  const nightly = (title: string, body: Body) => {
    test(title, { tag: ["@nightly"] }, body);
  };

  for (const { path } of onePageOfEachKind) {
    nightly(
      `${path} has its heading, fits a phone and a wide screen, and reports no error`,
      async ({ visitor, errors }) => {
        await visitor.goto(path);
        for (const width of [390, 1440]) {
          await visitor.setViewportSize({ width, height: 844 });
          const widths = () =>
            visitor.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              return { window: innerWidth, beyond: scrollWidth - clientWidth };
            }, null);
          await expect.poll(widths).toEqual({ window: width, beyond: 0 });
          await expectTexts(visitor, "h1", [expect.stringMatching(/\w/)]);
        }
        expect(await errors()).toEqual([]);
      },
    );
  }

  nightly(
    "what is chosen in Persian or Urdu is written in English, and sent",
    async ({ visitor }) => {
      const [code, { message, states }] = required(
        [...content.languages].find(([one]) => directionOf(one) === "rtl"),
      );
      const [{ choice, english }] = [required(message.options[1])];
      await visitor.goto(helpPath(code));
      await visitor.click(`[value="${choice}"]`);
      await expectTexts(visitor, "[data-own-language]", [containing(choice)]);
      const { name, phone, service_area } = ann;
      await fillInForm(visitor, { name, phone, service_area });
      await visitor.click("[data-unsent] [type=submit]");
      await expectTexts(visitor, "[data-sent] h2", [states.sent]);
      expect(await mailbox(visitor)).toContain(english);
    },
  );

  /** An open dialog, native or made by Radix. */
  const dialog = ":is(dialog[open], [role=dialog])";
  for (const { what, path, opener, define, shown, expected } of [
    {
      what: "the menu",
      path: staticRoutes.services,
      opener: "header [data-opener]",
      define: journey,
      shown: "nav a",
      expected: [...menuLinks, ...guideLinks].map(containing),
    },
    {
      what: "a card's dialog",
      path: staticRoutes.home,
      opener: "a.more[data-opener]",
      define: nightly,
      shown: "h2",
      expected: [home.services.cards[0]?.title],
    },
  ]) {
    define(`${what} opens and keeps the focus; Escape and Back close it`, async ({ visitor }) => {
      await visitor.goto(staticRoutes.contact);
      await visitor.goto(path);
      await visitor.click(opener);
      await expectTexts(visitor, `${dialog} ${shown}`, expected);
      // More often than the dialog has controls.
      for (let step = 0; step < 10; step++) {
        await visitor.keyboard.press("Tab");
        await expectFocus(visitor, `:is(${dialog}, ${dialog} *):focus`);
      }
      await visitor.keyboard.press("Escape");
      await expectTexts(visitor, dialog, []);
      await expectFocus(visitor, opener);

      await visitor.click(opener);
      await expectTexts(visitor, `${dialog} ${shown}`, expected);
      await go(visitor, -1);
      await expectTexts(visitor, dialog, []);
      await expectFocus(visitor, opener);
      expect(await visitor.evaluate(() => location.pathname, null)).toBe(path);
      await go(visitor, -1);
      await expectTexts(visitor, "h1", [content.pages.contact.heading]);
    });
  }

  journey("questions open one at a time, also by keyboard", async ({ visitor }) => {
    const { questions = [] } = content.faqs.get("toronto") ?? {};
    const open = ":is(h3, h4) > [aria-expanded=true]";
    const answer = "[data-answer=item-0] p:first-child";
    await visitor.goto(staticRoutes.toronto);
    await visitor.click(":is(h3, h4) > [aria-expanded]");
    await expectTexts(visitor, open, [questions[0]?.question]);
    await expectTexts(visitor, answer, [expect.stringMatching(/\w/)]);
    await visitor.keyboard.press("ArrowDown");
    await visitor.keyboard.press("Enter");
    await expectTexts(visitor, open, [questions[1]?.question]);
    await expectTexts(visitor, answer, []);
  });

  nightly("the reviews move on when asked", async ({ visitor }) => {
    const current = () =>
      visitor.evaluate(
        () =>
          document
            .querySelector("[data-slides][data-started] .swiper-slide:not([inert])")
            ?.getAttribute("aria-label"),
        null,
      );
    await visitor.goto(staticRoutes.reviews);
    await visitor.evaluate(() => document.querySelector("[data-slides]")?.scrollIntoView(), null);
    await expect.poll(current).toMatch(/^\D*1\D/);
    await visitor.click(`[aria-label="${site.reviews.next}"]`);
    await expect.poll(current).toMatch(/^\D*2\D/);
  });

  journey("the form is filled in and sent by keyboard alone", async ({ visitor }) => {
    const message = crypto.randomUUID();
    await visitor.goto(staticRoutes.contact);
    await visitor.click("#quote-name");
    for (const value of Object.values({ ...ann, message })) {
      await visitor.keyboard.type(value);
      await visitor.keyboard.press("Tab");
    }
    await visitor.keyboard.press("Enter");
    await expectTexts(visitor, "[data-quote] :focus", [containing(words.confirmation)]);
    const mail = await mailbox(visitor);
    for (const value of Object.values({ ...ann, message })) expect(mail).toContain(value);
  });

  nightly(
    "with blocked storage the form is sent, also again",
    async ({ visitor, blockStorage }) => {
      await blockStorage();
      const message = crypto.randomUUID();
      await visitor.goto(staticRoutes.contact);
      expect(await chooseAnswer(visitor, "503")).toBe(true);
      await fillInForm(visitor, { ...ann, message });
      await visitor.click("[data-quote] fieldset [type=submit]");
      await expectTexts(visitor, "#quote-failure", [containing(words.failures.failed.what)]);
      expect(await chooseAnswer(visitor, "200")).toBe(true);
      await visitor.click("[data-quote] [role=group] button");
      await expectTexts(visitor, "[data-quote] :focus", [containing(words.confirmation)]);
      expect((await mailbox(visitor)).split(message)).toHaveLength(2);
    },
  );

  const forms = [staticRoutes.contact, required(citiesWithDocument[0]).path, staticRoutes.home];
  const failures = answers.filter((answer) => answer !== "200");
  for (const [path, answer] of forms.flatMap((path) =>
    failures.map((failure) => [path, failure] as const),
  )) {
    const tag = answer === "503" && path === staticRoutes.contact ? [] : ["@nightly"];
    test(
      `${path}, answer “${answer}”: the text stays, and a retry sends it once`,
      { tag },
      async ({ visitor }) => {
        const typed = { ...ann, message: crypto.randomUUID() };
        await visitor.goto(path);
        expect(await chooseAnswer(visitor, answer)).toBe(true);
        await fillInForm(visitor, typed);
        await visitor.click("[data-quote] fieldset [type=submit]");
        await expectTexts(visitor, toast, [containing(words.toasts.failure.title)]);
        const help = "[data-quote] [role=group]";
        await expectFocus(visitor, help);
        await expectTexts(visitor, `${help} a[href="${callHref(business.phone)}"]`, [
          containing(business.phone),
        ]);
        await expectValues(visitor, path, typed);
        expect(await chooseAnswer(visitor, "200")).toBe(true);
        if (answer !== "keep and hang") {
          await visitor.click(`${help} button`);
          await expectTexts(visitor, toast, [containing(words.toasts.success.title)]);
          await expectValues(visitor, path, { name: "", message: "" });
        }
        expect((await mailbox(visitor)).split(typed.message)).toHaveLength(2);
      },
    );
  }

  nightly(
    "after a reload while sending, the form says that the request may have arrived",
    async ({ visitor }) => {
      const typed = { ...ann, message: crypto.randomUUID() };
      await visitor.goto(staticRoutes.contact);
      expect(await chooseAnswer(visitor, "keep and hang")).toBe(true);
      await fillInForm(visitor, typed);
      await visitor.click("[data-quote] fieldset [type=submit]");
      await expect.poll(() => mailbox(visitor)).toContain(typed.message);
      await visitor.reload();
      await expectTexts(visitor, "#quote-failure", [containing(words.failures.unconfirmed.what)]);
      await expectValues(visitor, staticRoutes.contact, typed);
    },
  );

  nightly("the estimate shows its total and goes into the message", async ({ visitor }) => {
    const [one, other] = costGuide.locations.map(required);
    const total = formatRange(addRanges([required(one).range, required(other).range]));
    await visitor.goto(staticRoutes.home);
    await visitor.click(`#price-${one?.place}`);
    await expectTexts(visitor, "#cost output [data-sum]", [one?.price]);
    await visitor.click(`[name="second-price"][value="${other?.place}"]`);
    // A phone shows the total twice: at the bottom of the window, and on the receipt.
    await expectTexts(visitor, "#cost [data-sum]", [total, total]);
    await visitor.click("#cost [data-message]");
    await expectValues(visitor, staticRoutes.home, { message: containing(total) as string });
  });

  nightly("sounds have an answer, which goes into the message", async ({ visitor }) => {
    const [sound, hour] = [required(sounds.sounds[0]), required(sounds.hours[0])];
    await visitor.goto(staticRoutes.learn);
    await visitor.click("#heard-0");
    await visitor.click("#when-0");
    await expectTexts(visitor, "#listen h3", [expect.stringMatching(/\w/)]);
    await visitor.click("#listen a[data-message]");
    await expectValues(visitor, staticRoutes.home, { message: heardLine(sound, hour) });
  });

  nightly("the emergency guide shows one situation, and a city's numbers", async ({ visitor }) => {
    await visitor.goto(servicePath("emergency"));
    for (const index of [1, 2]) {
      await visitor.click(`#tonight details:nth-of-type(${index}) summary`);
      const { steps = [] } = emergencyGuide.situations[index - 1] ?? {};
      await expectTexts(visitor, "#tonight details ol > li", steps.map(containing));
    }
    const every = await texts(visitor, "#where a[href^='tel:']");
    const chosen = await visitor.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>("#where-city");
      if (select) select.selectedIndex = 1;
      return select?.selectedOptions[0]?.text;
    }, null);
    expect(content.areas.cities.map(({ name }) => name)).toContain(chosen);
    await expect.poll(() => texts(visitor, "#where a[href^='tel:']")).not.toEqual(every);
  });

  journey(
    "a draft survives a reload, another form and Back, and ends when sent",
    async ({ visitor }) => {
      const { contact } = staticRoutes;
      const [city, other] = citiesWithDocument.map(required);
      const first = required(other).path;
      await visitor.goto(first);
      await fillInForm(visitor);
      await visitor.reload();
      await expectValues(visitor, first, ann);

      await visitor.goto(contact);
      await expectValues(visitor, contact, ann);
      await fillInForm(visitor, { name: "Bea" });
      // The browser restores old values; the draft is newer.
      await go(visitor, -1);
      await expectValues(visitor, first, { ...ann, name: "Bea" });
      await go(visitor, 1);
      await expectValues(visitor, contact, { ...ann, name: "Bea" });

      await visitor.goto(required(city).path);
      await visitor.click("[data-quote] fieldset [type=submit]");
      await expectTexts(visitor, toast, [containing(words.toasts.success.title)]);
      const empty = { name: "", phone: "", email: "" };
      await go(visitor, -1);
      await expectValues(visitor, contact, { ...empty, service_area: "" });
      await go(visitor, -1);
      await expectValues(visitor, first, { ...empty, service_area: other?.name });
    },
  );
}
