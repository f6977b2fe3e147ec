/** Building the site into `dist/`, always or only when something has changed. */
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { contentFolder } from "#loader/content-folder.ts";
import { hashOfInputs } from "#tools/build/build-inputs.ts";
import { runAstro } from "./program.ts";

const cache = join("node_modules", ".cache");
/** Keeps the digest of what `dist/` was built from. */
const digestFile = join(cache, "site-inputs");

/** Hosts whose machines build only what goes public, by the variable that tells them. */
const buildMachines = {
  NETLIFY: "Netlify",
  CF_PAGES: "Cloudflare Pages",
  WORKERS_CI: "Cloudflare",
  VERCEL: "Vercel",
};

/** The host that this machine builds for, where there is one. */
function buildHost(): string | undefined {
  // GitHub's machines also run tests; only a deployment to Pages goes public.
  if (process.env["GITHUB_ACTIONS"] && process.env["GITHUB_PAGES"]) return "GitHub Pages";
  return Object.entries(buildMachines).find(([variable]) => process.env[variable])?.[1];
}

/** A digest of everything that a build reads. */
const inputsDigest = () =>
  hashOfInputs(
    globSync([
      ...["src", contentFolder, "public"].map((folder) => `${folder}/**/*.*`),
      ...["astro.config.mjs", "package-lock.json", "tsconfig.json"],
    ]),
  );

/** Builds the site; a build that fails leaves no `dist/` that could be published. Returns the exit code. */
export async function buildSite(parts: readonly string[] = []): Promise<number> {
  const siteUrl = process.env["SITE_URL"];
  const host = buildHost();
  if (!siteUrl && host) {
    console.error(
      `This is ${host}, where a build goes public: set SITE_URL to the site's address, such as https://www.your-company.ca.`,
    );
    return 1;
  }
  console.log(
    siteUrl
      ? `Building the public site for ${siteUrl}.`
      : "Building a demo: its form sends to a fake e-mail service. Set SITE_URL to build the public site.",
  );
  const digest = inputsDigest();
  const folder = join(cache, "site");
  rmSync("dist", { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const { exitCode } = await runAstro(["build", ...parts], { env: { OUT_DIR: `./${folder}` } });
  if (exitCode === 0) {
    renameSync(folder, "dist");
    writeFileSync(digestFile, digest);
    if (!siteUrl) {
      console.log(
        "dist/ holds a demo for this machine: its addresses begin with http://localhost:4321, its form sends to a local mailbox, and it may show a fictional phone number and sample reviews. Set SITE_URL to build the public site.",
      );
    }
  } else {
    rmSync(folder, { recursive: true, force: true });
  }
  return exitCode;
}

/** Builds the site unless `dist/` was built from what is here now. Ends the process where the build fails. */
export async function buildIfChanged(): Promise<void> {
  const isBuilt = existsSync(join("dist", "index.html")) && existsSync(digestFile);
  if (isBuilt && readFileSync(digestFile, "utf8") === inputsDigest()) return;
  const exitCode = await buildSite();
  if (exitCode !== 0) process.exit(exitCode);
}
