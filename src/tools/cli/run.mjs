// @ts-check
/**
 * Behind `npm start`, `dev`, `build`, `test` and the rest: installs what is missing, then runs the command under the
 * project's own Node. It runs on any Node from 20 before anything is installed, so it uses nothing but Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile?.(".env");

const cache = join("node_modules", ".cache");
const [command = "", ...rest] = process.argv.slice(2);

/** @param {string} line @returns {never} */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/**
 * What npm has installed, or should install, by place and version.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

function installWhatIsMissing() {
  const wanted = packagesIn("package-lock.json");
  const installed = packagesIn(join("node_modules", ".package-lock.json"));
  const complete = Object.entries(wanted).every(
    ([place, { version, optional, devOptional }]) =>
      place === "" || optional || devOptional || installed[place]?.version === version,
  );
  if (complete && existsSync(ownNode())) return;
  console.log(
    "Installing what is missing, as package-lock.json says. The first time takes a minute.",
  );
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(
    npm,
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (error)
    stop(
      `npm could not be started: ${error.message}. Install Node.js with npm from https://nodejs.org.`,
    );
  if (status !== 0)
    stop("npm could not install the packages; its own message stands above. Is there a network?");
  if (!existsSync(ownNode()))
    stop("The project's own Node was not installed: npm must be allowed to run install scripts.");
}

/** The Node that the project is built with, whatever the machine's own. */
function ownNode() {
  return resolve("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

const environment = {
  ...process.env,
  PATH: [resolve("node_modules", ".bin"), process.env["PATH"]].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: "1",
  ASTRO_DEV_BACKGROUND: "0",
  ASTRO_PREVIEW_BACKGROUND: "0",
};

/**
 * Runs a program of the project's to its end, and hands signals on to it.
 *
 * @param {string[]} parts the script and its options
 * @param {Record<string, string>} [more] environment
 * @returns {Promise<number>} its exit code
 */
function run(parts, more = {}) {
  return new Promise((done) => {
    const child = spawn(ownNode(), parts, { stdio: "inherit", env: { ...environment, ...more } });
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => child.kill(signal);
    process.on("SIGINT", handOn).on("SIGTERM", handOn);
    child.on("error", (error) => stop(`The project's Node cannot be started: ${error.message}`));
    child.on("exit", (code) => {
      process.off("SIGINT", handOn).off("SIGTERM", handOn);
      done(code ?? 1);
    });
  });
}

/** On these hosts' build machines a build is always meant for the public. */
const buildMachines = {
  NETLIFY: "Netlify",
  CF_PAGES: "Cloudflare Pages",
  WORKERS_CI: "Cloudflare",
  VERCEL: "Vercel",
};

/** Builds into a folder of its own and moves it to dist/ only when it is whole. */
async function build() {
  const host = Object.entries(buildMachines).find(([variable]) => process.env[variable])?.[1];
  if (!process.env["SITE_URL"]) {
    // GitHub's machines also run tests; only a deployment to Pages is meant for the public.
    const pages =
      process.env["GITHUB_ACTIONS"] && process.env["GITHUB_PAGES"] ? "GitHub Pages" : undefined;
    if (host ?? pages) {
      stop(
        `This is ${host ?? pages}, where a build goes public: set SITE_URL to the site's address, such as https://www.your-company.ca.`,
      );
    }
    console.log(
      "Building a demo: the form sends to a stand-in. Set SITE_URL to build the public site.",
    );
  } else {
    console.log(`Building the public site for ${process.env["SITE_URL"]}.`);
  }
  const folder = join(cache, "site");
  const made = inputs();
  rmSync("dist", { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const code = await run([join("node_modules", "astro", "bin", "astro.mjs"), "build", ...rest], {
    OUT_DIR: `./${folder}`,
  });
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  }
  renameSync(folder, "dist");
  writeFileSync(stamp, made);
}

/** A fingerprint of all that a build is made from. */
function inputs() {
  const hash = createHash("sha256");
  const variables = [
    "SITE_URL",
    "CONTENT_DIR",
    "CMS_REPOSITORY",
    "PUBLIC_EMAILJS_PUBLIC_KEY",
    "PUBLIC_EMAILJS_SERVICE_ID",
    "PUBLIC_EMAILJS_TEMPLATE_ID",
    "PUBLIC_EMAILJS_ORIGIN",
  ];
  hash.update(JSON.stringify(variables.map((name) => process.env[name] ?? "")));
  const add = (/** @type {string} */ path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(path).update("\0").update(readFileSync(path)).update("\0");
    }
  };
  for (const path of [
    "src",
    process.env["CONTENT_DIR"] || "content",
    "public",
    "astro.config.mjs",
    "package-lock.json",
    "tsconfig.json",
  ])
    add(path);
  return hash.digest("hex");
}

const stamp = join(cache, "site-inputs");

async function buildIfChanged() {
  const isBuilt = existsSync(join("dist", "index.html")) && existsSync(stamp);
  if (!isBuilt || readFileSync(stamp, "utf8") !== inputs()) await build();
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(
    `Node.js 20 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}
installWhatIsMissing();
switch (command) {
  case "start":
    await buildIfChanged();
    process.exitCode = await run([join("src", "tools", "cli", "start.ts"), ...rest]);
    break;
  case "build":
    await build();
    break;
  case "dev":
    process.exitCode = await run([
      join("node_modules", "astro", "bin", "astro.mjs"),
      "dev",
      "--port",
      process.env["PORT"] || "4321",
      ...rest,
    ]);
    break;
  case "test":
    process.exitCode = await run([join("tests", "run.mjs"), ...rest]);
    break;
  case "check:content":
    process.exitCode = await run([join("src", "tools", "cli", "check-content.ts")]);
    break;
  case "new":
    process.exitCode = await run([join("src", "tools", "cli", "new.ts"), ...rest]);
    break;
  case "launch-check":
    process.exitCode = await run([join("src", "tools", "cli", "launch-check.ts"), ...rest]);
    break;
  case "hosting":
    await buildIfChanged();
    process.exitCode = await run([join("src", "tools", "cli", "hosting.ts")]);
    break;
  case "bench":
    await buildIfChanged();
    process.exitCode = await run([join("tests", "bench", "site.ts")]);
    break;
  case "bench:build":
    process.exitCode = await run([join("tests", "bench", "build.ts"), ...rest]);
    break;
  case "bench:serve":
    await buildIfChanged();
    process.exitCode = await run([join("tests", "bench", "serve.ts")]);
    break;
  default:
    stop(
      "Say what to do: start, dev, build, test, check:content, new, launch-check, hosting, bench, bench:build or bench:serve.",
    );
}
