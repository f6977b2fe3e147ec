/** The browser that the tests found, for Playwright and, by its port, for Lighthouse. */
import { createServer } from "node:net";
import { chromium, devices, type Browser } from "@playwright/test";
import config from "../playwright.config.ts";

/** The phone that is measured. */
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

/** A port that nothing listens at. */
const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => {
        done(typeof address === "object" && address ? address.port : 0);
      });
    });
  });

/** Starts the browser with its debugging port open. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const options = config.projects?.find(({ name }) => name === "desktop")?.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
