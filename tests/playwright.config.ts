import process from "node:process";
import { defineConfig, devices } from "@playwright/test";
import { hasPlaywrightChromium, systemChromium, systemFirefox } from "./support/browsers.ts";

const port = Number(process.env["TEST_PORT"] ?? 4399);
const origin = `http://localhost:${port}`;

// A system browser run as root in a container has no user namespace for its sandbox.
const chromium = hasPlaywrightChromium()
  ? {}
  : { launchOptions: { executablePath: systemChromium(), args: ["--no-sandbox"] } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const firefox = systemFirefox();

/** Only tests about motion have it (`withMotion`), and all in `npm run test:all`. */
const contextOptions = process.env["TEST_ALL"] ? {} : { reducedMotion: "reduce" as const };

const islands = (...names: string[]) => names.map((name) => `islands/${name}.spec.ts`);
/** Every page, every cell of a matrix: only `npm run test:all` runs these. */
const exhaustive = process.env["TEST_ALL"] ? [] : [/@all/];
/** What a narrow screen shows as well; a wide one is asked again only in `npm run test:all`. */
const narrow = process.env["TEST_ALL"] ? [] : [/@narrow/];

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/failures",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // Tests wait for clocks and networks more than they use a processor: four of them leave a quarter of two cores. Small
  // projects have fewer workers, since each reads all content and starts a browser first.
  workers: 4,
  retries: 0,
  reporter: [["dot"], ["./run/playwright-reporter.ts"]],
  use: { baseURL: origin, contextOptions },
  grepInvert: exhaustive,
  projects: [
    {
      name: "desktop",
      use: { ...desktop, ...chromium },
      // The menu exists only on narrow screens.
      testIgnore: ["no-js/**", ...islands("menu")],
      grepInvert: [...exhaustive, ...narrow],
    },
    {
      name: "phone",
      workers: 2,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, ...chromium },
      testMatch: ["identity.spec.ts", ...islands("menu", "scroll")],
    },
    {
      name: "no-js",
      workers: 1,
      use: { ...desktop, ...chromium, javaScriptEnabled: false },
      testMatch: "no-js/*.spec.ts",
    },
    ...(firefox
      ? [
          {
            name: "firefox",
            workers: 2,
            use: {
              ...devices["Desktop Firefox"],
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox },
            },
            // Only what differs from browser to browser.
            grep: process.env["TEST_ALL"] ? /@firefox/ : /@firefox(?!-all)/,
            grepInvert: exhaustive,
          },
        ]
      : []),
  ],
  // What is tested is what is published: the built site, from the server behind `npm start`.
  webServer: {
    command: "node src/tools/cli/start.ts",
    cwd: "..",
    url: origin,
    reuseExistingServer: false,
    // Lets the server delete its copy of the site.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: { PORT: String(port), MAILBOX_DIR: "test-results/mailbox", MAILBOX_INTERVAL_MS: "0" },
  },
});
