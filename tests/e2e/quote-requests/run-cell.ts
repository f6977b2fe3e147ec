/** Runs cells of the fault matrix in a browser and reports their results. */
import { expect, type Browser, type Page, type Request } from "@playwright/test";
import { sendFormPath } from "#routes.ts";
import { Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { gateScripts, blockScripts } from "../../support/scripts.ts";
import {
  fillIn,
  visibleOutcome,
  centreOf,
  prefilledEmail,
  removeKey,
  valuesInForm,
} from "./in-page.ts";
import { noFault, type Cell, type Gesture, type Scripts } from "./cells.ts";

/** The result of one cell. */
export interface Row {
  fault: string;
  form: string;
  scripts: string;
  gesture: string;
  /** What the visitor saw first. */
  sees: string;
  /** What the visitor did next, and then saw. */
  next: string;
  /** What the form wrote to the console. */
  logged: string;
  arrived: number;
  /** Fields whose text is missing from the form or the prefilled e-mail afterwards. */
  lostFields: string;
  lost: boolean;
  twice: boolean;
}

const words = content.quoteForm;
const waiting = "the form, waiting";
const thanks = "toast, thanks";
const answerOk = "answer: OK";

/** What the visitor sees, by the form's message; with some messages a toast must be shown too. */
const outcomes = new Map([
  [words.confirmation, { sees: thanks, toast: words.toasts.success.title }],
  [words.failure_help, { sees: "toast, other ways", toast: words.toasts.failure.title }],
  [
    words.timeout_help,
    { sees: "toast, may have arrived, other ways", toast: words.toasts.failure.title },
  ],
  [words.offline_help, { sees: "offline, other ways", toast: undefined }],
]);

/** Blocks scripts or holds them back for ever; a gate delays those that are only late. */
const withholdScripts: Record<
  Exclude<Scripts, "loaded" | "off" | "late">,
  (page: Page) => Promise<unknown>
> = {
  blocked: (page) => blockScripts(page),
  "too late": (page) => page.route("**/_astro/*.js", () => undefined),
};

/** Whether the browser posts the plain form, without the form's script. */
const isPlain = ({ scripts }: Cell) => ["off", "blocked", "too late"].includes(scripts);

/** Whether the cell needs a clock that can be moved forward. */
export const isTimed = ({ scripts, fault }: Cell) =>
  scripts === "too late" || (fault.silent === true && scripts !== "off");

const send: Record<Gesture, (page: Page, button: string) => Promise<void>> = {
  click: async (page, button) => {
    const { x, y } = await page.evaluate(centreOf, button);
    await page.mouse.click(x, y);
  },
  "double click": async (page, button) => {
    const { x, y } = await page.evaluate(centreOf, button);
    await page.mouse.dblclick(x, y);
  },
  "Enter held": async (page) => {
    await page.locator("[name=service_area]").focus();
    for (let press = 0; press < 6; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "two taps": async (page, button) => {
    const { x, y } = await page.evaluate(centreOf, button);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  },
};

const isPost = (request: Request) => request.url().endsWith(sendFormPath);

const submit = "form[data-quote] button";
const tryAgain = "form[data-quote] [role=group] button";

type Gate = Awaited<ReturnType<typeof gateScripts>>;

/** A browser context with one page, which runs cells with the same state of the scripts one after another. */
export class CellRunner {
  private readonly page: Page;
  private readonly mailbox: Mailbox;
  private readonly rows = new Map<string, Row>();
  /** Number of posts to the e-mail service in this cell. */
  private posts = 0;
  private logged: string[] = [];
  private readonly gate: Gate | undefined;

  private constructor(page: Page, mailbox: Mailbox, gate: Gate | undefined) {
    this.page = page;
    this.mailbox = mailbox;
    this.gate = gate;
    page.on("request", (request) => {
      if (isPost(request)) this.posts++;
    });
    page.on("console", (message) => {
      if (message.text().startsWith("Quote request")) this.logged.push(message.text());
    });
  }

  /** Opens a page for cells like this one. */
  static async open(browser: Browser, origin: string, like: Cell): Promise<CellRunner> {
    const context = await browser.newContext({
      hasTouch: true,
      // Small, since every cell renders the page again.
      viewport: { width: 800, height: 600 },
      // During smooth scrolling, a tap only stops the scrolling.
      reducedMotion: "reduce",
      javaScriptEnabled: like.scripts !== "off",
    });
    const mailbox = new Mailbox(context);
    await mailbox.open(origin);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (isTimed(like)) await page.clock.install();
    const { scripts } = like;
    let gate: Gate | undefined;
    if (scripts === "late") gate = await gateScripts(page);
    else if (scripts !== "loaded" && scripts !== "off") await withholdScripts[scripts](page);
    return new CellRunner(page, mailbox, gate);
  }

  /** Sends one quote request, and sends it again if the form reports a failure. */
  async run(cell: Cell) {
    const { page, mailbox } = this;
    const { fault, scripts, gesture } = cell;
    const context = page.context();
    const id = crypto.randomUUID();
    const typed = {
      name: `Zoë O’Neil ${id}`,
      phone: id,
      email: `${id}@example.com`,
      service_area: `Cabbagetown ${id}`,
      message: `Thumps & “scratching” ${id}`,
    };
    this.posts = 0;
    this.logged = [];
    // The browser itself repeats a request after a dropped connection.
    await mailbox.answer(fault.answer, fault.answer === "drop" ? "until changed" : "once");

    this.gate?.close();
    // Until the load event, since later content would move the button.
    await page.goto(cell.path);
    if (fault.withoutIds) await page.evaluate(removeKey);
    await page.evaluate(fillIn, typed);
    if (scripts === "loaded") {
      await page.waitForSelector("form[data-quote][novalidate]");
    }
    // Chromium stores form values in its history with a delay of up to a second. Nobody types and sends faster.
    if (scripts === "off" && fault !== noFault && !fault.silent) await page.waitForTimeout(1_100);
    if (fault.offline) await context.setOffline(true);
    await send[gesture](page, submit);
    this.gate?.open();
    await this.passTime(cell);
    const sees = fault.silent && isPlain(cell) ? waiting : await this.outcome(cell);
    if (fault.offline) await context.setOffline(false);
    const postedTwice = this.posts > 1;

    const isThanked = sees === thanks || sees === answerOk;
    const next: string[] = [];
    let last = sees;
    let lostFields: string[] = [];
    if (!isThanked) {
      // The plain form has no such link.
      const emailed = isPlain(cell) ? undefined : await page.evaluate(prefilledEmail);
      if (!isOnForm(page, cell)) {
        await page.waitForLoadState();
        await page.goBack();
        next.push("back");
      }
      const inForm = await evaluateOnceLoaded(page, valuesInForm);
      lostFields = Object.entries(typed).flatMap(([name, value]) =>
        inForm[name] === value && emailed?.includes(value) !== false ? [] : [name],
      );
      // A stored request must not be sent again, and one without its key cannot be sent.
      if (!fault.stored && !fault.withoutIds) {
        await mailbox.answer("200");
        await send.click(page, emailed === undefined ? submit : tryAgain);
        last = await this.outcome(cell, sees);
        next.push(`again: ${last}`);
      }
    }
    this.rows.set(typed.message, {
      fault: fault.name,
      form: cell.form,
      scripts,
      gesture,
      sees,
      next: next.join(", "),
      logged: this.logged.join("; "),
      arrived: last === thanks || last === answerOk ? 1 : 0,
      lostFields: lostFields.join(", ") || "nothing",
      lost: lostFields.length > 0,
      twice: postedTwice,
    });
  }

  /** Closes the page and returns the results: by now a second request would have arrived. */
  async close(): Promise<Row[]> {
    const requests = await this.mailbox.requests();
    await this.page.context().close();
    return [...this.rows].map(([message, row]) => {
      const arrived = requests.filter((fields) =>
        fields.some(([name, value]) => name === "message" && value === message),
      ).length;
      return {
        ...row,
        arrived,
        lost: row.lost || arrived < row.arrived,
        twice: row.twice || arrived > 1,
      };
    });
  }

  /** Moves the clock forward until the form, or the visitor, stops waiting. */
  private async passTime(cell: Cell) {
    const { page, mailbox } = this;
    const { fault, scripts } = cell;
    if (scripts === "too late") {
      const posted = page.waitForRequest(isPost);
      const advance = async () => {
        // A press may be handled only after the first step. Once the form is posted, the page's clock stops.
        while (this.posts === 0) {
          await page.clock.fastForward(4_000);
          await page.waitForTimeout(100);
        }
      };
      await Promise.race([posted, advance()]);
    }
    if (!fault.silent) return;
    await expect.poll(() => mailbox.nextAnswer(), { intervals: [20] }).toBe("200");
    if (isPlain(cell)) {
      // The browser waits for minutes, and the page's clock stops; the visitor cancels the navigation.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.stopLoading");
      await devtools.detach();
    }
    // The form's time-out is 15 s; a plain form can be posted again after 5 s.
    if (scripts !== "off") await page.clock.fastForward(15_000);
  }

  /** Waits for an outcome other than `before`, and returns what the visitor sees. */
  private async outcome(cell: Cell, before?: string): Promise<string> {
    let seen: string | undefined;
    await expect
      .poll(
        async () => {
          seen = await readOutcome(this.page, cell);
          return seen !== undefined && seen !== before;
        },
        {
          message: `an outcome: ${cell.fault.name}, ${cell.form}, ${cell.scripts}, ${cell.gesture}`,
          timeout: 20_000,
          intervals: [20],
        },
      )
      .toBe(true);
    return seen ?? "";
  }
}

const errorPage = "chrome-error:";

const isOnForm = (page: Page, { path }: Cell) => {
  const { protocol, pathname } = new URL(page.url());
  return protocol !== errorPage && pathname === path;
};

/** Evaluates a function in the loaded page; again if the end of a navigation has destroyed its context. */
async function evaluateOnceLoaded<Result>(page: Page, evaluated: () => Result) {
  await page.waitForLoadState();
  try {
    return await page.evaluate(evaluated);
  } catch (error) {
    if (!String(error).includes("context was destroyed")) throw error;
    await page.waitForLoadState();
    return await page.evaluate(evaluated);
  }
}

/** Reads what the visitor sees; undefined while there is no outcome yet. */
async function readOutcome(page: Page, cell: Cell): Promise<string | undefined> {
  if (page.url().startsWith(errorPage)) return "the browser’s error page";
  // Evaluation fails during a navigation.
  const seen = await page.evaluate(visibleOutcome).catch(() => undefined);
  if (!seen?.complete) return undefined;
  if (!isOnForm(page, cell)) return `answer: ${seen.text.trim().slice(0, 24) || "a blank page"}`;
  const note = outcomes.get(seen.note);
  return note && (!note.toast || note.toast === seen.toast) ? note.sees : undefined;
}
