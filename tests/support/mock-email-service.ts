import { type Page, type Route } from "@playwright/test";
import { emailService } from "#email-service.ts";
import { type Fields, readFields } from "#demo/mailbox/service-answers.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** An answer of the mock; `hang` is no answer, `drop` a lost connection. */
type ServedAnswer = { status: number; body: string; contentType?: string } | "hang" | "drop";

/** The answer to a request that was sent. */
export const accepted = { status: 200, body: emailService.success };

/** The answer to a request that the service refuses. */
export const refused = { status: Number(emailService.refusals[0]), body: "" };

/** A mock of the e-mail service: records requests, and answers them with `answer`. */
export class MockEmailService {
  /** The fields of each request, as the browser sent them. */
  readonly requests: Fields[] = [];
  answer: ServedAnswer | Promise<ServedAnswer> = accepted;

  async listen(page: Page) {
    await page.route(`**${emailService.path}`, (route) => this.handle(route));
  }

  private async handle(route: Route) {
    // Asks whether the service can be reached.
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

/** Playwright's `test` with the e-mail service intercepted. */
export const test = base.extend<{ service: MockEmailService }>({
  service: [
    async ({ page }, use) => {
      const service = new MockEmailService();
      await service.listen(page);
      await use(service);
    },
    { auto: true },
  ],
});
