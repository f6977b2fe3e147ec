/** However sending a quote request fails, no request is lost and none is sent twice. */
import { type Page, type Request } from "@playwright/test";
import { staticRoutes } from "#routes.ts";
import { sendFormPath } from "#features/quote-form/service.ts";
import { type Answer } from "#integrations/mailbox/next-answer.ts";
import { Mailbox } from "../../support/mailbox.ts";
import {
  failureText,
  failureTitle,
  field,
  help,
  retry,
  submit,
  words,
} from "../../support/quote-form.ts";
import { fillIn, quoteForm } from "../../support/quote-service.ts";
import { blockScripts, gateScripts } from "../../support/scripts.ts";
import { expect, test } from "../../support/test.ts";

/** When scripts arrive: `late` ones after the press, `too late` ones not while a press waits. */
type State = "loaded" | "late" | "blocked" | "too late";

/** A fault in sending. */
interface Fault {
  name: string;
  answer?: Answer;
  /** The browser is offline when the visitor sends. */
  offline?: true;
  /** The page was built without the service's key, so that the request cannot be sent at all. */
  withoutKey?: true;
  /** The request arrives, although no answer comes. */
  arrives?: true;
  /** What the form says; by default that sending failed. */
  reason?: "offline" | "unconfirmed";
}

const noFault: Fault = { name: "no fault" };

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
    // By position, since a locator would wait for the button before the second tap.
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 20, y + 20);
  },
};

const isPost = (request: Request) =>
  request.method() === "POST" && request.url().endsWith(sendFormPath);

/** One attempt to send a quote request, and another one if it fails. */
class Attempt {
  private readonly page: Page;
  private readonly state: State;
  private readonly path: string;
  private readonly mailbox: Mailbox;
  private readonly posts: Request[] = [];
  private readonly typed = {
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

  /** Whether the browser posts the form without its script, once the visitor tries again. */
  get isPlain() {
    return this.state === "blocked" || this.state === "too late";
  }

  /** Fills in the form and sends it while something is wrong. */
  async send(fault: Fault, gesture: string, origin: string) {
    const { page, state } = this;
    await this.mailbox.open(origin);
    await this.mailbox.answer(fault.answer ?? "200");
    if (state === "too late" || fault.answer?.includes("hang")) await page.clock.install();
    if (state === "blocked") await blockScripts(page);
    const gate = state === "late" || state === "too late" ? await gateScripts(page) : undefined;
    gate?.close();
    await page.goto(this.path);
    if (fault.withoutKey)
      await page.locator("[name=user_id]").evaluate((key) => key.setAttribute("value", ""));
    await fillIn(page, this.typed);
    if (state === "loaded") await expect(quoteForm(page)).toHaveAttribute("novalidate");
    if (fault.offline) await page.context().setOffline(true);
    await gestures[gesture]?.(page);
    if (state === "late") gate?.open();
    if (!this.isPlain) return;
    await this.expectNotice(fault);
    if (!fault.offline) await this.tryAgainWithoutScript();
  }

  /** Without the form's script a press only shows the failure notice, on the same page. */
  private async expectNotice({ offline }: Fault) {
    const { page, state, posts } = this;
    const before = posts.length;
    if (state === "too late") {
      await expect(submit(page)).toHaveText(words.sending, { useInnerText: true });
      // A press waits for the script for a limited time.
      await page.clock.fastForward(15_000);
    }
    await expect(help(page)).toBeFocused();
    await expect(help(page)).toHaveAccessibleName(failureText(offline ? "offline" : "failed"));
    await expect(page.getByText(failureTitle).first()).toBeVisible();
    expect(posts).toHaveLength(before);
  }

  /** The second press posts the form. */
  private async tryAgainWithoutScript() {
    const { page, state } = this;
    const posted = page.waitForRequest(isPost);
    await retry(page).click();
    if (state === "too late") await page.clock.fastForward(15_000);
    await posted;
  }

  async expectSent() {
    await (this.isPlain
      ? expect(this.page.getByText("OK", { exact: true })).toBeVisible()
      : expect(quoteForm(this.page).getByText(words.confirmation)).toBeVisible());
  }

  /** Expects help, and the typed text in the form and the e-mail. A plain form only restores it. */
  async expectFailure(fault: Fault) {
    const { page, typed } = this;
    if (fault.answer?.includes("hang")) await this.stopWaitingForAnswer(fault);
    else if (this.isPlain && !fault.offline) {
      await expect(page).not.toHaveURL(this.path);
      await page.waitForLoadState();
      await page.goBack();
    }
    expect(this.posts.length).toBeLessThanOrEqual(1);
    if (!this.isPlain || fault.offline) {
      await expect(help(page)).toHaveAccessibleName(failureText(fault.reason ?? "failed"));
      await page.context().setOffline(false);
      const byEmail = help(page).getByRole("link", { name: words.by_email });
      const { searchParams } = new URL((await byEmail.getAttribute("href")) ?? "");
      for (const value of Object.values(typed)) expect(searchParams.get("body")).toContain(value);
    }
    for (const [name, value] of Object.entries(typed))
      await expect(quoteForm(page).locator(`[name=${name}]`)).toHaveValue(value);
  }

  private async stopWaitingForAnswer({ arrives }: Fault) {
    const { page, posts } = this;
    await expect.poll(() => posts.length).toBe(1);
    if (arrives) await this.expectArrived(1);
    if (this.isPlain) {
      // The browser waits for minutes with the clock stopped; the visitor cancels the navigation.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.stopLoading");
      // The request may have arrived.
      await expect(help(page)).toHaveAccessibleName(failureText("unconfirmed"));
    }
    // The form's time-out; a plain form can be posted again after 5 s.
    await page.clock.fastForward(15_000);
  }

  async sendAgain() {
    await this.mailbox.answer("200");
    if (!this.isPlain) await retry(this.page).click();
    else {
      // The browser may have kept the notice.
      await this.page.reload();
      await submit(this.page).click();
      await this.expectNotice(noFault);
      await this.tryAgainWithoutScript();
    }
    await this.expectSent();
  }

  async expectArrived(times: 0 | 1) {
    await expect
      .poll(async () => (await this.mailbox.requestsWith(this.typed.message)).length)
      .toBe(times);
  }
}

test.use({ hasTouch: true });

/** One case for each branch of the code, with the ways to send spread over them. */
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
  [
    "loaded",
    "by holding Enter",
    {
      name: "no answer to a request that arrived",
      answer: "keep and hang",
      arrives: true,
      reason: "unconfirmed",
    },
  ],
  ["late", "by a double click", noFault],
  ["blocked", "by holding Enter", noFault],
  ["blocked", "by a click", { name: "no network", offline: true, reason: "offline" }],
  ["too late", "by two taps", { name: "503", answer: "503" }],
];

for (const [state, gesture, fault] of cases) {
  test(`${fault.name}, scripts ${state}, ${gesture}: the request arrives once`, async ({
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
