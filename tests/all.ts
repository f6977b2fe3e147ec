/**
 * `npm test`: runs the tests in two rows at the same time, each step also after another has failed,
 * and lists the failures at the end.
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

async function testSite() {
  await run("test:unit");
  if (await run("build:demo")) {
    await run("test:servers");
    await run("test:e2e");
  } else failed.push("test:servers and test:e2e, which need a build");
}

await Promise.all([testCode(), testSite()]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(", ")}.`);
  process.exitCode = 1;
}
