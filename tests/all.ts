/**
 * `npm test`: builds the site beside the first tests, checks and tests files and code, then in browsers.
 * Each step that can runs after others have failed; the failures are listed at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { readArguments } from "#command.ts";

readArguments("Usage: npm test; each of its steps is a script in package.json.", {});
const failed: string[] = [];
/** A step that takes this long hangs, and counts as failed. The browsers of the night take the longest. */
const limit = (process.env["TEST_ALL"] ? 60 : 20) * 60_000;

/** Runs a script of package.json, or a file; returns whether it has succeeded. */
async function run(script: string) {
  const file = script.endsWith(".ts") ? [script] : ["--run", script];
  const child = spawn(process.execPath, file, { stdio: "inherit", timeout: limit });
  await once(child, "exit");
  if (child.exitCode !== 0) failed.push(script);
  return child.exitCode === 0;
}

// Downloads most of the time, so other steps run beside it.
const installed = run("tests/install.ts");
/** A mistake in the content would fail most of the tests of the site. */
const checked = await run("check:content");
const built = checked ? run("build:demo") : Promise.resolve(false);

/** Runs scripts one after the other, also after one has failed. */
async function runEach(...scripts: string[]) {
  for (const script of scripts) await run(script);
}

/** Takes about as long as `testAndRead`, so that both cores of a small machine are used to the end. */
async function checkCode() {
  // Types and lint follow the build, which generates the types that both read.
  await built;
  if (checked) await runEach("lint", "typecheck");
}

async function testAndRead() {
  if (checked) await run("test:unit");
  if (await built) await run("test:site");
  await runEach("format:check", "spelling");
}

await Promise.all([checkCode(), testAndRead()]);
// Browsers come last and alone, since they have time limits and use every core.
if ((await installed) && (await built)) await run("test:e2e");
if (failed.length > 0)
  console.error(`\nFailed: ${failed.join(", ")}. Run each alone: npm run, and its name.`);
// Ends also when a step has left a process behind.
process.exit(failed.length > 0 ? 1 : 0);
