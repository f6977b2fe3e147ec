/** Finds the browsers for the tests on this machine. */
import { existsSync } from "node:fs";
import process from "node:process";
import { chromium, webkit } from "@playwright/test";

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Chromium without a user interface. Tests take half the time with it. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** Returns whether Playwright's own Chromium is installed. */
export const hasPlaywrightChromium = () => existsSync(chromium.executablePath());

/** Returns the path of the system's Chromium, if installed. */
export const systemChromium = () =>
  firstExisting([
    headlessShell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
  ]);

/** Returns the path of a Chromium that has more than the headless shell, if installed. */
export const wholeChromium = () =>
  firstExisting([chromium.executablePath(), "/usr/bin/chromium", "/usr/bin/google-chrome-stable"]);

/** Returns the path of Debian's Firefox ESR, if installed. */
export const systemFirefox = () => firstExisting(["/usr/bin/firefox-esr"]);

/** Returns whether Playwright's own WebKit is installed. */
export const hasPlaywrightWebKit = () => existsSync(webkit.executablePath());

/** Describes what Debian's WebKitGTK needs to run without a screen. */
export const webKitGtk = {
  browser: `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  driver: "/usr/bin/WebKitWebDriver",
  display: "/usr/bin/Xvfb",
};

/** Returns whether Debian's WebKitGTK, its WebDriver and a display for it are installed. */
export const hasWebKitGtk = () => Object.values(webKitGtk).every((file) => existsSync(file));

/** Returns whether a WebKit that the tests can drive is installed. */
export const hasWebKit = () => hasPlaywrightWebKit() || hasWebKitGtk();
