/** What `install.mjs` checks before every command; each fresh clone tests what it installs. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const script = resolve("src/build/install.mjs");

/** Runs it in a project whose only package is installed. */
function install() {
  const packages = JSON.stringify({ packages: { "node_modules/node": { version: "24.21.0" } } });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), packages);
  writeFileSync(join(folder, "node_modules/.package-lock.json"), packages);
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: "utf8" });
}

test("without the project's own Node every command stops, also when all packages are there", () => {
  for (let run = 1; run <= 2; run += 1) {
    const { status, stderr } = install();
    assert.equal(status, 1);
    assert.match(stderr, /own Node was not installed/);
  }
});

test("with it and all packages nothing is installed again", () => {
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  const { status, stdout } = install();
  assert.deepEqual([status, stdout], [0, ""]);
});
