import "#load-env.ts";
import { defineConfig, devices } from "@playwright/test";
import { readSettings } from "#settings.ts";
import { hasPlaywrightChromium, systemChromium } from "../support/browsers.ts";

// Chromium's sandbox does not work as root in a container.
const chromium = hasPlaywrightChromium()
  ? {}
  : { launchOptions: { executablePath: systemChromium(), args: ["--no-sandbox"] } };

export default defineConfig({
  outputDir: "../../test-results/live",
  // A second request would be a second e-mail.
  retries: 0,
  reporter: "line",
  timeout: 90_000,
  expect: { timeout: 60_000 },
  use: { ...devices["Pixel 7"], baseURL: readSettings().siteUrl, ...chromium },
});
