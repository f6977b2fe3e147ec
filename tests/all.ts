/**
 * `npm test`: runs the tests in three rows at the same time, each step that can run after others
 * have failed, and lists the failures at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { readArguments } from "#command.ts";

readArguments("Usage: npm test; each of its steps is a script in package.json.", {});
const failed: string[] = [];
/** No step takes nearly as long; one that hangs counts as failed. */
const limit = 20 * 60_000;

/** Runs a script of package.json, or a file; returns whether it has succeeded. */
async function run(script: string) {
  const file = script.endsWith(".ts") ? [script] : ["--run", script];
  const child = spawn(process.execPath, file, { stdio: "inherit", timeout: limit });
  await once(child, "exit");
  if (child.exitCode !== 0) failed.push(script);
  return child.exitCode === 0;
}

// Mostly downloads, so other steps run at the same time.
const installed = run("tests/install.ts");
/** One mistake in the content would fail most of the tests of the site. */
const checked = run("check:content");
const built = checked.then((succeeded) => succeeded && run("build:demo"));

async function testCode() {
  for (const script of ["format:check", "spelling"]) await run(script);
  // Both write the same generated types as the build.
  await built;
  for (const script of ["typecheck", "lint"]) await run(script);
}

async function testUnits() {
  if (await checked) await run("test:unit");
}

async function testSite() {
  if (!(await installed) || !(await built)) return;
  await run("test:site");
  await run("test:e2e");
}

await Promise.all([testCode(), testUnits(), testSite()]);
if (failed.length > 0)
  console.error(`\nFailed: ${failed.join(", ")}. Run each alone: npm run, and its name.`);
// Also when a step has left a process behind.
process.exit(failed.length > 0 ? 1 : 0);
