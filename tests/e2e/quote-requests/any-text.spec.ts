/** Text of any kind that a visitor types arrives byte for byte, and nothing else with it. */
import process from "node:process";
import fc from "fast-check";
import { type Page } from "@playwright/test";
import { Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { ann, fillInForm, quoteForm, sentNames } from "../../support/quote-form.ts";
import { expect, test } from "../../support/test.ts";
import { accountIdFields, emailService } from "#email-service.ts";
import { staticRoutes } from "#routes.ts";

/** The fields that the service's client adds, and the ids of the account, in any order. */
const clientNames = [...emailService.addedFields, ...accountIdFields].toSorted();

const oddities = fc.constantFrom(
  "<b>\"Zoë\" & 'Co'</b>",
  "<!-- ]]> {{name}} {{{email}}}",
  "שלום \u202eabc\u202c \u2067مرحبا\u2069",
  "🦝👩🏽‍🚒🇨🇦 é ﷽",
  "\u0001\u0007\u001b\u007f\u0085\u200b\ufeff",
  '--boundary\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
  "%0D%0A&name=x+y=?utf-8?q?=",
  "line\nline\r\nline\rline\n",
  "fields.json\r\n\r\nAAAA",
);
const blanks = fc.constantFrom("", " ", "  ", "\t", "\u00a0", "\u3000");
// fast-check's own unit for all code points takes seconds to create.
const unit = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const text = fc.oneof(fc.string({ unit, maxLength: 60 }), oddities);

/** A value of a required field: at most `max` characters that begin with `beginning`. */
const required = (max: number, ...beginning: string[]) =>
  fc
    .tuple(blanks, fc.constantFrom(...beginning), text, text, blanks)
    .map((parts) => parts.join("").slice(0, max).toWellFormed());
const letters = ["a", "Ω", "中"];
const long = fc
  .integer({ min: 3_900, max: 4_000 })
  .chain((length) =>
    fc
      .string({ unit, minLength: length, maxLength: length })
      .map((value) => value.slice(0, 4_000).toWellFormed()),
  );
const request = fc.record({
  name: required(100, ...letters),
  phone: required(40, "416-555-0199", "+1 (416) 5550199"),
  // The form does not send an invalid address.
  email: fc
    .tuple(
      fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}$/),
      fc.domain({ size: "small" }),
    )
    .map(([local, domain]) => `${local}@${domain}`)
    .filter((address) => address.length <= 254),
  service_area: required(120, ...letters),
  message: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(blanks, text, text, blanks).map((parts) => parts.join("")) },
    { weight: 1, arbitrary: long },
  ),
});

/** The form has all values but the time, which is that of the press. */
const comparedNames = sentNames.filter((name) => name !== "time");

/** The values of the form's fields, with the line breaks of a request. */
const formData = (page: Page) =>
  quoteForm(page).evaluate((form: HTMLFormElement, names) => {
    const data = new FormData(form);
    return Object.fromEntries(
      names.map((name) => {
        const value = data.get(name);
        return [name, typeof value === "string" ? value.replaceAll(/\r\n|\r|\n/g, "\r\n") : ""];
      }),
    );
  }, comparedNames);

const { in_message: words } = content.quoteForm;
const runs = process.env["TEST_ALL"] ? 50 : 3;

test("any text arrives byte for byte, with the e-mail client's four fields and no others", async ({
  page,
  context,
  baseURL,
}) => {
  const mailbox = new Mailbox(context);
  await mailbox.open(baseURL ?? "");
  await mailbox.answer("200");
  await page.goto(staticRoutes.contact);

  await fc.assert(
    fc.asyncProperty(request, fc.uuid(), async (typed, id) => {
      // The id identifies the request; a long message is shortened for it.
      const message = `${typed.message.slice(0, 4_000 - id.length).toWellFormed()}${id}`;
      // The other fields have their examples, which a list of options offers.
      await fillInForm(page, { ...ann, ...typed, message });
      const { message: inForm = "", ...others } = await formData(page);
      await quoteForm(page).getByRole("button").first().click();
      await expect(quoteForm(page).getByText(content.quoteForm.confirmation)).toBeVisible();
      const reference = await quoteForm(page).locator("[data-sent] b").textContent();

      // Leaves out the spaces before it, since an empty message begins with the number.
      const sentText = inForm.trimStart();
      const arrived = await mailbox.requestsWith(sentText);
      expect(arrived).toHaveLength(1);
      const [fields = []] = arrived;
      const names = fields.map(([name]) => name);
      const own = [...comparedNames, "time"];
      expect(names.slice(0, own.length)).toEqual(own);
      expect(names.slice(own.length).toSorted()).toEqual(clientNames);
      const end = `${words.number} ${reference}\r\n${words.page} ${staticRoutes.contact}`;
      // Code unit for code unit.
      expect(Object.fromEntries(fields)).toMatchObject({
        ...others,
        message: `${sentText}\r\n\r\n${end}`,
      });
      // The reload keeps this confirmation from being mistaken for the next one.
      await page.reload();
    }),
    // A failing run prints its seed; a slow machine stops early instead of failing.
    { numRuns: runs, interruptAfterTimeLimit: 40_000, endOnFailure: true },
  );
});
