// @ts-check
/**
 * Every npm command: installs missing packages, then runs `src/tools/cli/<command>.ts` with the project's own
 * Node. It must run on Node 20 before any package is installed, so it is JavaScript without dependencies.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));

const isWindows = process.platform === "win32";
const projectNode = resolve("node_modules", "node", "bin", isWindows ? "node.exe" : "node");

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Reads the packages of a lock file, by their path in node_modules. Returns none if the file does not exist.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};

function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn(join("node_modules", ".package-lock.json"));
  return (
    existsSync(projectNode) &&
    Object.entries(wanted).every(
      ([path, { version, optional, devOptional }]) =>
        path === "" || optional || devOptional || installed[path]?.version === version,
    )
  );
}

function install() {
  console.log("Installing the packages in package-lock.json. The first time takes a minute.");
  const { status, error } = spawnSync(
    isWindows ? "npm.cmd" : "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: "inherit", shell: isWindows },
  );
  if (error) {
    stop(
      `npm could not be started: ${error.message}. Install Node.js with npm from https://nodejs.org.`,
    );
  }
  if (status !== 0) {
    stop("npm could not install the packages; its message is above. Check the network connection.");
  }
  if (!existsSync(projectNode)) {
    stop("The project's own Node was not installed. Allow npm to run install scripts.");
  }
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(
    `Node.js 20 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}
if (!isInstalled()) install();

const [command = "", ...rest] = process.argv.slice(2);
const script = join("src", "tools", "cli", `${command}.ts`);
const variables = existsSync(".env") ? ["--env-file=.env"] : [];
const child = spawn(projectNode, [...variables, script, ...rest], {
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: [resolve("node_modules", ".bin"), process.env["PATH"]].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
    // Without these, Astro runs its servers in the background in some environments.
    ASTRO_DEV_BACKGROUND: "0",
    ASTRO_PREVIEW_BACKGROUND: "0",
  },
});
// After Ctrl+C the child receives SIGINT twice, since the terminal sends it to both processes.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => child.kill(signal));
}
child.on("error", (error) => stop(`The project's Node cannot be started: ${error.message}`));
child.on("exit", (code) => process.exit(code ?? 1));
