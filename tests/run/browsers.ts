/** Finds the browsers for the tests, and installs missing ones. */
import process from "node:process";
import { runProgram } from "#tools/cli/shared/program.ts";
import {
  hasPlaywrightChromium,
  headlessShell,
  systemChromium,
  systemFirefox,
} from "../support/browsers.ts";
import { canInstall, installPackages, updatePackageLists } from "./debian.ts";

const hasChromium = () => hasPlaywrightChromium() || systemChromium() !== undefined;

async function installMissing() {
  const needsChromium = !hasPlaywrightChromium() && systemChromium() !== headlessShell;
  if (canInstall && (needsChromium || !systemFirefox())) {
    console.log("Installing browsers from Debian's packages.");
    await updatePackageLists();
    if (needsChromium) await installPackages("chromium-headless-shell");
    if (!hasChromium()) await installPackages("chromium");
    if (!systemFirefox()) await installPackages("firefox-esr");
  }
  if (!hasChromium()) {
    await runProgram("playwright", ["install", "chromium"], { quiet: true, timeoutSeconds: 180 });
  }
}

/**
 * Makes sure that Chromium and, if possible, Firefox are installed.
 *
 * @returns why the tests cannot run, or which tests are skipped and why
 */
export async function findBrowsers(): Promise<{ problem?: string; skipped?: string }> {
  await installMissing();
  if (!hasChromium()) {
    return {
      problem:
        "No browser was found. Install Chromium with your package manager, or run npx playwright install chromium.",
    };
  }
  if (systemFirefox()) return {};
  const missing = "Debian's Firefox ESR is not installed, and this account cannot install it.";
  return process.env["CI"] ? { problem: missing } : { skipped: `all tests in Firefox: ${missing}` };
}
