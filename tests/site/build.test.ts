/** What `npm run build` promises: `dist/` is always the whole of the last good build. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { after, beforeEach, test } from "node:test";
import { parseDocument } from "yaml";
import { acceptableNames } from "#content/evidence-schema.ts";
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

// Two more builds, only for test:all.
const skip = !process.env["TEST_ALL"];

test(
  "a build that is killed leaves the last dist/, and a public one without jobs or people replaces it",
  { skip },
  async () => {
    const { exitCode } = await build({}, "/areas.html");
    assert.equal(exitCode, null);
    isAsBefore();
    const folder = join(project, "content");
    for (const name of ["jobs", "reviews"]) rmSync(join(folder, name), { recursive: true });
    mkdirSync(join(folder, "reviews"));
    writeFileSync(join(folder, "reviews", "2024.yaml"), "- { name: Ben, text: Kind., rating: 5 }");
    const file = join(folder, "business.yaml");
    const business = parseDocument(readFileSync(file, "utf8"));
    for (const [key, value] of Object.entries({
      email: "help@raccoons.ca",
      accepted: acceptableNames.map((name) => ({ name, reason: "This is a test." })),
      about: { people: [{ name: "Ann", does: "Calls", sample: true }], since: 2015 },
    }))
      business.set(key, value);
    writeFileSync(file, business.toString());
    const next = await build({
      SITE_URL: "https://raccoons.ca",
      PUBLIC_EMAILJS_PUBLIC_KEY: "key",
      PUBLIC_EMAILJS_SERVICE_ID: "service_abc",
      PUBLIC_EMAILJS_TEMPLATE_ID: "template_abc",
    });
    assert.equal(next.exitCode, 0, next.output);
    const names = readdirSync(dist);
    assert.ok(names.includes("index.html") && !names.includes("of-the-last-build.html"));
    assert.deepEqual(readdirSync(join(project, ".dist-build")), []);
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
