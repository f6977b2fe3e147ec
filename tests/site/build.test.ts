/** Describes what `npm run build` promises: `dist/` is always the whole of the last good build. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { after, beforeEach, test } from "node:test";
import { parseDocument } from "yaml";
import { folderProblem } from "#build/work-folders.ts";
import { acceptableNames } from "#content/evidence-schema.ts";
import { liveAccount } from "../support/live-account.ts";
import { copyProject } from "../support/project-copy.ts";

const project = copyProject();
const dist = join(project, "dist");
const astro = resolve("node_modules", "astro", "bin", "astro.mjs");

beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(join(dist, "of-the-last-build.html"), "");
});
after(() => {
  rmSync(project, { recursive: true });
});

/** Starts a build of the copy; with `killAt`, ends it as soon as it has printed that. */
async function build(env: NodeJS.ProcessEnv = {}, killAt?: string) {
  const child = spawn(process.execPath, [astro, "build"], {
    cwd: project,
    env: { ...process.env, SITE_URL: "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
      if (killAt !== undefined && output.includes(killAt)) child.kill("SIGKILL");
    });
  }
  await once(child, "close");
  return { exitCode: child.exitCode, output };
}

const isAsBefore = () => assert.deepEqual(readdirSync(dist), ["of-the-last-build.html"]);

test("a mistake in the content stops the build, and the last dist/ stays", async () => {
  const file = join(project, "content", "unknown.yaml");
  writeFileSync(file, "");
  const { exitCode, output } = await build();
  rmSync(file);
  assert.equal(exitCode, 1);
  assert.match(output, /unknown\.yaml/);
  assert.doesNotMatch(output, /\n +at /);
  isAsBefore();
});

test("a host that publishes builds asks for SITE_URL, and the last dist/ stays", async () => {
  const { exitCode, output } = await build({ NETLIFY: "true" });
  assert.equal(exitCode, 1);
  assert.match(output, /This is Netlify.*Set SITE_URL/);
  isAsBefore();
});

/** Returns what `folderProblem` says of the copy. */
function problemOfCopy() {
  const here = process.cwd();
  process.chdir(project);
  try {
    return folderProblem();
  } finally {
    process.chdir(here);
  }
}

for (const [what, path, make] of [
  ["a file in place of a folder", ".astro", (file: string) => writeFileSync(file, "")],
  ["a file in place of a folder", ".dist-build", (file: string) => writeFileSync(file, "")],
  ["a link", "public/loop", (file: string) => symlinkSync(".", file)],
] as const) {
  test(`${what}, ${path}, is told in a sentence`, () => {
    const file = join(project, path);
    rmSync(file, { recursive: true, force: true });
    make(file);
    const problem = problemOfCopy();
    rmSync(file);
    assert.ok(problem?.startsWith(`${path} is a`), problem);
    assert.equal(problemOfCopy(), undefined);
  });
}

test("a pipe in public/ stops the build in a sentence, and the last dist/ stays", async () => {
  const file = join(project, "public/pipe");
  execFileSync("mkfifo", [file]);
  const { exitCode, output } = await build();
  rmSync(file);
  assert.equal(exitCode, 1);
  assert.ok(output.includes("public/pipe is a"), output);
  assert.doesNotMatch(output, /\n +at /);
  isAsBefore();
});

test("after a build that was killed between two renames, the last dist/ comes back", async () => {
  const killed = join(project, ".dist-build", "build-killed");
  mkdirSync(killed, { recursive: true });
  renameSync(dist, join(killed, "previous"));
  await build({ NETLIFY: "true" });
  isAsBefore();
});

// Two more builds, only for test:all.
const skip = !process.env["TEST_ALL"];

test(
  "a build that is killed leaves the last dist/, and a public one without jobs or people replaces it",
  { skip },
  async () => {
    const builds = join(project, ".dist-build");
    rmSync(builds, { recursive: true, force: true });
    const running = join(builds, "build-running");
    mkdirSync(running, { recursive: true });
    const { exitCode } = await build({}, "/areas.html");
    assert.equal(exitCode, null);
    isAsBefore();
    const killed = readdirSync(builds).filter((name) => name !== "build-running");
    assert.equal(killed.length, 1);
    for (const name of killed) utimesSync(join(builds, name), 0, 0);
    const folder = join(project, "content");
    for (const name of ["jobs", "reviews"]) rmSync(join(folder, name), { recursive: true });
    mkdirSync(join(folder, "reviews"));
    writeFileSync(join(folder, "reviews", "2024.yaml"), "- { name: Ben, text: Kind., rating: 5 }");
    const file = join(folder, "business.yaml");
    const business = parseDocument(readFileSync(file, "utf8"));
    for (const [key, value] of Object.entries({
      email: "help@raccoons.ca",
      accepted: acceptableNames.map((name) => ({ name, reason: "This is a test." })),
      about: { since: 2015 },
    }))
      business.set(key, value);
    business.delete("sister_site");
    writeFileSync(file, business.toString());
    const next = await build({
      SITE_URL: "https://raccoons.ca",
      ...liveAccount,
    });
    assert.equal(next.exitCode, 0, next.output);
    const names = readdirSync(dist);
    assert.ok(names.includes("index.html") && !names.includes("of-the-last-build.html"));
    // A build that another user may be running stays, and what was killed days ago goes.
    assert.deepEqual(readdirSync(builds), ["build-running"]);
    for (const name of ["jobs.html", "jobs", "about.html"]) assert.ok(!names.includes(name));
    for (const name of globSync("**/*.{html,txt,xml}", { cwd: dist })) {
      assert.doesNotMatch(
        readFileSync(join(dist, name), "utf8"),
        /"\/(?:jobs|about)|\/(?:jobs|about)[<)]/,
        name,
      );
    }
    assert.deepEqual(globSync("**/*.{webp,avif,jpg}", { cwd: dist }), []);
  },
);
