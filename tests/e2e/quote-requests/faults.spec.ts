/** No quote request is lost or sent twice, however sending fails. */
import { type Page, type Request } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { accountIdFields, emailService } from "#email-service.ts";
import { type ChosenAnswer } from "#demo/mailbox/next-answer.ts";
import { Mailbox } from "../../support/mailbox.ts";
import {
  ann,
  failureText,
  failureTitle,
  field,
  fillInForm,
  help,
  quoteForm,
  retry,
  submit,
  successTitle,
  words,
} from "../../support/quote-form.ts";
import { blockScripts, gateScripts } from "../../support/script-loading.ts";
import { expect, test } from "../../support/test.ts";

/** The arrival of the e-mail client: `late` just after the press, `missing` never. */
type State = "loaded" | "late" | "blocked" | "missing";

/** A fault in sending. */
interface Fault {
  name: string;
  answer?: ChosenAnswer;
  /** The browser is offline when the visitor sends. */
  offline?: true;
  /** The page was built without the service's key, so that the request cannot be sent at all. */
  withoutKey?: true;
  /** The request arrives, although no answer comes. */
  arrives?: true;
  /** The message of the form; by default that sending failed. */
  reason?: "offline" | "unconfirmed";
}

const noFault: Fault = { name: "no fault" };
const noAnswer: Fault = {
  name: "no answer to a request that arrived",
  answer: "keep and hang",
  arrives: true,
  reason: "unconfirmed",
};

/** Ways to send. */
const gestures: Record<string, (page: Page) => Promise<void>> = {
  "by a click": (page) => submit(page).click(),
  "by a double click": (page) => submit(page).dblclick(),
  "by holding Enter": async (page) => {
    await field(page, "service_area").focus();
    for (let press = 0; press < 6; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "by two taps": async (page) => {
    await submit(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await submit(page).boundingBox()) ?? {};
    // Taps by position, since a locator would wait for the button before the second tap.
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 20, y + 20);
  },
};

const isPost = (request: Request) =>
  request.method() === "POST" && request.url().endsWith(emailService.path);

/** An attempt to send a quote request, and another one if it fails. */
class Attempt {
  private readonly page: Page;
  private readonly state: State;
  private readonly path: string;
  private readonly mailbox: Mailbox;
  private readonly posts: Request[] = [];
  private readonly typed = {
    ...ann,
    name: "Zoë O’Neil",
    phone: "416-555-0199",
    email: "zoe@example.com",
    service_area: "Cabbagetown",
    message: `Thumps & “scratching” ${crypto.randomUUID()}`,
  };

  constructor(page: Page, state: State, path: string) {
    this.page = page;
    this.state = state;
    this.path = path;
    this.mailbox = new Mailbox(page.context());
    page.on("request", (request) => {
      if (isPost(request)) this.posts.push(request);
    });
  }

  /** Fills in the form and sends it while something is wrong. */
  async send(fault: Fault, gesture: string, origin: string) {
    const { page, state } = this;
    await this.mailbox.open(origin);
    await this.mailbox.answer(fault.answer ?? "200");
    if (fault.answer?.includes("hang") || state === "missing") await page.clock.install();
    if (state === "blocked") await blockScripts(page);
    const gate = state === "late" || state === "missing" ? await gateScripts(page) : undefined;
    gate?.close();
    await page.goto(this.path);
    if (fault.withoutKey) {
      await page
        .locator(`[name=${accountIdFields[0]}]`)
        .evaluate((key) => key.setAttribute("value", ""));
    }
    await fillInForm(page, this.typed);
    if (fault.offline) await page.context().setOffline(true);
    await gestures[gesture]?.(page);
    if (state === "late") gate?.open();
    await this.passLoading();
  }

  /** The form does not wait longer for its e-mail client. */
  private async passLoading() {
    if (this.state === "missing") await this.page.clock.fastForward(3_000);
  }

  async expectSent() {
    await expect(quoteForm(this.page).getByText(words.confirmation)).toBeFocused();
    await expect(quoteForm(this.page).locator("#quote-next b")).toHaveText(/^\w{6}$/);
    await expect(this.page.getByText(successTitle).filter({ visible: true })).toHaveCount(1);
    expect(new URL(this.page.url()).pathname).toBe(this.path);
  }

  /** Expects help, and the typed text in the form and the e-mail. */
  async expectFailure(fault: Fault) {
    const { page, typed, posts } = this;
    if (fault.answer?.includes("hang")) {
      await expect.poll(() => posts.length).toBe(1);
      if (fault.arrives) await this.expectArrived(1);
      // The form's time-out.
      await page.clock.fastForward(15_000);
    }
    await expect(help(page)).toBeFocused();
    await expect(help(page)).toHaveAccessibleName(failureText(fault.reason ?? "failed"));
    await expect(page.getByText(failureTitle).filter({ visible: true })).toHaveCount(1);
    expect(posts.length).toBeLessThanOrEqual(1);
    await page.context().setOffline(false);
    const byEmail = help(page).getByRole("link", { name: words.by_email });
    const { searchParams } = new URL((await byEmail.getAttribute("href")) ?? "");
    for (const value of Object.values(typed)) expect(searchParams.get("body")).toContain(value);
    for (const [name, value] of Object.entries(typed))
      await expect(quoteForm(page).locator(`[name=${name}]`)).toHaveValue(value);
  }

  async sendAgain() {
    await this.mailbox.answer("200");
    await retry(this.page).click();
    await this.passLoading();
    await this.expectSent();
  }

  async expectArrived(times: 0 | 1) {
    await expect
      .poll(async () => (await this.mailbox.requestsWith(this.typed.message)).length)
      .toBe(times);
  }
}

test.use({ hasTouch: true });

/** Cases for each branch of the code, with the ways to send spread over them. */
const cases: readonly [State, keyof typeof gestures, Fault][] = [
  ["loaded", "by two taps", { name: "no key", withoutKey: true }],
  [
    "loaded",
    "by a double click",
    { name: "a lost connection", answer: "drop", reason: "unconfirmed" },
  ],
  [
    "loaded",
    "by a click",
    { name: "a hotel's sign-in page", answer: "html", reason: "unconfirmed" },
  ],
  ["loaded", "by holding Enter", noAnswer],
  ["late", "by a double click", noFault],
  ["blocked", "by holding Enter", noFault],
  ["blocked", "by a click", { name: "no network", offline: true, reason: "offline" }],
  ["missing", "by two taps", { name: "503", answer: "503" }],
  ["missing", "by a click", noAnswer],
];

for (const [state, gesture, fault] of cases) {
  // By day the tests of sending are offline and wait for an answer, and a unit test reads a sign-in page.
  const isForTheNight = fault.offline ?? fault.arrives ?? fault.answer === "html";
  const tag = isForTheNight ? " @nightly" : "";
  test(`${fault.name}, scripts ${state}, ${gesture}: the request arrives once${tag}`, async ({
    page,
    baseURL,
  }) => {
    const attempt = new Attempt(page, state, staticRoutes.contact);
    await attempt.send(fault, gesture, baseURL ?? "");
    if (fault === noFault) await attempt.expectSent();
    else await attempt.expectFailure(fault);
    if (fault !== noFault && !fault.arrives && !fault.withoutKey) await attempt.sendAgain();
    await attempt.expectArrived(fault.withoutKey ? 0 : 1);
  });
}
