import process from "node:process";
import { crc32 } from "node:zlib";
import { defineConfig, devices } from "@playwright/test";
import {
  hasPlaywrightChromium,
  hasPlaywrightWebKit,
  hasWebKitGtk,
  systemChromium,
  systemFirefox,
  wholeChromium,
} from "./support/browsers.ts";

// A folder has its own port, so that the tests of two copies can run at the same time. Browsers refuse
// some of the ports below 7000, such as 6666.
const port = 7000 + (crc32(import.meta.dirname) % 3000);
const origin = `http://localhost:${port}`;

// Chromium's sandbox does not work as root in a container.
const chromium = hasPlaywrightChromium()
  ? {}
  : { launchOptions: { executablePath: systemChromium(), args: ["--no-sandbox"] } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const firefox = systemFirefox();
const chromiumWithCache = wholeChromium();

/** `npm run test:all` runs every test in every project that can, and with motion. */
const all = Boolean(process.env["TEST_ALL"]);
/** Tests of every page or every case, and those that build the site once more. */
const exhaustive = all ? [] : [/@nightly/];
const withOtherBuilds = all ? [] : ["other-{content,company}.spec.ts"];
/** Tests that a narrow screen covers. */
const narrow = all ? [] : [/@narrow/];
/** The journeys that Chromium leaves to Firefox and WebKit. */
const journeysElsewhere = all ? ["journeys/webkitgtk.spec.ts"] : ["journeys/*"];

/** WebKit runs the journeys: Playwright's own where it is installed, otherwise Debian's. */
const webkit = hasPlaywrightWebKit()
  ? [{ use: devices["Desktop Safari"], testMatch: "journeys/playwright.spec.ts" }]
  : hasWebKitGtk()
    ? [{ testMatch: "journeys/webkitgtk.spec.ts" }]
    : [];

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/failures",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // Three workers take 135 s on two cores, two 162 s, since pages often wait; four take longer than
  // three. Small projects have fewer, because each worker first reads all content and starts a browser.
  workers: "150%",
  retries: 0,
  reporter: [["dot"], ["./support/engines-reporter.ts"]],
  // Tests about motion turn it on again (`withMotion`).
  use: {
    baseURL: origin,
    contextOptions: all ? {} : { reducedMotion: "reduce" },
    // A control that never comes fails by its name, and with a picture, before the test's time is over.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
  },
  grepInvert: exhaustive,
  globalTimeout: (all ? 59 : 19) * 60_000,
  // Leaves enough time on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    // Comes first, since its one worker takes the longest.
    ...webkit.map((project) => ({ name: "webkit", workers: 1, ...project })),
    ...(firefox
      ? [
          {
            name: "firefox",
            workers: all ? 2 : 1,
            use: {
              ...devices["Desktop Firefox"],
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox },
            },
            // The night has more tests of what differs between browsers.
            testMatch: all ? "**/*.spec.ts" : "journeys/playwright.spec.ts",
            testIgnore: "journeys/webkitgtk.spec.ts",
            grep: /@firefox/,
          },
        ]
      : []),
    {
      name: "phone",
      workers: all ? 2 : 1,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, ...chromium },
      testMatch: ["pages.spec.ts", "scroll.spec.ts", "islands/menu.spec.ts"],
    },
    ...(chromiumWithCache
      ? [
          {
            name: "back-forward-cache",
            workers: 1,
            use: {
              ...desktop,
              channel: "chromium",
              launchOptions: {
                executablePath: chromiumWithCache,
                args: ["--no-sandbox"],
                ignoreDefaultArgs: ["--disable-back-forward-cache"],
              },
            },
            testMatch: "restored-pages.spec.ts",
          },
        ]
      : []),
    // Comes last, since it can use every worker that the others leave.
    {
      name: "desktop",
      use: { ...desktop, ...chromium },
      // The menu exists only on narrow screens, and a cache of left pages not in the headless shell. Other
      // tests cover the journeys in Chromium.
      testIgnore: [
        "islands/menu.spec.ts",
        "restored-pages.spec.ts",
        ...journeysElsewhere,
        ...withOtherBuilds,
      ],
      grepInvert: [...exhaustive, ...narrow],
    },
  ],
  // The tests use the demo in dist/, from the server of `npm run preview`.
  webServer: {
    command: "node src/demo/start.ts",
    cwd: "..",
    url: origin,
    reuseExistingServer: false,
    env: {
      SITE_URL: "",
      PORT: String(port),
      MAILBOX_DIR: "test-results/mailbox",
    },
  },
});
