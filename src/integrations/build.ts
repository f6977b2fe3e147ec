/**
 * `npm run build`: builds the site into `dist/`, which is the whole of one build or does not exist:
 * Astro builds beside it, with empty caches, and the result is renamed once it is complete.
 */
import "#tools/load-env.ts";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { readArguments, stop } from "#tools/command.ts";
import { readMode } from "#settings.ts";

readArguments("Usage: npm run build", {});

process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
// React and Vite read it when they are loaded, so that Astro is imported only afterwards.
process.env["NODE_ENV"] = "production";

/** The folder of the built site; tests set it. */
const dist = process.env["OUT_DIR"] || "dist";
const work = join(dirname(dist), `.${basename(dist)}-build`);
const site = join(work, "site");
const cache = join(work, "cache");
const previous = join(work, "previous");
const { kind, siteUrl } = readMode(process.env);

/** SQLite's result code when another process has the lock. */
const SQLITE_BUSY = 5;

/** Hosts whose build machines build only public sites, by the environment variable they set. */
const buildMachines = {
  // GitHub's machines also run tests, so a workflow that publishes there must set this one.
  GITHUB_PAGES: "GitHub Pages",
  NETLIFY: "Netlify",
  CF_PAGES: "Cloudflare Pages",
  WORKERS_CI: "Cloudflare",
  VERCEL: "Vercel",
};

/** Deletes what a build leaves beside `dist/`. */
function clear() {
  for (const folder of [site, cache, previous]) rmSync(folder, { recursive: true, force: true });
}

// Locks the folder against other builds with SQLite, which unlocks however this process ends.
mkdirSync(work, { recursive: true });
const lockFile = join(work, "lock");
writeFileSync(lockFile, "");
const lock = new DatabaseSync(lockFile);
try {
  lock.exec("BEGIN EXCLUSIVE");
} catch (error) {
  const isLocked = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
  if (!isLocked) throw error;
  stop(`Another build is writing ${dist}/. Wait until it has ended.`);
}
clear();
process.once("exit", clear);
// Renamed first, since deleting takes time, and an interruption would leave a part of it.
if (existsSync(dist)) renameSync(dist, previous);

const host = Object.entries(buildMachines).find(([variable]) => process.env[variable])?.[1];
if (kind === "demo" && host) {
  stop(
    `This is ${host}, which publishes its builds. Set SITE_URL to the site's address, such as https://www.your-company.ca.`,
  );
}
console.log(
  kind === "public"
    ? `Building the public site for ${siteUrl}.`
    : "Building a demo: its form sends to a fake e-mail service. Set SITE_URL to build the public site.",
);

const { build } = await import("astro");
await build({ outDir: `./${site}`, cacheDir: `./${cache}` });

// Readable by web servers, whatever the permissions of the sources in public/ and the umask.
chmodSync(site, 0o755);
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }))
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
renameSync(site, dist);
lock.close();
if (kind === "demo") {
  console.log(
    `${dist}/ contains a demo for this machine: its URLs begin with ${siteUrl}, its form sends to a local mailbox, and it may show a fictional phone number and sample reviews. Set SITE_URL to build the public site.`,
  );
}
