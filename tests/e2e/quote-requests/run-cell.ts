import { expect, type Browser, type Page, type Request } from "@playwright/test";
import { sendFormPath } from "#routes.ts";
import { Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { gateScripts, loseScripts } from "../../support/scripts.ts";
import { fillIn, look, placeOf, prefilledEmail, removeKey, valuesInForm } from "./in-page.ts";
import { success, type Cell, type Gesture, type Scripts } from "./cells.ts";

/** What came of one cell. */
export interface Row {
  fault: string;
  form: string;
  scripts: string;
  gesture: string;
  sees: string;
  /** What the visitor did next, and saw. */
  next: string;
  /** What the form wrote to the console. */
  logged: string;
  arrived: number;
  /** What was typed and is then neither in the form nor in the prefilled e-mail. */
  lostFields: string;
  lost: boolean;
  twice: boolean;
}

const words = content.quoteForm;
const waiting = "the form, waiting";
const thanks = "toast, thanks";
const answerOk = "answer: OK";

/** What the form says in its note; with it comes a toast, which cannot be had offline. */
const notes = new Map([
  [words.confirmation, { sees: thanks, toast: words.toasts.success.title }],
  [words.failure_help, { sees: "toast, other ways", toast: words.toasts.failure.title }],
  [
    words.timeout_help,
    { sees: "toast, may have arrived, other ways", toast: words.toasts.failure.title },
  ],
  [words.offline_help, { sees: "offline, other ways", toast: undefined }],
]);

/** How the scripts are lost or held back; those that are late are let through in each cell. */
const spoilScripts: Record<
  Exclude<Scripts, "loaded" | "off" | "late">,
  (page: Page) => Promise<unknown>
> = {
  blocked: (page) => loseScripts(page),
  "too late": (page) => page.route("**/_astro/*.js", () => undefined),
};

/** Whether no script of the form runs, and the browser does all of the sending. */
const isPlain = ({ scripts }: Cell) => ["off", "blocked", "too late"].includes(scripts);

/** Whether time has to be made to jump. */
export const isTimed = ({ scripts, fault }: Cell) =>
  scripts === "too late" || (fault.silent === true && scripts !== "off");

const send: Record<Gesture, (page: Page, button: string) => Promise<void>> = {
  click: async (page, button) => {
    const { x, y } = await page.evaluate(placeOf, button);
    await page.mouse.click(x, y);
  },
  "double click": async (page, button) => {
    const { x, y } = await page.evaluate(placeOf, button);
    await page.mouse.dblclick(x, y);
  },
  "Enter held": async (page) => {
    await page.locator("[name=service_area]").focus();
    for (let press = 0; press < 6; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "two taps": async (page, button) => {
    const { x, y } = await page.evaluate(placeOf, button);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  },
};

const isPost = (request: Request) => request.url().endsWith(sendFormPath);

const submit = "form[data-quote] button";
const tryAgain = "form[data-quote] [role=group] button";

type Gate = Awaited<ReturnType<typeof gateScripts>>;

/** A browser context with one page, in which cells that are alike are tried one after another. */
export class CellRunner {
  private readonly page: Page;
  private readonly mailbox: Mailbox;
  private readonly rows = new Map<string, Row>();
  /** The posts to the e-mail service that have left the browser in this cell. */
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
      // Small, since every cell paints the page anew.
      viewport: { width: 800, height: 600 },
      // A tap on a page that scrolls smoothly only stops it.
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
    else if (scripts !== "loaded" && scripts !== "off") await spoilScripts[scripts](page);
    return new CellRunner(page, mailbox, gate);
  }

  /** Sends one quote request in one way, and again where the visitor is told that it failed. */
  async run(cell: Cell) {
    const { page, mailbox } = this;
    const { fault, scripts, gesture } = cell;
    const context = page.context();
    const mark = crypto.randomUUID();
    const typed = {
      name: `Zoë O’Neil ${mark}`,
      phone: mark,
      email: `${mark}@example.com`,
      service_area: `Cabbagetown ${mark}`,
      message: `Thumps & “scratching” ${mark}`,
    };
    this.posts = 0;
    this.logged = [];
    // What a dropped connection has lost the browser sends once more by itself.
    await mailbox.answer(fault.answer, fault.answer === "drop" ? "until changed" : "once");

    this.gate?.close();
    // To its end: what comes later would move what is pressed.
    await page.goto(cell.path);
    if (fault.withoutIds) await page.evaluate(removeKey);
    await page.evaluate(fillIn, typed);
    if (scripts === "loaded") {
      await page.waitForSelector("form[data-quote][novalidate]");
    }
    // Chromium stores what is in a form in its history up to a second later; nobody types and sends faster.
    if (scripts === "off" && fault !== success && !fault.silent) await page.waitForTimeout(1_100);
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
      // Where no script runs there is no such link.
      const emailed = isPlain(cell) ? undefined : await page.evaluate(prefilledEmail);
      if (!isOnForm(page, cell)) {
        await page.waitForLoadState();
        await page.goBack();
        next.push("back");
      }
      const inForm = await askOnceLoaded(page, valuesInForm);
      lostFields = Object.entries(typed).flatMap(([name, value]) =>
        inForm[name] === value && emailed?.includes(value) !== false ? [] : [name],
      );
      // What may have arrived is sent again at the visitor's own will, and what lacks its key never can be.
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

  /** Closes the page, and says what came of its cells: by now a second request would have arrived. */
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

  /** Makes time jump to where the form, or the visitor, gives up waiting. */
  private async passTime(cell: Cell) {
    const { page, mailbox } = this;
    const { fault, scripts } = cell;
    if (scripts === "too late") {
      const posted = page.waitForRequest(isPost);
      const hurry = async () => {
        // A press may be noticed only after the first jump. Once the form is posted the page's clock stands.
        while (this.posts === 0) {
          await page.clock.fastForward(4_000);
          await page.waitForTimeout(100);
        }
      };
      await Promise.race([posted, hurry()]);
    }
    if (!fault.silent) return;
    await expect.poll(() => mailbox.nextAnswer(), { intervals: [20] }).toBe("200");
    if (isPlain(cell)) {
      // The browser waits for minutes, and the page's clock with it; the visitor stops it.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.stopLoading");
      await devtools.detach();
    }
    // After 15 s the form gives up; after 5 s one that was posted plainly may be posted again.
    if (scripts !== "off") await page.clock.fastForward(15_000);
  }

  /** What the visitor sees once something has come of it, other than what was seen before. */
  private async outcome(cell: Cell, before?: string): Promise<string> {
    let seen: string | undefined;
    await expect
      .poll(
        async () => {
          seen = await glance(this.page, cell);
          return seen !== undefined && seen !== before;
        },
        {
          message: `something to see: ${cell.fault.name}, ${cell.form}, ${cell.scripts}, ${cell.gesture}`,
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

/** A page whose navigation ends or is stopped can still lose its context; it is then asked once it has loaded. */
async function askOnceLoaded<Answer>(page: Page, question: () => Answer) {
  await page.waitForLoadState();
  try {
    return await page.evaluate(question);
  } catch (error) {
    if (!String(error).includes("context was destroyed")) throw error;
    await page.waitForLoadState();
    return await page.evaluate(question);
  }
}

async function glance(page: Page, cell: Cell): Promise<string | undefined> {
  if (page.url().startsWith(errorPage)) return "the browser’s error page";
  // A page that is being left cannot be asked.
  const seen = await page.evaluate(look).catch(() => undefined);
  if (!seen?.complete) return undefined;
  if (!isOnForm(page, cell)) return `answer: ${seen.text.trim().slice(0, 24) || "a blank page"}`;
  const note = notes.get(seen.note);
  return note && (!note.toast || note.toast === seen.toast) ? note.sees : undefined;
}
