import { expect, type BrowserContext, type Page } from "@playwright/test";
import { z } from "zod";
import { sendFormPath } from "#routes.ts";
import { type Mailbox } from "../../support/mailbox.ts";
import { content } from "../../support/pages.ts";
import { fillIn, quoteForm } from "../../support/quote-service.ts";
import { loseScripts, slowDownScripts } from "../../support/scripts.ts";
import { type Cell, type Gesture, type Scripts } from "./cells.ts";

/** What came of one cell. */
export const rowSchema = z.object({
  fault: z.string(),
  form: z.string(),
  scripts: z.string(),
  gesture: z.string(),
  sees: z.string(),
  /** What the visitor did next, and saw. */
  next: z.string(),
  arrived: z.number(),
  /** What was typed and is in neither the form, the mailbox nor the prefilled e-mail. */
  lostFields: z.string(),
  lost: z.boolean(),
  twice: z.boolean(),
});

/** What came of one cell. */
export type Row = z.output<typeof rowSchema>;

const words = content.quoteForm;
const waiting = "the form, waiting";
const thanks = "thanks";
const answerOk = "answer: OK";
const ladders = new Map([
  [words.failure_help, "failure, other ways"],
  [words.timeout_help, "may have arrived, other ways"],
  [words.offline_help, "offline, other ways"],
]);

const prepareScripts: Record<Scripts, (page: Page) => Promise<unknown>> = {
  loaded: () => Promise.resolve(),
  off: () => Promise.resolve(),
  blocked: (page) => loseScripts(page),
  "client blocked": (page) => loseScripts(page, "es."),
  late: (page) => slowDownScripts(page, 1_500),
  // Held until the page is closed.
  "too late": (page) => page.route("**/_astro/*.js", () => undefined),
  "client too late": (page) => page.route("**/_astro/es.*.js", () => undefined),
};

const send: Record<Gesture, (page: Page) => Promise<void>> = {
  click: async (page) => {
    const { x, y } = await placeOfButton(page);
    await page.mouse.click(x, y);
  },
  "double click": async (page) => {
    const { x, y } = await placeOfButton(page);
    await page.mouse.dblclick(x, y);
  },
  "Enter held": async (page) => {
    await page.getByLabel("Service area", { exact: true }).focus();
    for (let press = 0; press < 6; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "two taps": async (page) => {
    const { x, y } = await placeOfButton(page);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  },
};

/** Where to press: by place, since the second press must not wait for the button as a locator does. */
async function placeOfButton(page: Page) {
  const button = quoteForm(page).getByRole("button").first();
  // Scrolls to the button, and waits until it stands still and nothing covers it.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error("The form has no button.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Sends one quote request in one way, tries again where the visitor is told that it failed, and counts. */
export async function runCell(context: BrowserContext, mailbox: Mailbox, cell: Cell): Promise<Row> {
  const { fault, scripts } = cell;
  await mailbox.answer(fault.answer);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await prepareScripts[scripts](page);
  if (fault.withoutIds) await removeIds(page, cell.path);
  if (scripts !== "off" && (fault.silent || scripts.includes("too late"))) {
    await page.clock.install();
  }

  const typed = {
    name: "Zoë O’Neil",
    phone: "416 555 0199",
    email: "zoe@example.com",
    service_area: "Cabbagetown",
    message: `Thumps & “scratching” ${crypto.randomUUID()}`,
  };
  const arrived = async () => (await mailbox.requestsWith(typed.message)).length;

  await page.goto(cell.path, { waitUntil: "domcontentloaded" });
  await fillIn(page, typed);
  if (scripts === "loaded" || scripts.startsWith("client")) {
    await expect(quoteForm(page)).toHaveAttribute("novalidate");
  }
  if (fault.offline) await context.setOffline(true);
  const posted = page.waitForRequest((request) => request.url().endsWith(sendFormPath));
  posted.catch(() => undefined);
  await send[cell.gesture](page);
  if (scripts.includes("too late")) {
    // A fake clock that jumps before the press has been noticed starts no timer late.
    await page.waitForTimeout(300);
    await page.clock.fastForward(scripts === "too late" ? 8_000 : 5_000);
  }
  let sees: string;
  if (fault.silent) {
    await posted;
    if (fault.kept) await expect.poll(arrived).toBeGreaterThan(0);
    // Nothing tells when the stand-in has read a request that it does not keep.
    await page.waitForTimeout(400);
    const plain = scripts === "off" || scripts === "blocked";
    if (plain) {
      // The browser waits for minutes; the visitor stops it.
      const devtools = await context.newCDPSession(page);
      await devtools.send("Page.stopLoading");
      await devtools.detach();
    }
    // After 15 s the form gives up; after 5 s a form posted plainly may be posted again.
    if (scripts !== "off") await page.clock.fastForward(15_000);
    sees = plain ? waiting : await outcome(page, cell);
  } else {
    sees = await outcome(page, cell);
  }
  // A second request of the same gesture would be on its heels.
  await page.waitForTimeout(cell.gesture === "click" ? 0 : 250);

  const emailed = await emailBody(page);
  if (fault.offline) await context.setOffline(false);
  const left = !onForm(page, cell);
  const requests = await mailbox.requestsWith(typed.message);
  let back = "";
  if (left && sees !== answerOk) {
    await page.goBack({ waitUntil: "domcontentloaded" });
    back = "back, ";
  }
  const thanked = sees === thanks || sees === answerOk;
  const lostFields: string[] = [];
  if (!thanked) {
    for (const [name, value] of Object.entries(typed)) {
      const inForm = (await quoteForm(page).locator(`[name=${name}]`).inputValue()) === value;
      const inMailbox = requests.some((fields) =>
        fields.some(([field, text]) => field === name && text === value),
      );
      if (!inForm && !inMailbox && !emailed.includes(value)) lostFields.push(name);
    }
  }

  let next = back ? "back" : "";
  let last = sees;
  if (
    !thanked &&
    lostFields.length === 0 &&
    !fault.withoutIds &&
    !(fault.kept && !saysFailed(sees))
  ) {
    await mailbox.answer("200");
    const again = quoteForm(page).getByRole("button", { name: "Try again" });
    if (ladderOf(sees)) await again.click();
    else await send.click(page);
    last = await outcome(page, cell, sees);
    next = `${back}again: ${last}`;
  }
  const count = await arrived();
  await page.close();
  const lost = lostFields.length > 0 || ((last === thanks || last === answerOk) && count === 0);
  return {
    fault: fault.name,
    form: cell.form,
    scripts,
    gesture: cell.gesture,
    sees,
    next,
    arrived: count,
    lostFields: lostFields.join(", ") || "nothing",
    lost,
    twice: count > 1,
  };
}

/** Whether the visitor was told that nothing arrived; what may have arrived is sent again at their own will. */
const saysFailed = (sees: string) => sees === ladders.get(words.failure_help);
const ladderOf = (sees: string) => [...ladders.values()].includes(sees);

const errorPage = "chrome-error:";

const onForm = (page: Page, { path }: Cell) => {
  const { protocol, pathname } = new URL(page.url());
  return protocol !== errorPage && pathname === path;
};

/** What the visitor sees once something has come of it, other than what was seen before. */
async function outcome(page: Page, cell: Cell, before?: string): Promise<string> {
  let seen: string | undefined;
  await expect
    .poll(
      async () => {
        seen = await glance(page, cell);
        return seen !== undefined && seen !== before;
      },
      {
        message: `something to see: ${cell.fault.name}, ${cell.form}, ${cell.scripts}, ${cell.gesture}`,
        timeout: 20_000,
        intervals: [50],
      },
    )
    .toBe(true);
  return seen ?? "";
}

async function glance(page: Page, cell: Cell): Promise<string | undefined> {
  if (page.url().startsWith(errorPage)) return "the browser’s error page";
  if (!onForm(page, cell)) {
    await page.waitForLoadState();
    const text = await page.locator("body").innerText();
    return `answer: ${text.trim().slice(0, 24) || "a blank page"}`;
  }
  const form = quoteForm(page);
  if (await form.getByText(words.sent).isVisible()) return thanks;
  for (const [help, name] of ladders) {
    if (await form.getByText(help).isVisible()) return name;
  }
  return undefined;
}

/** What the prefilled e-mail carries, where one is offered. */
async function emailBody(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: "Send by e-mail" });
  if (!(await link.isVisible())) return "";
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
}

/** The page as a build without the public key writes it. */
const removeIds = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll("demo_public_key", ""),
      });
    },
  );
