import { type Page, type Route } from "@playwright/test";
import { sendFormPath } from "#features/quote-form/email-service.ts";
import { type typedFields } from "#features/quote-form/fields.ts";
import { type Fields, readFields } from "#server/mailbox/service-answers.ts";
import { content } from "./pages.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** Example values of the fields that a visitor fills in, by field name. */
export const ann = {
  name: "Ann Example",
  phone: "416-555-0199",
  email: "ann@example.com",
  service_area: "Leaside",
  message: "Thumps at night.\nSince Monday.",
} satisfies Record<(typeof typedFields)[number], string>;

/** An answer of the mock; `hang` is no answer, `drop` a lost connection. */
type ServedAnswer = { status: number; body: string; contentType?: string } | "hang" | "drop";

/** A mock of the e-mail service: records requests, and answers them with `answer`. */
export class QuoteService {
  /** The fields of each request, as the browser sent them. */
  readonly requests: Fields[] = [];
  answer: ServedAnswer | Promise<ServedAnswer> = { status: 200, body: "OK" };

  async listen(page: Page) {
    await page.route(`**${sendFormPath}`, (route) => this.handle(route));
  }

  private async handle(route: Route) {
    // Only asks whether the service can be reached.
    if (route.request().method() === "HEAD") return route.fulfill();
    const body = Buffer.from(route.request().postDataBuffer() ?? "");
    const type = await route.request().headerValue("content-type");
    this.requests.push(await readFields(body, type ?? ""));
    const answer = await this.answer;
    if (answer === "hang") return;
    if (answer === "drop") return route.abort("connectionreset");
    await route.fulfill(answer);
  }
}

const { labels, message_label, optional } = content.quoteForm;
const labelOf = new Map(Object.entries({ ...labels, message: `${message_label} ${optional}` }));

/** Fills in the quote form of the open page; fields that are left out stay as they are. */
export async function fillInForm(page: Page, fields: Partial<typeof ann> = ann) {
  for (const [name, value] of Object.entries(fields))
    await quoteForm(page)
      .getByLabel(labelOf.get(name) ?? name, { exact: true })
      .fill(value);
}

/** The quote form of the open page. */
export const quoteForm = (page: Page) => page.locator("form[data-quote]");

/** Playwright's `test` with the e-mail service intercepted. */
export const test = base.extend<{ service: QuoteService }>({
  service: [
    async ({ page }, use) => {
      const service = new QuoteService();
      await service.listen(page);
      await use(service);
    },
    { auto: true },
  ],
});
