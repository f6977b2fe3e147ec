// @ts-check
/**
 * Installs the packages in package-lock.json if some are missing or of another version. npm runs it
 * before the commands that people try first (`prestart`, `pretest`, …), so it must run on Node 20
 * without any package. The packages contain the project's own Node, which npm puts before the
 * machine's for the command itself.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import process from "node:process";

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The packages of a lock file, by their paths; none if the file does not exist.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};

function isInstalled() {
  const installed = packagesIn("node_modules/.package-lock.json");
  // The install script of the package creates this folder.
  if (!existsSync("node_modules/node/bin")) return false;
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
// Commands that only read work on a read-only disk too.
const onlyReads = ["precheck:content", "prelaunch-check"];
if (!onlyReads.includes(process.env["npm_lifecycle_event"] ?? "")) {
  try {
    accessSync(".", constants.W_OK);
  } catch {
    stop(`This command writes files, and the folder ${process.cwd()} cannot be written to.`);
  }
}
if (!isInstalled()) {
  console.log("Installing the packages in package-lock.json. The first time takes a minute.");
  // On Windows npm is a batch file, which only a shell can run.
  const { status } = spawnSync("npm ci --include=dev --no-audit --no-fund --loglevel=error", {
    stdio: "inherit",
    shell: true,
  });
  if (status !== 0) {
    stop("npm could not install the packages; its message is above. Check the network connection.");
  }
  if (!isInstalled()) {
    stop("The project's own Node was not installed. Allow npm to run install scripts.");
  }
}
