/** Finds the browsers for the tests on this machine. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Chromium without a user interface. Tests take half the time with it. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** Whether Playwright's own Chromium is installed. */
export const hasPlaywrightChromium = () => existsSync(chromium.executablePath());

/** Returns the path of the system's Chromium, if installed. */
export const systemChromium = () =>
  firstExisting([
    headlessShell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
  ]);

/** Returns the path of Debian's Firefox ESR, if installed. */
export const systemFirefox = () => firstExisting(["/usr/bin/firefox-esr"]);
