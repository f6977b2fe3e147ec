/**
 * Describes what `install.mjs` does before every command, with an npm that only writes what it was
 * asked.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { beforeEach, test } from "node:test";
import { z } from "zod";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const packagesOf = (versions: Record<string, string>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

/** Writes what package-lock.json asks for, and what npm has recorded as installed. */
function write(wanted: Record<string, string>, installed: Record<string, string>) {
  writeFileSync(join(folder, "package-lock.json"), packagesOf(wanted));
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  writeFileSync(join(folder, "node_modules/.package-lock.json"), packagesOf(installed));
  // The record is newer, as after a restored backup.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
}

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

for (const command of ["start", "dev", "build", "build:demo", "test", "test:all"]) {
  test(`npm run ${command} begins with it, also where npm skips pre-scripts`, () => {
    assert.ok(scripts[command]?.startsWith("node src/build/install.mjs && "));
    assert.equal(scripts[`pre${command}`], undefined);
  });
}

/** Runs it; returns its exit code and how often npm has installed until now. */
async function install() {
  const child = spawn(process.execPath, [resolve("src/build/install.mjs")], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` },
  });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  await once(child, "close");
  const log = join(folder, "npm.log");
  const runs = existsSync(log) ? readFileSync(log, "utf8").split("\n").length - 1 : 0;
  return { exitCode: child.exitCode, runs, errors };
}

/** Writes an npm that takes so many seconds to install. */
const writeNpm = (seconds: number) => {
  writeFileSync(
    join(folder, "npm"),
    `#!/bin/sh\necho "$@" >> npm.log\nsleep ${seconds}\ncp package-lock.json node_modules/.package-lock.json\n`,
    { mode: 0o755 },
  );
};

beforeEach(() => {
  writeNpm(0);
  writeFileSync(join(folder, "npm.log"), "");
});

const skip = process.platform === "win32";
const node = { node: "24.21.0" };
for (const [what, wanted, installed, runs] of [
  ["nothing when all packages are there", node, node, 0],
  ["a package in another version, whatever the files' times", { a: "2.0.0" }, { a: "1.0.0" }, 1],
  ["a package that is missing", { ...node, a: "1.0.0" }, node, 1],
  ["without a package that was removed", node, { ...node, a: "1.0.0" }, 1],
] as const) {
  test(`it installs ${what}`, { skip }, async () => {
    write(wanted, installed);
    assert.deepEqual(await install(), { exitCode: 0, runs, errors: "" });
    assert.deepEqual(await install(), { exitCode: 0, runs, errors: "" });
  });
}

test("two commands at once install once", { skip }, async () => {
  writeNpm(0.3);
  write({ a: "2.0.0" }, { a: "1.0.0" });
  const results = await Promise.all([install(), install()]);
  assert.deepEqual(
    results.map(({ exitCode }) => exitCode),
    [0, 0],
  );
  assert.equal((await install()).runs, 1);
});

test("the turn of a command that was killed ends", { skip }, async () => {
  write({ a: "2.0.0" }, { a: "1.0.0" });
  mkdirSync(join(folder, ".install-lock"));
  utimesSync(join(folder, ".install-lock"), 0, 0);
  assert.deepEqual(await install(), { exitCode: 0, runs: 1, errors: "" });
});

test("without the project's own Node every command stops and says what to do, also when all packages are there", async () => {
  write(node, node);
  rmSync(join(folder, "node_modules/node/bin"), { recursive: true });
  const { exitCode, runs, errors } = await install();
  assert.deepEqual([exitCode, runs], [1, 0]);
  assert.match(errors, /^npm may not run .* npm rebuild node --ignore-scripts=false\n$/);
});
