// @ts-check
/**
 * Installs the packages in package-lock.json when they are missing or it has changed. npm runs it
 * before the commands that people try first (`prebuild`, `pretest`, …), so it must run on Node 20
 * without any package. The packages contain the project's own Node, which npm puts before the
 * machine's for the command itself.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import process from "node:process";

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

/** `npm ci` deletes node_modules, so packages that someone has linked or tries out count too. */
function isInstalled() {
  if (!existsSync(record)) return otherRecords.some((file) => existsSync(file));
  if (statSync("package-lock.json").mtime < statSync(record).mtime) return true;
  const installed = packagesIn(record);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional, devOptional }]) =>
      // Optional packages are only for some platforms.
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(
    `Node.js 20 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}
if (!isInstalled()) {
  console.log("Installing the packages in package-lock.json. The first time takes a minute.");
  // On Windows npm is a batch file, which only a shell can run.
  const { status } = spawnSync("npm ci --include=dev --no-audit --no-fund --loglevel=error", {
    stdio: "inherit",
    shell: true,
  });
  if (status !== 0)
    stop("npm could not install the packages; its message is above. Check the network connection.");
}
// The install script of the package creates this folder.
if (!existsSync("node_modules/node/bin")) {
  stop(
    "The project's own Node was not installed. Allow npm to run install scripts, delete node_modules and try again.",
  );
}
