/** Where this machine has the browsers that the tests drive. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Chromium without a window: it starts faster and takes half the time of the whole browser. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** Whether Playwright has installed a Chromium of its own. */
export const hasPlaywrightChromium = () => existsSync(chromium.executablePath());

/** The system's Chromium, where it has one. */
export const systemChromium = () =>
  firstExisting([
    headlessShell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
  ]);

/** Debian's Firefox ESR, where the system has it. */
export const systemFirefox = () => firstExisting(["/usr/bin/firefox-esr"]);
