import { type Locator } from "@playwright/test";
import { callHref, textHref } from "#features/contact/contact-links.ts";
import { emailService } from "#email-service.ts";
import { staticRoutes } from "#routes.ts";
import { readSettings } from "#settings.ts";
import { fillIn } from "#content/fill-in.ts";
import { blockStorage } from "../../support/blocked-storage.ts";
import { openDay, weekdayOf } from "../../support/open-day.ts";
import { content, citiesWithDocument } from "../../support/pages.ts";
import {
  ann,
  failureText,
  failureTitle,
  field,
  fieldNamed,
  fillInForm,
  help,
  labelOf,
  message,
  openAndFillIn,
  quoteForm,
  retry,
  submit,
  successTitle,
  toast,
  words,
} from "../../support/quote-form.ts";
import { accepted, expect, refused, test } from "../../support/mock-email-service.ts";
import { blockScripts, gatePageModule } from "../../support/script-loading.ts";

const { contact } = staticRoutes;
const { photo } = content.site;
const [city] = citiesWithDocument;

test("a quote request arrives, the confirmation is shown, and the form is reset; an unsafe word after ?from= is left out", async ({
  page,
  service,
}) => {
  const today = openDay("2026-11-22");
  await page.clock.install({ time: `${today}T12:00:00-05:00` });
  await openAndFillIn(page, `${city?.path}?${new URLSearchParams({ from: "<b>van</b>" })}`);
  await submit(page).click();

  await expect(toast(page)).toContainText(successTitle);
  await expect(toast(page)).toContainText(words.toasts.success.description);
  await expect(quoteForm(page).getByText(words.confirmation)).toBeFocused();
  const shifts = content.business.hours.filter(({ days }) => days.includes(weekdayOf(today)));
  const next = fillIn(words.next.day, {
    today: shifts.map(({ opens, closes }) => `${opens} – ${closes}`).join(", "),
  });
  await expect(quoteForm(page).getByText(next)).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "service_area")).toHaveValue(city?.name ?? "");

  const number = await quoteForm(page).locator("#quote-next b").textContent();
  expect(service.requests.map(Object.fromEntries)).toEqual([
    {
      ...ann,
      // Browsers send line breaks in forms as CR LF.
      message: [
        ...ann.message.split("\n"),
        "",
        `${words.in_message.number} ${number}`,
        `${words.in_message.page} ${city?.path}`,
      ].join("\r\n"),
      title: content.business.name,
      website_source: `${content.business.name} Website`,
      time: expect.stringContaining(today),
      ...Object.fromEntries(
        emailService.addedFields.map((name) => [name, expect.stringMatching(/\d/)]),
      ),
      ...readSettings({}).emailAccount,
    },
  ]);
});

test("while sending, fields are disabled and a second submit ignored", async ({
  page,
  service,
}) => {
  service.answer = "hang";
  await openAndFillIn(page);
  await submit(page).dblclick();
  await expect(page.getByRole("button", { name: words.sending })).toBeDisabled();
  for (const control of await quoteForm(page).getByRole("textbox").all())
    await expect(control).toBeDisabled();
  await expect(quoteForm(page).getByRole("status")).toHaveText(words.sending);
  await expect(field(page, "name")).toHaveValue(ann.name);
  await expect.poll(() => service.requests.length).toBe(1);
});

test("after a failure the text is kept, other ways are offered, and a retry works at once", async ({
  page,
  service,
}) => {
  const log: string[] = [];
  page.on("console", (line) => log.push(line.text()));
  service.answer = { ...refused, body: `Invalid address ${ann.email}` };
  await openAndFillIn(page);
  await submit(page).click();

  await expect(toast(page)).toContainText(failureTitle);
  await expect(toast(page)).toContainText(words.toasts.failure.description);
  await expect(help(page)).toBeFocused();
  await expect(help(page)).toHaveAccessibleName(failureText("failed"));
  const { phone, email } = content.business;
  await expect(help(page).getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    callHref(phone),
  );
  const byEmail = help(page).getByRole("link", { name: words.by_email });
  await expect(byEmail).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=`));
  await field(page, "name").fill("Bea");
  const body = new URL((await byEmail.getAttribute("href")) ?? "").searchParams.get("body");
  expect(body).toContain(`${labelOf("name")}: Bea\r\n${labelOf("phone")}: ${ann.phone}`);
  expect(body).toContain(`${fieldNamed("message").label}: `);
  await expect(message(page)).toHaveValue(ann.message);
  // The log has nothing of what the service repeats of the visitor's text.
  expect(log.join("\n")).toContain(`Quote request failed ${refused.status} Invalid address …`);

  service.answer = accepted;
  await retry(page).dblclick();
  await expect(toast(page)).toContainText(successTitle);
  expect(service.requests).toHaveLength(2);
});

for (const edited of [false, true]) {
  const outcome = edited ? "text typed since is kept" : "the form is reset @nightly";
  test(`after 15 seconds without an answer help is shown; if the request arrives later, ${outcome}`, async ({
    page,
    service,
  }) => {
    const late = Promise.withResolvers<{ status: number; body: string }>();
    service.answer = late.promise;
    await page.clock.install();
    await openAndFillIn(page);
    // The test alone advances the clock from here on. `pauseAt` fails if its time has passed.
    await expect(async () => {
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    }).toPass();
    const expectSoon = (check: () => unknown) =>
      expect(async () => {
        await page.clock.runFor(20);
        await check();
      }).toPass();
    await submit(page).click();
    await expectSoon(() => expect(service.requests).toHaveLength(1));
    await page.clock.runFor(14_000);
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(1_000);
    const unconfirmed = failureText("unconfirmed");
    await expectSoon(() => expect(help(page)).toHaveAccessibleName(unconfirmed, { timeout: 100 }));
    await expect(toast(page)).toContainText(failureTitle);
    await expect(field(page, "name")).toHaveValue(ann.name);

    if (edited) await field(page, "name").fill("Bea");
    late.resolve(accepted);
    const confirmation = quoteForm(page).getByText(words.confirmation);
    await expectSoon(() => expect(confirmation).toBeVisible({ timeout: 100 }));
    await expect(field(page, "name")).toHaveValue(edited ? "Bea" : "");
    // The success is a toast of its own, with 5 s of its own.
    await page.clock.runFor(4_500);
    await expect(toast(page)).toContainText(successTitle);
    if (!edited) return;
    await expect(field(page, "name")).toBeFocused();
    // The next press sends another request.
    service.answer = accepted;
    await page.clock.resume();
    await submit(page).click();
    await expect.poll(() => service.requests.length).toBe(2);
    const numbers = service.requests.map(
      (fields) => Object.fromEntries(fields)["message"]?.split("\r\n").at(-2) ?? "",
    );
    expect(new Set(numbers).size).toBe(2);
  });
}

test("a request has one number however often it is sent, its page, and the first word after ?from=", async ({
  page,
  service,
}) => {
  service.answer = refused;
  await page.goto("/?from=van");
  await openAndFillIn(page, `${contact}?from=flyer`);
  await submit(page).click();
  await expect(help(page)).toBeFocused();
  const byEmail = help(page).getByRole("link", { name: words.by_email });
  const { searchParams } = new URL((await byEmail.getAttribute("href")) ?? "");
  const byText = (part: Locator) => part.getByRole("link", { name: photo.text });
  const photoHref = (await byText(help(page)).getAttribute("href")) ?? "";
  await page.reload();
  await expect(quoteForm(page)).not.toHaveAttribute("data-outcome");
  service.answer = accepted;
  await submit(page).click();
  await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
  const number = (await quoteForm(page).locator("#quote-next b").textContent()) ?? "";
  const messages = service.requests.map((fields) =>
    Object.fromEntries(fields)["message"]?.split("\r\n").slice(-2),
  );
  const end = [`${words.in_message.number} ${number}`, `${words.in_message.page} ${contact} (van)`];
  expect(messages).toEqual([end, end]);
  expect(searchParams.get("subject")).toMatch(new RegExp(` ${number}$`));
  const request = fillIn(photo.message_request, { number, place: ann.service_area });
  expect(photoHref).toBe(textHref(content.business.text_number ?? "", request));
  await expect(byText(quoteForm(page))).toHaveAttribute("href", photoHref);
});

test("after a reload while sending, the page says that the request may have arrived, also when a retry is refused; a retry has its number", async ({
  page,
  service,
}) => {
  service.answer = "hang";
  await openAndFillIn(page);
  await submit(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
  await page.reload();
  await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
  await expect(field(page, "name")).toHaveValue(ann.name);
  service.answer = refused;
  await retry(page).click();
  await expect(toast(page)).toContainText(failureTitle);
  await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
  service.answer = accepted;
  await retry(page).click();
  await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
  const [first, ...retries] = service.requests.map(
    (fields) => Object.fromEntries(fields)["message"],
  );
  expect(retries).toEqual([first, first]);
  await page.reload();
  await expect(help(page)).toBeHidden();
});

test("at night a confirmation replaces the form and says when the office opens", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-22T23:00:00-05:00" });
  await openAndFillIn(page);
  await submit(page).click();
  const next = openDay("2026-11-23");
  const opening = content.business.hours.find(({ days }) => days.includes(weekdayOf(next)));
  const weekday = new Date(next).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  const told = fillIn(words.next.night, { next: `${weekday}, ${opening?.opens ?? ""}` });
  await expect(quoteForm(page).getByText(told)).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await expect(field(page, "name")).toBeHidden();
});

for (const fault of ["full", "blocked"]) {
  test(
    `in Safari 16 with ${fault} storage, a refused retry leaves open what may have arrived, and another is confirmed`,
    { tag: fault === "full" ? "@nightly" : [] },
    async ({ page, service }) => {
      if (fault === "blocked") await blockStorage(page);
      await page.addInitScript((isFull) => {
        Reflect.deleteProperty(String.prototype, "toWellFormed");
        if (!isFull) return;
        Storage.prototype.setItem = () => {
          throw new DOMException("refused");
        };
      }, fault === "full");
      // A proxy's answer, when the service takes too long.
      service.answer = { status: 504, body: "" };
      await openAndFillIn(page);
      await submit(page).click();
      await expect(help(page)).toBeFocused();
      await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
      service.answer = refused;
      await retry(page).click();
      await expect.poll(() => service.requests.length).toBe(2);
      await expect(help(page)).toBeFocused();
      await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
      service.answer = accepted;
      await retry(page).click();
      await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
      await expect(toast(page)).toContainText(successTitle);
    },
  );
}

/** The e-mail client is a file of its own. */
for (const client of ["ready", "missing"]) {
  const tag = client === "missing" ? "@nightly" : [];
  test(
    `whatever is thrown while sending, the form can be sent again, with the e-mail client ${client}`,
    { tag },
    async ({ page, service }) => {
      if (client === "missing") await blockScripts(page);
      await openAndFillIn(page);
      await page.evaluate(() => {
        const { prototype } = FormData;
        const values = Object.getOwnPropertyDescriptor(prototype, "values") ?? {};
        // Once, as an extension might.
        prototype.values = () => {
          Object.defineProperty(prototype, "values", values);
          throw new Error("broken");
        };
      });
      await submit(page).click();
      await expect(help(page)).toBeFocused();
      await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
      await expect(field(page, "name")).toHaveValue(ann.name);
      await retry(page).click();
      await expect(toast(page)).toContainText(successTitle);
      expect(service.requests).toHaveLength(1);
    },
  );
}

test("offline, nothing is sent; a retry is, since the browser may be wrong", async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  await openAndFillIn(page);
  await submit(page).click();
  await expect(help(page)).toHaveAccessibleName(failureText("offline"));
  await expect(toast(page)).toContainText(failureTitle);
  expect(service.requests).toHaveLength(0);
  await retry(page).click();
  await expect(toast(page)).toContainText(successTitle);
  expect(service.requests).toHaveLength(1);
});

test.describe("before the module of the page has arrived", () => {
  test.use({ visitsWaitForModules: false });

  test("a form waits for it, and is sent once", async ({ page, service }) => {
    const module = await gatePageModule(page);
    // The document is complete only with its module.
    await page.goto(contact, { waitUntil: "commit" });
    await fillInForm(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    expect(service.requests).toEqual([]);
    module.open();
    await expect(toast(page)).toContainText(successTitle);
    expect(service.requests.length).toBe(1);
  });

  test("a form is posted by the browser after 8 seconds", async ({ page }) => {
    await page.clock.install();
    await gatePageModule(page);
    await page.goto(contact, { waitUntil: "commit" });
    await fillInForm(page);
    const posted = page.waitForRequest((request) => request.isNavigationRequest());
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(8_000);
    expect((await posted).method()).toBe("POST");
  });
});
