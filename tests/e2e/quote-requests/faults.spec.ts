/** However sending a quote request fails, no request is lost and none is sent twice. */
import { type Page, type Request } from "@playwright/test";
import { sendFormPath, staticRoutes } from "#routes.ts";
import { type Answer } from "#tools/demo/next-answer.ts";
import { Mailbox } from "../../support/mailbox.ts";
import { citiesWithDocument } from "../../support/pages.ts";
import { field, help, message, retry, submit, words } from "../../support/quote-form.ts";
import { fillIn, quoteForm } from "../../support/quote-service.ts";
import { blockScripts, gateScripts } from "../../support/scripts.ts";
import { expect, test } from "../../support/test.ts";

/** When scripts arrive: `late` ones after the press, `too late` ones after the browser's post. */
const states = ["loaded", "late", "blocked", "too late"] as const;
type State = (typeof states)[number];

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
  /** What the form says to do; by default that sending failed. */
  help?: string;
  /** The states in which every run tests this fault, on one form; `test:all` tests all. */
  everyRun?: readonly State[];
}

const { timeout_help, offline_help } = words;
const statuses = ["400", "403", "404", "412", "413", "422", "429", "451", "500"] as const;
const noFault: Fault = { name: "no fault" };
const faults: readonly Fault[] = [
  noFault,
  { name: "a lost connection", answer: "drop", everyRun: ["loaded", "late", "blocked"] },
  { name: "no network", offline: true, help: offline_help, everyRun: ["loaded", "blocked"] },
  { name: "no key", withoutKey: true, everyRun: ["loaded", "blocked"] },
  { name: "503", answer: "503", everyRun: states },
  { name: "no answer", answer: "hang", help: timeout_help, everyRun: ["loaded"] },
  {
    name: "no answer to a request that arrived",
    answer: "keep and hang",
    arrives: true,
    help: timeout_help,
    everyRun: states,
  },
  { name: "an empty answer", answer: "empty", everyRun: ["loaded"] },
  { name: "a hotel's sign-in page", answer: "html", everyRun: ["loaded"] },
  ...statuses.map((answer) => ({ name: answer, answer })),
];

const forms = [
  { form: "contact", path: staticRoutes.contact },
  { form: "city", path: citiesWithDocument[0]?.path ?? "" },
  { form: "home", path: staticRoutes.home },
];

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

const isPost = (request: Request) => request.url().endsWith(sendFormPath);

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

  /** Whether the browser posts the form, without its script. */
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
    if (state === "too late") await this.stopWaitingForScripts();
  }

  /** The form's click waits for its script for a limited time. */
  private async stopWaitingForScripts() {
    const { page, posts } = this;
    const before = posts.length;
    const posted = page.waitForRequest(isPost);
    // Once the form is posted, the page's clock stops.
    const advance = expect(async () => {
      await page.clock.fastForward(4_000);
      expect(posts.length).toBeGreaterThan(before);
    }).toPass();
    await Promise.race([posted, advance]);
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
    else if (this.isPlain) {
      await expect.poll(() => page.url()).not.toContain(this.path);
      await page.context().setOffline(false);
      await page.waitForLoadState();
      await page.goBack();
    }
    expect(this.posts.length).toBeLessThanOrEqual(1);
    if (!this.isPlain) {
      await expect(help(page)).toHaveAccessibleName(fault.help ?? words.failure_help);
      await page.context().setOffline(false);
      const byEmail = help(page).getByRole("link", { name: words.by_email });
      const { searchParams } = new URL((await byEmail.getAttribute("href")) ?? "");
      for (const value of Object.values(typed)) expect(searchParams.get("body")).toContain(value);
    }
    for (const name of ["name", "phone", "email", "service_area"] as const)
      await expect(field(page, name)).toHaveValue(typed[name]);
    await expect(message(page)).toHaveValue(typed.message);
  }

  private async stopWaitingForAnswer({ arrives }: Fault) {
    const { page, posts } = this;
    await expect.poll(() => posts.length).toBe(1);
    if (arrives) await this.expectArrived(1);
    if (this.isPlain) {
      // The browser waits for minutes with the clock stopped; the visitor cancels the navigation.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.stopLoading");
    }
    // The form's time-out; a plain form can be posted again after 5 s.
    await page.clock.fastForward(15_000);
  }

  async sendAgain() {
    await this.mailbox.answer("200");
    await (this.isPlain ? submit : retry)(this.page).click();
    if (this.state === "too late") await this.stopWaitingForScripts();
    await this.expectSent();
  }

  async expectArrived(times: 0 | 1) {
    await expect
      .poll(async () => (await this.mailbox.requestsWith(this.typed.message)).length)
      .toBe(times);
  }
}

test.use({ hasTouch: true });

for (const [stateIndex, state] of states.entries()) {
  for (const [formIndex, { form, path }] of forms.entries()) {
    for (const [index, fault] of faults.entries()) {
      const gesture = Object.keys(gestures)[(stateIndex + formIndex + index) % 4] ?? "";
      const isFaulty = fault !== noFault;
      const tag = !isFaulty || (formIndex === 0 && fault.everyRun?.includes(state)) ? [] : ["@all"];

      test(
        `${fault.name}, scripts ${state}, ${form} form, ${gesture}: the request arrives once`,
        { tag },
        async ({ page, baseURL }) => {
          const attempt = new Attempt(page, state, path);
          await attempt.send(fault, gesture, baseURL ?? "");
          if (isFaulty) await attempt.expectFailure(fault);
          else await attempt.expectSent();
          if (isFaulty && !fault.arrives && !fault.withoutKey) await attempt.sendAgain();
          await attempt.expectArrived(fault.withoutKey ? 0 : 1);
        },
      );
    }
  }
}
