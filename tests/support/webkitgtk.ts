/**
 * Runs journeys in Debian's WebKitGTK, which Playwright cannot drive: with WebDriver, in windows on
 * a virtual screen.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import type { JourneyFixtures, JourneyKey, JourneyPage } from "../e2e/journeys/journeys.ts";
import { webKitGtk } from "./browsers.ts";
import { haveModulesRun } from "./modules.ts";
import { freePort, start } from "./servers.ts";

/** The errors of a page are kept in its window. */
interface WindowWithErrors extends Window {
  errors: string[];
}

/** Opens a window that keeps the errors of the page which loads in it. Runs in another page. */
function openWindow(path: string, isStorageBlocked: boolean) {
  // A window without bars can be as narrow as a phone's.
  const opened = open(path, "", "width=390,height=844,toolbar=no,location=no");
  if (!opened) throw new Error("The browser blocked a window.");
  const errors: string[] = [];
  // The first page that loads in a new window has the Window object of its empty page.
  Object.assign(opened, { errors });
  const refuse = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  if (isStorageBlocked) {
    for (const storage of ["sessionStorage", "localStorage"])
      Object.defineProperty(opened, storage, { get: refuse });
  }
  opened.addEventListener("error", ({ message }) => errors.push(message));
  opened.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  opened.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
}

const keys: Readonly<Record<JourneyKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** A page that WebDriver drives. */
class WebDriverPage implements JourneyPage {
  private readonly driver: WebDriver;
  private readonly origin: string;
  private isOpen = false;
  /** Tells whether storage throws in the first page. */
  isStorageBlocked = false;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens the window of the visit, with a page whose errors are kept. */
  private async openFirst(path: string) {
    const { driver } = this;
    // A page of the site may open others and listen to them.
    await driver.get(new URL("/robots.txt", this.origin).href);
    const opener = await driver.getWindowHandle();
    await driver.executeScript(openWindow, path, this.isStorageBlocked);
    const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== opener);
    await driver.switchTo().window(opened ?? opener);
    await driver.wait(() =>
      driver.executeScript(
        "return location.href !== 'about:blank' && document.readyState === 'complete'",
      ),
    );
  }

  async goto(path: string) {
    if (this.isOpen) await this.driver.get(new URL(path, this.origin).href);
    else await this.openFirst(path);
    this.isOpen = true;
    await this.waitForModules();
  }

  private async waitForModules() {
    await this.driver.wait(() => this.driver.executeScript(haveModulesRun), 20_000);
  }

  async reload() {
    await this.driver.navigate().refresh();
    await this.waitForModules();
  }

  setViewportSize(size: { width: number; height: number }) {
    return this.driver.manage().window().setRect(size);
  }

  /** Acts on the first such element once it can receive the action, as Playwright does. */
  private async act(selector: string, action: "click" | "clear") {
    let failure: unknown = new Error(`There is no ${selector}.`);
    const isDone = async () => {
      try {
        const element = await this.driver.findElement(By.css(selector));
        await this.driver.executeScript((found: Element) => {
          found.scrollIntoView({ block: "center", behavior: "instant" });
        }, element);
        await element[action]();
        return true;
      } catch (error) {
        failure = error;
        return false;
      }
    };
    await this.driver.wait(isDone, 20_000).catch(() => {
      throw failure;
    });
  }

  click(selector: string) {
    return this.act(selector, "click");
  }

  async fill(selector: string, text: string) {
    await this.act(selector, "clear");
    await this.driver.findElement(By.css(selector)).sendKeys(text);
  }

  readonly keyboard = {
    press: (key: JourneyKey) => this.keyboard.type(keys[key]),
    type: (text: string) => this.driver.actions().sendKeys(text).perform(),
  };

  evaluate<R, A>(script: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    return this.driver.executeScript<Awaited<R>>(script, argument);
  }
}

/**
 * Starts a virtual screen; returns its number. Without a window manager, the window under the
 * pointer has the focus. The pointer is in the middle of the screen, so it must be over the window.
 */
async function startDisplay() {
  const display = spawn(
    webKitGtk.display,
    ["-displayfd", "3", "-screen", "0", "600x800x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const kill = () => display.kill();
  process.once("exit", kill);
  const [number] = (await once(display.stdio[3] ?? display, "data")) as [Buffer];
  return { number: String(number).trim(), stop: kill };
}

/** Closes the windows of a visit, and deletes what it has stored. */
async function endVisit(driver: WebDriver, origin: string) {
  const [opener, ...opened] = await driver.getAllWindowHandles();
  for (const handle of opened) {
    await driver.switchTo().window(handle);
    await driver.close();
  }
  if (opener) await driver.switchTo().window(opener);
  // The last page may have storage that throws.
  await driver.get(new URL("/robots.txt", origin).href);
  await driver.executeScript("localStorage.clear()");
  await driver.manage().deleteAllCookies();
  await driver.actions().clear();
}

/**
 * Playwright's `test` with a page in WebKitGTK. All tests share one browser, since it starts slowly
 * and, rarely, not at all.
 */
export const test = base.extend<
  JourneyFixtures & { webDriverPage: WebDriverPage },
  { driver: WebDriver }
>({
  driver: [
    async ({}, use) => {
      const work = mkdtempSync(join(tmpdir(), "webkitgtk-"));
      mkdirSync(join(work, "gtk-3.0"));
      writeFileSync(
        join(work, "gtk-3.0/settings.ini"),
        `[Settings]\ngtk-enable-animations=${process.env["TEST_ALL"] ? 1 : 0}\n`,
      );
      const display = await startDisplay();
      const port = await freePort();
      const server = await start(webKitGtk.driver, [`--port=${port}`], port, work, {
        DISPLAY: `:${display.number}`,
      });
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: "MiniBrowser",
            // A page that does not finish loading fails its own test.
            timeouts: { pageLoad: 30_000, script: 30_000 },
            "webkitgtk:browserOptions": {
              binary: webKitGtk.browser,
              args: ["--automation", "--javascript-can-open-windows-automatically=true"],
            },
          }),
        )
        .build();
      await use(driver);
      await driver.quit();
      await server.stop();
      display.stop();
      rmSync(work, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  webDriverPage: async ({ driver, baseURL }, use) => {
    await use(new WebDriverPage(driver, baseURL ?? ""));
    await endVisit(driver, baseURL ?? "");
  },
  visitor: ({ webDriverPage }, use) => use(webDriverPage),
  blockStorage: ({ webDriverPage }, use) =>
    use(() => {
      webDriverPage.isStorageBlocked = true;
      return Promise.resolve();
    }),
  errors: async ({ visitor }, use) => {
    await use(() => visitor.evaluate(() => (window as unknown as WindowWithErrors).errors, null));
  },
});
