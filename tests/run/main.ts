/**
 * Behind `npm test`: runs every step, or those that are named, and stops where one fails. What follows the name of a
 * step is handed to its runner: `npm test -- e2e -g "menu"`, `npm test -- unit --watch`.
 */
import { resolve } from "node:path";
import process from "node:process";
import { rows, steps, type StepName } from "./steps.ts";

const isStep = (name: string): name is StepName => name in steps;

/** The steps that were asked for, and what is handed to their runner. */
function readArguments() {
  const all = process.argv.includes("--all");
  const given = process.argv.slice(2).filter((part) => part !== "--all");
  const end = given.findIndex((part) => !isStep(part));
  const asked = (end === -1 ? given : given.slice(0, end)).filter(isStep);
  const parts = end === -1 ? [] : given.slice(end);
  if (parts.length > 0 && asked.length !== 1) {
    console.error(
      `“${parts[0] ?? ""}” is no step; there are ${Object.keys(steps).join(", ")}. Arguments for a step follow its name.`,
    );
    process.exit(1);
  }
  return { asked, parts, all };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
const { asked, parts, all } = readArguments();
const isChosen = (name: StepName) =>
  asked.length > 0 ? asked.includes(name) : all || name !== "changed-facts";

// What is tested is a demo, whatever .env says.
Object.assign(process.env, { SITE_URL: "", CMS_REPOSITORY: "" });
// Many short processes load the same modules: the first compiles them for all.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

const total = { passed: 0, failed: 0 };
const times: string[] = [];
const skipped: string[] = [];
const failed: StepName[] = [];

async function run(name: StepName, quiet: boolean) {
  if (!quiet) console.log(`\n== ${name}`);
  const start = performance.now();
  const { ok, output, counts } = await steps[name]({ parts, all, quiet });
  const time = seconds(performance.now() - start);
  if (!ok) {
    failed.push(name);
    if (output) console.log(output);
  }
  console.log(`== ${name}: ${ok ? "passed" : "FAILED"} in ${time}`);
  times.push(`${name} ${time}`);
  skipped.push(...counts.skipped);
  total.passed += counts.passed;
  // A step without tests of its own that fails counts as one failure.
  total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
}

const chosenRows = rows.map((row) => row.filter(isChosen)).filter((row) => row.length > 0);
await Promise.all(
  chosenRows.map(async (row, index) => {
    // The first row shows its output as it comes, the other one what failed.
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
