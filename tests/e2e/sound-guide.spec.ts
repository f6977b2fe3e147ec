/** The guide to animal sounds, and the calendar of the animals' year. */
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { type Page } from "@playwright/test";
import { heardPath, staticRoutes } from "#routes.ts";
import { forgetHas } from "../support/changed-page.ts";
import { heardLine } from "../support/heard-line.ts";
import { content, required } from "../support/pages.ts";
import { field, message } from "../support/quote-form.ts";
import { expect, test } from "../support/test.ts";

const { site, sounds, season } = content;
const guide = (page: Page) => page.locator("#listen form");
const radio = (page: Page, label: string) => guide(page).getByRole("radio", { name: label });
const nameOf = new Map(sounds.animals.map(({ key, name }) => [key, name]));
const firstSound = required(sounds.sounds[0]);
const firstHour = required(sounds.hours[0]);
const { learn } = staticRoutes;

/** Every combination of sound, hour, and one sign or none; by day a seventh, with every sound and sign. */
const cells = sounds.sounds
  .flatMap((sound, heard) =>
    sounds.hours.flatMap(({ key }, when) =>
      [undefined, ...sounds.signs].map((sign, saw) => {
        const answer = required(sound.answers.find(({ hours }) => hours.includes(key)));
        const own = sound.answers.flatMap(({ likely, could_be }) => [...likely, ...could_be]);
        const agrees = sign?.animals.some((animal) => own.includes(animal));
        return {
          ids: [`heard-${heard}`, `when-${when}`, ...(sign ? [`saw-${saw - 1}`] : [])],
          likely: answer.likely.map((animal) => nameOf.get(animal) ?? ""),
          texts: [
            answer.text,
            sound.probably_not,
            ...sound.do,
            sound.do_not,
            ...answer.could_be.map((animal) => nameOf.get(animal) ?? ""),
            ...(sign ? [sign.text, ...(agrees ? [] : [sounds.words.disagree])] : []),
          ],
          hidden: [
            ...sound.answers.flatMap((other) => (other === answer ? [] : [other.text])),
            ...sounds.signs.flatMap((other) => (other === sign ? [] : [other.text])),
            ...(agrees === false ? [] : [sounds.words.disagree]),
          ],
        };
      }),
    ),
  )
  .filter((_, index) => process.env["TEST_ALL"] || index % 7 === 0);

test("a combination of sound, hour and sign shows only its own answer, until a button clears them", async ({
  page,
}) => {
  await page.goto(learn);
  const shown = await guide(page).evaluate(
    (form, choices) =>
      choices.map((ids) => {
        (form as HTMLFormElement).reset();
        for (const id of ids) document.getElementById(id)?.click();
        return {
          text: (form as HTMLElement).innerText,
          headings: [...form.querySelectorAll("h3")].flatMap((heading) =>
            heading.checkVisibility() ? [heading.innerText] : [],
          ),
        };
      }),
    cells.map(({ ids }) => ids),
  );
  cells.forEach(({ ids, likely, texts, hidden }, index) => {
    const { text = "", headings = [] } = shown[index] ?? {};
    const cell = ids.join(" ");
    expect(headings, cell).toHaveLength(1);
    for (const name of likely)
      expect(headings[0]?.toLowerCase(), cell).toContain(name.toLowerCase());
    for (const part of texts) expect(text, cell).toContain(part);
    for (const part of hidden) expect(text, cell).not.toContain(part);
  });
  await guide(page).getByRole("button", { name: sounds.words.start_again }).click();
  await expect(guide(page).getByText(sounds.words.waiting)).toBeVisible();
  await expect(guide(page).getByRole("heading")).toHaveCount(0);
});

test("on a phone the answer is in view after a choice, wherever the sounds stand @nightly", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(learn);
  // The last sound is just above the bottom bar.
  const bar = await page.locator("body > nav").boundingBox();
  await radio(page, sounds.sounds.at(-1)?.label ?? "").evaluate((last, bottom) => {
    scrollBy({ top: last.getBoundingClientRect().bottom - bottom, behavior: "instant" });
  }, bar?.y ?? 0);
  for (const { label } of [firstSound, firstHour]) {
    await radio(page, label).check();
    await expect(guide(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
    const endOfAnswer = async () => {
      const end = await guide(page).getByText(firstSound.do_not).boundingBox();
      return (end?.y ?? Infinity) + (end?.height ?? 0);
    };
    await expect.poll(endOfAnswer).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("the choices go into the form's message, on this page or another", async ({ page }) => {
  const sign = required(sounds.signs[0]);
  await page.goto(learn);
  for (const { label } of [firstSound, firstHour, sign]) await radio(page, label).check();
  await guide(page).getByRole("link", { name: sounds.words.send }).click();
  await page.waitForURL((url) => url.pathname === staticRoutes.home);
  await expect(message(page)).toHaveValue(heardLine(firstSound, firstHour, sign));
  // The page has finished scrolling to its form.
  await expect(field(page, "name")).toBeFocused();

  const other = required(sounds.sounds[1]);
  await guide(page).getByRole("button", { name: sounds.words.start_again }).click();
  await radio(page, other.label).check();
  await guide(page).getByRole("link", { name: sounds.words.send }).click();
  await expect(message(page)).toHaveValue(heardLine(other));
  await message(page).fill("Only at the weekend.");
  await expect(message(page)).toHaveValue("Only at the weekend.");
});

test("an answer is in the address and in the whole page, and goes back, forward and away with it @firefox", async ({
  page,
}) => {
  const place = page.locator(`#estimate [name=price][value="${firstSound.place ?? ""}"]`);
  const gable = page.locator(".hd-heard");
  const mail = page.locator("main a[href^='mailto:']:not([data-quote] *)");
  const heard = `/?heard=${firstSound.key}`;
  const expectAnswer = async (address: string, line: string) => {
    await expect(page).toHaveURL(address);
    await expect(message(page)).toHaveValue(line);
    await expect(place).toBeChecked({ checked: line !== "" });
    await expect(gable).toHaveCSS("opacity", line ? "1" : "0");
    const inMail = encodeURIComponent(line).replaceAll(/[()]/g, "\\$&");
    if (line) await expect(mail).toHaveAttribute("href", new RegExp(inMail));
    else await expect(mail).not.toHaveAttribute("href", /body=/);
  };
  await page.goto(staticRoutes.home);
  await radio(page, firstSound.label).check();
  await expectAnswer(heard, heardLine(firstSound));
  await radio(page, firstHour.label).check();
  const whole = `${heard}&when=${firstHour.key}`;
  await expectAnswer(whole, heardLine(firstSound, firstHour));
  await page.reload();
  await expectAnswer(whole, heardLine(firstSound, firstHour));
  await page.goBack();
  await expectAnswer(heard, heardLine(firstSound));
  await page.goForward();
  await expectAnswer(whole, heardLine(firstSound, firstHour));
  // A link to a section of the page keeps it.
  await guide(page).getByRole("link", { name: site.shortcuts.cost }).click();
  await expectAnswer(`${whole}#cost`, heardLine(firstSound, firstHour));
  await page.getByRole("button", { name: sounds.words.take_off }).click();
  await expectAnswer("/#cost", "");
  await expect(message(page)).toBeFocused();
});

test("an answer in the address changes nothing that the visitor has chosen or written @nightly", async ({
  page,
}) => {
  const otherPlace = required(
    content.costGuide.locations.find(({ place }) => place !== firstSound.place),
  );
  await page.goto(`/?heard=${firstSound.key}&price=${otherPlace.place}`);
  await expect(message(page)).toHaveValue(heardLine(firstSound));
  await message(page).fill("Steps, I think.");
  await page.locator(`#estimate [name=price][value="${otherPlace.place}"]`).check();
  await radio(page, firstHour.label).check();
  await expect(page).toHaveURL(/when=/);
  await expect(message(page)).toHaveValue("Steps, I think.");
  await expect(page.locator("#estimate [name=price]:checked")).toHaveValue(otherPlace.place);
  for (const address of ["/?heard=nothing&when=never", "/?heard=__proto__&saw=%00"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expect(guide(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(guide(page).getByText(sounds.words.waiting)).toBeVisible();
  }
});

test("an answer can be sent to someone, who sees it at its hour and takes it to the form @nightly", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sent: ShareData[] = [];
    const share = (data: ShareData) => Promise.resolve(void sent.push(data));
    Object.assign(window, { sent });
    Object.defineProperty(navigator, "share", { value: share });
  });
  const url = new RegExp(`${heardPath(firstSound.key)}#${firstHour.key}$`);
  const sent = () => page.evaluate(() => Reflect.get(window, "sent") as ShareData[]);
  const send = async () => {
    for (const { label } of [firstSound, firstHour]) await radio(page, label).check();
    await expect(page).toHaveURL(/when=/);
    await guide(page).getByRole("link", { name: sounds.words.share }).click();
  };
  await page.goto(learn);
  await send();
  await expect.poll(sent).toHaveLength(1);
  const [data] = await sent();
  expect(data?.text).toContain(`${firstSound.label} ${firstHour.phrase}.`);
  expect(data?.url).toMatch(url);

  await page.goto(`${heardPath(firstSound.key)}#${firstHour.key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstSound.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const answer = required(firstSound.answers.find(({ hours }) => hours.includes(firstHour.key)));
  const marked = page.locator("article", { has: page.locator(":target") });
  await expect(marked).toContainText(answer.text);
  await page.getByRole("link", { name: firstHour.label, exact: true }).click();
  await expect(message(page)).toHaveValue(heardLine(firstSound, firstHour));
});

test("where a browser cannot send, the address of an answer is copied @nightly", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.goto(learn);
  await radio(page, firstSound.label).check();
  await expect(page).toHaveURL(/heard=/);
  await guide(page).getByRole("link", { name: sounds.words.share }).click();
  await expect(guide(page).getByRole("link", { name: sounds.words.copied })).toBeVisible();
  const [address = ""] = await page.evaluate(() => Reflect.get(window, "copied") as string[]);
  expect(new URL(address).pathname).toBe(heardPath(firstSound.key));
});

test("what the first touch of a sound loads is small, with no React @nightly", async ({ page }) => {
  await page.goto(learn);
  const loaded: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loaded.push(response.body());
  });
  await radio(page, firstSound.label).check();
  await expect(page).toHaveURL(/heard=/);
  const scripts = Buffer.concat(await Promise.all(loaded));
  expect(brotliCompressSync(scripts).length).toBeLessThan(2500);
});

test("in a browser without :has(), and in print, the guide is a plain list @nightly", async ({
  page,
}) => {
  await forgetHas(page, learn);
  const expectList = async () => {
    for (const { label, answers } of sounds.sounds) {
      const row = guide(page)
        .locator("div", { has: page.getByText(label, { exact: true }) })
        .last();
      const animal = nameOf.get(answers[0]?.likely[0] ?? "") ?? "";
      await expect(row.getByRole("heading", { name: animal })).toBeVisible();
    }
    await expect(guide(page).getByRole("radio").filter({ visible: true })).toHaveCount(0);
    await expect(guide(page).getByRole("heading")).toHaveCount(sounds.sounds.length);
  };
  await page.goto(learn);
  await expectList();
  await page.unroute(`**${learn}`);
  await page.goto(learn);
  await radio(page, firstSound.label).check();
  await page.emulateMedia({ media: "print" });
  await expectList();
});

test("arrow keys move between the sounds, and Tab between their speakers and links @nightly", async ({
  page,
}) => {
  await page.goto(learn);
  await radio(page, firstSound.label).focus();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, sounds.sounds[1]?.label ?? "")).toBeChecked();
  // The speakers of this sound and of the following ones, except of the smell.
  for (const { label } of sounds.sounds.slice(1, -1)) {
    await page.keyboard.press("Tab");
    await expect(guide(page).getByRole("button", { name: label })).toBeFocused();
  }
  const rows = await guide(page)
    .locator("[data-answers] a:not([data-share])")
    .filter({ visible: true })
    .all();
  for (const row of rows) {
    await page.keyboard.press("Tab");
    await expect(row).toBeFocused();
  }
  for (const name of [sounds.words.share, sounds.words.send]) {
    await page.keyboard.press("Tab");
    await expect(guide(page).getByRole("link", { name })).toBeFocused();
  }
});

test("answers have no accessibility violations @nightly", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.goto(learn);
  const sign = required(sounds.signs[0]);
  for (const { label } of sounds.sounds) {
    for (const choice of [label, firstHour.label, sign.label]) await radio(page, choice).check();
    expect(await findAccessibilityViolations("#listen"), label).toEqual([]);
  }
});

const months = process.env["TEST_ALL"]
  ? Array.from({ length: 12 }, (_, index) => index + 1)
  : [5, 12];

/** Times, and the number of the month in Toronto: last hours of months, and a first minute. */
const times: [time: string, month: number][] = [
  // The next month has begun in UTC and in the visitor's time zone.
  ...months.map((month): [string, number] => [
    new Date(Date.UTC(2027, month, 1, 3, 59)).toISOString(),
    month,
  ]),
  ["2027-01-01T05:01:00Z", 1],
];

test.describe("in a time zone ahead of Toronto", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("Toronto's month is marked in the calendar, with its warnings below the sounds @nightly", async ({
    page,
  }) => {
    for (const [time, month] of times) {
      const name = new Date(2000, month - 1).toLocaleString("en-CA", { month: "long" });
      await page.clock.setFixedTime(new Date(time));
      await page.goto(staticRoutes.learn);
      const marked = page.locator("#season [aria-current=date]");
      await expect(marked, time).toContainText([name]);
      const warnings = await guide(page)
        .locator("[data-months]:not([hidden])")
        .evaluateAll((all) => all.map((warning) => warning.textContent.trim()));
      expect(new Set(warnings), time).toEqual(
        new Set(
          season.animals
            .filter(({ do_not_close }) => do_not_close.includes(month))
            .map(({ warning }) => `${sounds.words.in_month.replace("{month}", name)} ${warning}`),
        ),
      );
    }
  });
});

test("the calendar has a text for every month of every animal, and no accessibility violations @nightly", async ({
  page,
  findAccessibilityViolations,
}) => {
  await page.goto(staticRoutes.learn);
  for (const animal of season.animals) {
    const year = page.getByRole("rowgroup").filter({ hasText: animal.name });
    const texts = await year.getByRole("cell").allInnerTexts();
    expect(texts).toHaveLength(12);
    texts.forEach((text, index) => {
      for (const state of ["born", "cannot_move", "leave", "do_not_close"] as const) {
        const isShown = state !== "do_not_close" || !animal.search_first;
        const holds = isShown && animal[state].includes(index + 1);
        expect(text.includes(season.words[state]), `${animal.name} ${index + 1}`).toBe(holds);
      }
    });
  }
  expect(await findAccessibilityViolations("#season")).toEqual([]);
});
