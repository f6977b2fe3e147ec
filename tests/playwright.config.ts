import { existsSync } from "node:fs";
import { chromium, defineConfig, devices } from "@playwright/test";

const port = Number(process.env["TEST_PORT"] ?? 4399);
const origin = `http://localhost:${port}`;

const bundled = existsSync(chromium.executablePath());
// The shell is the browser without its window, and half as slow.
const systemChromium = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
];
const chromiumPath =
  process.env["CHROMIUM_PATH"] ??
  (bundled ? undefined : systemChromium.find((path) => existsSync(path)));
const firefoxPath =
  process.env["FIREFOX_PATH"] ?? ["/usr/bin/firefox-esr"].find((path) => existsSync(path));

// A system browser run as root in a container has no user namespace for its sandbox.
const inChromium = chromiumPath
  ? { launchOptions: { executablePath: chromiumPath, args: ["--no-sandbox"] } }
  : {};
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/failures",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  workers: 2,
  // A machine under load can starve a browser; what passes only then is reported as flaky.
  retries: 1,
  reporter: [["dot"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: { baseURL: origin },
  projects: [
    { name: "desktop", use: { ...desktop, ...inChromium }, testIgnore: "no-js/**" },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, ...inChromium },
      testMatch: [
        "identity.spec.ts",
        ...["accordion", "menu", "read-more", "scroll"].map((name) => `islands/${name}.spec.ts`),
      ],
    },
    {
      name: "no-js",
      use: { ...desktop, ...inChromium, javaScriptEnabled: false },
      testMatch: "no-js/*.spec.ts",
    },
    ...(firefoxPath
      ? [
          {
            name: "firefox",
            use: {
              ...devices["Desktop Firefox"],
              channel: "moz-firefox",
              launchOptions: { executablePath: firefoxPath },
            },
            testMatch: [
              "every-page.spec.ts",
              ...["accordion", "menu", "quote-form", "read-more", "scroll"].map(
                (name) => `islands/${name}.spec.ts`,
              ),
            ],
            // Firefox has no reduced-motion emulation (it ignores it without a word); those tests carry this tag.
            grepInvert: /@motion|@chromium/,
          },
        ]
      : []),
  ],
  // What is tested is what is shipped: the built site, from the server behind `npm start`.
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
