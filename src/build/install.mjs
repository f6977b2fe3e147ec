// @ts-check
/**
 * Installs the packages in package-lock.json when others are installed. The commands that people try
 * first begin with it, so it must run on Node 20 without any package; npm skips pre-scripts where
 * `ignore-scripts` is set. The packages contain the project's own Node, which npm puts before the
 * machine's: the commands call it by `cross-env`, since a shell keeps to the Node that it has found.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** npm's own record of what it has installed, which it writes last. */
const record = "node_modules/.package-lock.json";
/** The records of pnpm and Yarn. */
const otherRecords = ["node_modules/.modules.yaml", "node_modules/.yarn-integrity"];

/**
 * The packages of a lock file, by their paths.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Tells whether the packages are those of the lock file, no more and no fewer, by their versions. */
function isInstalled() {
  if (!existsSync(record)) return otherRecords.some((file) => existsSync(file));
  const installed = packagesIn(record);
  const wanted = packagesIn("package-lock.json");
  return (
    Object.entries(wanted).every(
      ([path, { version, optional, devOptional }]) =>
        // The project itself, and optional packages, which are only for some platforms.
        path === "" || optional || devOptional || installed[path]?.version === version,
    ) && Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version)
  );
}

/** The folder that exists while a command installs; its time is renewed every second. */
const lock = ".install-lock";

/** Creates the folder, when no other command installs, or the one that did has been killed. */
async function takeTurn() {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 20_000) rmSync(lock, { recursive: true, force: true });
      else await setTimeout(500);
    }
  }
}

/** Installs the packages, unless another command has done it meanwhile. */
async function install() {
  await takeTurn();
  const renewal = setInterval(() => {
    utimesSync(lock, new Date(), new Date());
  }, 1000);
  process.once("exit", () => {
    rmSync(lock, { recursive: true, force: true });
  });
  // An interrupt reaches npm too, whose end is awaited.
  process.once("SIGINT", () => {});
  if (!isInstalled()) {
    console.log("Installing the packages in package-lock.json. The first time takes a minute.");
    // Windows has npm as a batch file, which only a shell can run.
    const npm = spawn("npm ci --include=dev --no-audit --no-fund --loglevel=error", {
      stdio: "inherit",
      shell: true,
    });
    await once(npm, "exit");
    if (npm.exitCode !== 0) {
      stop(
        "npm could not install the packages; its message is above. Check the network connection.",
      );
    }
  }
  clearInterval(renewal);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(
    `Node.js 20 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}
if (!isInstalled()) await install();
// The install script of the package creates this folder.
if (!existsSync("node_modules/node/bin")) {
  stop(
    "npm may not run install scripts here, and the project's own Node needs one. Run this command, then try again: npm rebuild node --ignore-scripts=false",
  );
}
