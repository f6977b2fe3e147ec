// @ts-check
/** Everything that `npm test` checks, in order; it stops at the first step that fails and names it. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { chromium } from "@playwright/test";

/** What the runners counted. */
const count = { passed: 0, failed: 0, skipped: 0 };

/** The browsers found, for Playwright's configuration. @type {Record<string, string>} */
const browsers = {};

/**
 * Runs a command, its output shown as it comes, or kept until it ends where several run side by side.
 *
 * @param {string} command
 * @param {string[]} parts
 * @param {{ quiet?: boolean, seconds?: number }} [how]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, parts, { quiet = false, seconds } = {}) {
  return new Promise((done) => {
    const child = spawn(command, parts, {
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
      env: { ...process.env, ...browsers, FORCE_COLOR: "0" },
      timeout: seconds === undefined ? undefined : seconds * 1000,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += String(chunk)));
    child.stderr?.on("data", (chunk) => (output += String(chunk)));
    child.on("error", (error) => done({ ok: false, output: error.message }));
    child.on("exit", (code) => done({ ok: code === 0, output }));
  });
}

/** @param {string[]} paths */
const firstThatExists = (paths) => paths.find((path) => existsSync(path));
const shell = "/usr/bin/chromium-headless-shell";
const systemChromium = () =>
  firstThatExists([
    shell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
  ]);
const systemFirefox = () => firstThatExists(["/usr/bin/firefox-esr"]);
const hasOwnChromium = () => existsSync(chromium.executablePath());

/** Whether this account may install Debian's packages. */
const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages from Debian, and says why where it cannot. @param {string[]} names */
async function install(...names) {
  const options = ["install", "-y", "--no-install-recommends", ...names];
  const { ok, output } = await run("apt-get", options, { quiet: true, seconds: 400 });
  if (!ok) console.log(`${names.join(", ")}: ${output.trim().split("\n").at(-1)}`);
}

const updatePackageLists = () => run("apt-get", ["update"], { quiet: true, seconds: 180 });

/** Installs what Debian has and this machine lacks: Chromium, best without its window, and Firefox. */
async function installBrowsers() {
  const needsChromium = !hasOwnChromium() && !existsSync(shell);
  if (!needsChromium && systemFirefox()) return;
  console.log("Installing browsers from Debian's packages.");
  await updatePackageLists();
  if (needsChromium) await install("chromium-headless-shell");
  if (!hasOwnChromium() && !systemChromium()) await install("chromium");
  if (!systemFirefox()) await install("firefox-esr");
}

/** Finds a browser or installs one: the system's, Playwright's own, or Debian's package. */
async function findBrowsers() {
  const debian = mayInstall();
  if (!hasOwnChromium() && !systemChromium() && !debian) {
    await run("playwright", ["install", "chromium"], { quiet: true, seconds: 180 });
  }
  if (debian) await installBrowsers();
  if (!hasOwnChromium() && !systemChromium()) {
    await run("playwright", ["install", "chromium"], { quiet: true, seconds: 180 });
  }
  const own = hasOwnChromium();
  const system = systemChromium();
  if (!own && !system) {
    console.error(
      "No browser: install Chromium with your package manager, or run npx playwright install chromium.",
    );
    return false;
  }
  if (!own && system) browsers["CHROMIUM_PATH"] = system;
  console.log(`Chromium: ${own ? "Playwright's own" : system}`);
  const firefox = systemFirefox();
  if (firefox) browsers["FIREFOX_PATH"] = firefox;
  console.log(
    firefox
      ? `Firefox: ${firefox}`
      : "Firefox: skipped, Debian's Firefox ESR is not on this machine and cannot be installed by this account.",
  );
  return true;
}

/** Types and lint, and beside them format and spelling: each keeps one core busy. */
async function checkSources() {
  let ok = true;
  const check = async (
    /** @type {string} */ name,
    /** @type {string} */ command,
    /** @type {string[]} */ parts,
  ) => {
    const result = await run(command, parts, { quiet: true });
    console.log(`${result.ok ? "ok" : "FAILED"}  ${name}`);
    if (result.ok) return;
    ok = false;
    console.log(result.output);
  };
  await Promise.all([
    // Lint reads the types of the content that the type check writes.
    check("types", "astro", ["check"]).then(() => check("lint", "eslint", ["."])),
    check("format", "prettier", ["--check", "--log-level", "warn", "."]).then(() =>
      check("spelling", "cspell", ["lint", "--no-progress", "content/**/*.{md,yaml}"]),
    ),
  ]);
  return ok;
}

/** Adds up node:test's summary, which its TAP reporter prints as comments. @param {string} output */
function countUnits(output) {
  const number = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  count.passed += number("pass");
  count.failed += number("fail");
  count.skipped += number("skipped");
}

async function units() {
  const { ok, output } = await run(
    "node",
    ["--test", "--test-reporter=tap", "tests/unit/**/*.test.ts"],
    { quiet: true },
  );
  countUnits(output);
  // The table of the mistakes that editors make: names, and four figures for each.
  for (const [, row] of output.matchAll(/^# (.+(?: +\d+){4}|kind .+)$/gm)) console.log(row);
  console.log(ok ? `${count.passed} unit tests passed` : output);
  return ok;
}

/** Tries the built site on real servers, which Debian has. */
async function servers() {
  const wanted = [
    "/usr/sbin/nginx",
    "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    "/usr/bin/caddy",
  ];
  if (mayInstall() && !wanted.every((file) => existsSync(file))) {
    console.log("Installing nginx and Caddy from Debian's packages.");
    await updatePackageLists();
    await install("nginx", "libnginx-mod-http-brotli-static");
    await install("caddy");
  }
  const before = count.passed;
  const { ok, output } = await run(
    "node",
    ["--test", "--test-reporter=tap", "tests/servers/**/*.test.ts"],
    { quiet: true },
  );
  countUnits(output);
  for (const [, name, why] of output.matchAll(/^ok \d+ - (.+) # SKIP (.+)$/gm)) {
    console.log(`${name}: skipped, ${why}`);
  }
  console.log(ok ? `${count.passed - before} tests on servers passed` : output);
  return ok;
}

async function endToEnd() {
  const report = "test-results/e2e.json";
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results", { recursive: true });
  const { ok } = await run("playwright", ["test", "-c", "tests/playwright.config.ts"]);
  if (existsSync(report)) {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    count.passed += stats.expected + stats.flaky;
    count.failed += stats.unexpected;
    count.skipped += stats.skipped;
  }
  return ok;
}

/** @type {{ name: string, does: () => Promise<boolean> | boolean }[]} */
const steps = [
  { name: "browsers", does: findBrowsers },
  { name: "sources", does: checkSources },
  { name: "unit", does: units },
  {
    name: "build",
    does: () =>
      spawnSync(process.execPath, ["src/tools/cli/run.mjs", "build"], { stdio: "inherit" })
        .status === 0,
  },
  { name: "servers", does: servers },
  { name: "e2e", does: endToEnd },
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

const started = performance.now();
const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(0)} s`;
let failed = "";
for (const { name, does } of steps) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${name}`);
  const since = performance.now();
  const ok = await does();
  console.log(`== ${name}: ${ok ? "passed" : "FAILED"} in ${seconds(since)}`);
  if (!ok) {
    failed = name;
    break;
  }
}
console.log(`\n${failed ? `Stopped at ${failed}` : "All passed"} after ${seconds(started)}.`);
if (count.passed + count.failed > 0) {
  // A step without tests of its own that failed still counts as one failure.
  const failures = failed ? Math.max(count.failed, 1) : count.failed;
  console.log(
    `${count.passed} passed, ${failures} failed${count.skipped ? `, ${count.skipped} skipped` : ""}`,
  );
}
process.exitCode = failed ? 1 : 0;
