/** Builds the site into `dist/`, always or only when something has changed. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { inputsHash } from "#tools/build/build-inputs.ts";
import { runAstro } from "./program.ts";

const cache = join("node_modules", ".cache");
/** Contains the hash of the inputs that `dist/` was built from. */
const hashFile = join(cache, "site-inputs");

/** Hosts whose build machines only build public sites, by the environment variable that they set. */
const buildMachines = {
  NETLIFY: "Netlify",
  CF_PAGES: "Cloudflare Pages",
  WORKERS_CI: "Cloudflare",
  VERCEL: "Vercel",
};

/** Returns the host whose build machine this is, if any. */
function buildHost(): string | undefined {
  // GitHub's machines also run tests, so the deploy workflow sets a variable of its own.
  if (process.env["GITHUB_ACTIONS"] && process.env["GITHUB_PAGES"]) return "GitHub Pages";
  return Object.entries(buildMachines).find(([variable]) => process.env[variable])?.[1];
}

/** Builds the site and returns the exit code. After a failed build there is no `dist/`, so that nothing old is published. */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  const siteUrl = process.env["SITE_URL"];
  const host = buildHost();
  if (!siteUrl && host) {
    console.error(
      `This is ${host}, which publishes its builds. Set SITE_URL to the site's address, such as https://www.your-company.ca.`,
    );
    return 1;
  }
  console.log(
    siteUrl
      ? `Building the public site for ${siteUrl}.`
      : "Building a demo: its form sends to a fake e-mail service. Set SITE_URL to build the public site.",
  );
  const hash = inputsHash();
  const folder = join(cache, "site");
  rmSync("dist", { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const { exitCode } = await runAstro(["build", ...args], { env: { OUT_DIR: `./${folder}` } });
  if (exitCode === 0) {
    renameSync(folder, "dist");
    writeFileSync(hashFile, hash);
    if (!siteUrl) {
      console.log(
        "dist/ contains a demo for this machine: its URLs begin with http://localhost:4321, its form sends to a local mailbox, and it may show a fictional phone number and sample reviews. Set SITE_URL to build the public site.",
      );
    }
  } else {
    rmSync(folder, { recursive: true, force: true });
  }
  return exitCode;
}

/** Builds the site unless `dist/` was built from the current inputs. Ends the process if the build fails. */
export async function buildIfChanged(): Promise<void> {
  const isBuilt = existsSync(join("dist", "index.html")) && existsSync(hashFile);
  if (isBuilt && readFileSync(hashFile, "utf8") === inputsHash()) return;
  const exitCode = await buildSite();
  if (exitCode !== 0) process.exit(exitCode);
}
