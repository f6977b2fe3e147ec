/**
 * `npm test`: runs every step, or the given ones, and stops after one fails. Arguments after the name of a single
 * step are passed to its runner: `npm test -- e2e -g "menu"`, `npm test -- unit --watch`.
 */
import { resolve } from "node:path";
import process from "node:process";
import { rows, steps, type StepName } from "./steps.ts";

const isStep = (name: string): name is StepName => name in steps;

/** Reads the given steps, and the arguments for their runner. */
function readArguments() {
  const all = process.argv.includes("--all");
  const given = process.argv.slice(2).filter((part) => part !== "--all");
  const end = given.findIndex((part) => !isStep(part));
  const chosen = (end === -1 ? given : given.slice(0, end)).filter(isStep);
  const args = end === -1 ? [] : given.slice(end);
  if (args.length > 0 && chosen.length !== 1) {
    console.error(
      `“${args[0] ?? ""}” is not a step. The steps are ${Object.keys(steps).join(", ")}. Arguments for a step follow its name.`,
    );
    process.exit(1);
  }
  return { chosen, args, all };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
const { chosen, args, all } = readArguments();
const isChosen = (name: StepName) =>
  chosen.length > 0 ? chosen.includes(name) : all || name !== "changed-facts";

// The tests need a demo, so the settings in .env are overridden.
Object.assign(process.env, { SITE_URL: "", CMS_REPOSITORY: "" });
// Many short processes load the same modules, so they share the compiled code.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

const total = { passed: 0, failed: 0 };
const times: string[] = [];
const skipped: string[] = [];
const failed: StepName[] = [];

async function run(name: StepName, quiet: boolean) {
  if (!quiet) console.log(`\n== ${name}`);
  const start = performance.now();
  const { ok, output, counts } = await steps[name]({ args, all, quiet });
  const time = seconds(performance.now() - start);
  if (!ok) {
    failed.push(name);
    if (output) console.log(output);
  }
  console.log(`== ${name}: ${ok ? "passed" : "FAILED"} in ${time}`);
  times.push(`${name} ${time}`);
  skipped.push(...counts.skipped);
  total.passed += counts.passed;
  // A step that fails without failed tests counts as one failure.
  total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
}

const chosenRows = rows.map((row) => row.filter(isChosen)).filter((row) => row.length > 0);
await Promise.all(
  chosenRows.map(async (row, index) => {
    // The first row prints its output at once, the other one only if a step fails.
    for (const name of row) if (failed.length === 0) await run(name, index > 0);
  }),
);

console.log(`\n${times.join(", ")}; in all ${seconds(performance.now())}`);
for (const test of skipped) console.log(`Skipped ${test}`);
if (failed.length > 0) console.log(`Stopped at ${failed.join(" and ")}.`);
const counted = [`${total.passed} passed`, `${total.failed} failed`];
if (skipped.length > 0) counted.push(`${skipped.length} skipped`);
console.log(counted.join(", "));
process.exitCode = failed.length > 0 ? 1 : 0;
