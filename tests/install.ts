/**
 * Installs the tests' browsers: with apt-get as root on Debian, elsewhere only
 * Chromium and WebKit. Nothing works without Chromium; others are required in CI, and skipped
 * elsewhere.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { readArguments } from "#command.ts";
import {
  hasPlaywrightChromium,
  hasWebKit,
  headlessShell,
  systemChromium,
  systemFirefox,
} from "./support/browsers.ts";

readArguments("Usage: node tests/install.ts", {});

const hasChromium = () => hasPlaywrightChromium() || systemChromium() !== undefined;

/** Describes what the tests use, by its Debian packages. */
const programs = [
  {
    packages: ["chromium-headless-shell"],
    isInstalled: () => hasPlaywrightChromium() || systemChromium() === headlessShell,
  },
  { packages: ["chromium"], isInstalled: hasChromium },
  { packages: ["firefox-esr"], isInstalled: () => systemFirefox() !== undefined },
  { packages: ["webkit2gtk-driver", "xvfb"], isInstalled: hasWebKit },
];

/** Runs apt-get. If that fails, prints the reason and continues. */
function aptGet(...args: string[]) {
  const { status, stderr } = spawnSync("apt-get", args, {
    encoding: "utf8",
    timeout: 400_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) console.log(`apt-get ${args.join(" ")}: ${stderr.trim().split("\n").at(-1)}`);
}

const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (canInstall && !programs.every(({ isInstalled }) => isInstalled())) {
  console.log("Installing the browsers of the tests from Debian's packages.");
  aptGet("update");
  for (const { packages, isInstalled } of programs)
    if (!isInstalled()) aptGet("install", "-y", "--no-install-recommends", ...packages);
}
const withPlaywright = [
  ...(hasChromium() ? [] : ["chromium"]),
  ...(canInstall || hasWebKit() ? [] : ["webkit"]),
];
if (withPlaywright.length > 0) {
  const playwright = ["node_modules/@playwright/test/cli.js", "install", ...withPlaywright];
  spawnSync(process.execPath, playwright, { stdio: "inherit", timeout: 180_000 });
}

if (!hasChromium()) {
  console.error("The tests need Chromium. Install it with the package manager of this machine.");
  process.exit(1);
}
// Chromium is there, so its faster variant is not needed.
const missing = programs.slice(1).filter(({ isInstalled }) => !isInstalled());
if (missing.length > 0) {
  const names = missing.flatMap(({ packages }) => packages).join(", ");
  console.log(`Missing on this machine: ${names}. Tests that need them are skipped, except in CI.`);
  process.exit(process.env["CI"] ? 1 : 0);
}
