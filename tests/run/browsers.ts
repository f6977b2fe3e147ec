/** Finds the browsers that the tests drive, and installs those that are missing. */
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
 * Makes sure that there is a Chromium, and if possible a Firefox.
 *
 * @returns why the tests cannot run, or which of them will be skipped and why
 */
export async function findBrowsers(): Promise<{ problem?: string; skipped?: string }> {
  await installMissing();
  if (!hasChromium()) {
    return {
      problem:
        "No browser: install Chromium with your package manager, or run npx playwright install chromium.",
    };
  }
  if (systemFirefox()) return {};
  const missing = "Debian's Firefox ESR is not on this machine and this account cannot install it.";
  return process.env["CI"]
    ? { problem: `No Firefox: ${missing}` }
    : { skipped: `everything in Firefox: ${missing}` };
}
