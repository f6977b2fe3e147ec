import { type Page, type Route } from "@playwright/test";
import { sendFormPath } from "#routes.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** The fields of a quote request that a visitor fills in. */
export const ann = {
  name: "Ann Example",
  phone: "416-555-0199",
  email: "ann@example.com",
  service_area: "Leaside",
  message: "Thumps at night.\nSince Monday.",
};

/** A quote request as it left the browser. */
export interface SentRequest {
  /** Names and values in the order of the body. */
  fields: [name: string, value: string][];
  body: string;
  boundary: string;
}

/** What the mock answers; `hang` is no answer, `drop` a lost connection. */
export type Answer = { status: number; body: string; contentType?: string } | "hang" | "drop";

/** A mock of the e-mail service: it records what is sent, and answers with `answer`. */
export class QuoteService {
  readonly requests: SentRequest[] = [];
  answer: Answer | Promise<Answer> = { status: 200, body: "OK" };

  async listen(page: Page) {
    await page.route(`**${sendFormPath}`, (route) => this.handle(route));
  }

  private async handle(route: Route) {
    const body = route.request().postDataBuffer()?.toString("utf8") ?? "";
    const type = (await route.request().headerValue("content-type")) ?? "";
    const boundary = /boundary=(\S+)/.exec(type)?.[1] ?? "";
    const parts = body.split(`--${boundary}`).slice(1, -1);
    const fields = parts.map((part): [string, string] => {
      const [head = "", ...value] = part.split("\r\n\r\n");
      return [/name="(.*)"/.exec(head)?.[1] ?? "", value.join("\r\n\r\n").replace(/\r\n$/, "")];
    });
    this.requests.push({ fields, body, boundary });
    const answer = await this.answer;
    if (answer === "hang") return;
    if (answer === "drop") return route.abort("connectionreset");
    await route.fulfill(answer);
  }
}

/** Fills in the quote form of the open page. */
export async function fillIn(page: Page, fields: Partial<typeof ann> = ann) {
  const labels = {
    name: "Name",
    phone: "Phone",
    email: "Email",
    service_area: "Service area",
    message: "(optional)",
  };
  for (const [name, label] of Object.entries(labels)) {
    const value = Object.entries(fields).find(([field]) => field === name)?.[1];
    if (value !== undefined) {
      await quoteForm(page)
        .getByLabel(label, { exact: name !== "message" })
        .fill(value);
    }
  }
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
