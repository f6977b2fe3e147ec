/**
 * `npm test`: runs the tests in two rows at the same time, each step that can run after others
 * have failed, and lists the failures at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { readArguments } from "#command.ts";

readArguments("Usage: npm test; each of its steps is a script in package.json.", {});
const failed: string[] = [];

/** Runs a script of package.json; returns whether it has succeeded. */
async function run(script: string) {
  const child = spawn(process.execPath, ["--run", script], { stdio: "inherit" });
  await once(child, "exit");
  if (child.exitCode !== 0) failed.push(script);
  return child.exitCode === 0;
}

async function testCode() {
  for (const script of ["format:check", "spelling", "typecheck", "lint"]) await run(script);
}

/** Stops where nothing else can run: one mistake in the content would fail most of the tests. */
async function testSite() {
  // Mostly downloads, so other steps run at the same time.
  const installed = run("install:browsers");
  if (!(await run("check:content"))) return;
  await run("test:unit");
  if (!(await run("build:demo")) || !(await installed)) return;
  await run("test:servers");
  await run("test:e2e");
}

await Promise.all([testCode(), testSite()]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(", ")}. Run one alone: npm run ${failed[0] ?? ""}`);
  process.exitCode = 1;
}
