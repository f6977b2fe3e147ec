/** What each step of `npm test` does. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { runAstro, runNode, runProgram, type ProgramResult } from "#tools/cli/shared/program.ts";
import { buildIfChanged, buildSite } from "#tools/cli/shared/site-build.ts";
import { missingPrograms } from "../support/servers.ts";
import { findBrowsers } from "./browsers.ts";
import { clearCounts, noTests, takeCounts, type Counts } from "./counts.ts";
import { canInstall, installPackages, updatePackageLists } from "./debian.ts";

/** How a step is run. */
export interface StepOptions {
  /** Handed to the step's runner. */
  parts: readonly string[];
  /** Runs the tests tagged `@all` too. */
  all: boolean;
  /** Collects the output, for steps that run side by side. */
  quiet: boolean;
}

/** What became of a step. */
export interface Outcome {
  ok: boolean;
  output: string;
  counts: Counts;
}

type Step = (options: StepOptions) => Promise<Outcome>;

const outcomeOf = ({ exitCode, output }: ProgramResult, counts = noTests): Outcome => ({
  ok: exitCode === 0,
  output,
  counts,
});

/** A step that is one program. */
const program =
  (command: string, ...fixed: string[]): Step =>
  async ({ parts, quiet }) =>
    outcomeOf(await runProgram(command, [...fixed, ...parts], { quiet }));

const lint: Step = async (options) => {
  // Lint reads the types of the content, which Astro writes.
  if (!existsSync(".astro/types.d.ts")) await runAstro(["sync"], { quiet: true });
  return program("eslint", ...(options.parts.length > 0 ? [] : ["."]))(options);
};

/** Tests of node:test; any arguments without a dash are the files to run. */
const nodeTests =
  (files: string): Step =>
  async ({ parts, quiet }) => {
    const reporters = ["dot", "./tests/run/node-reporter.ts"].flatMap((reporter) => [
      `--test-reporter=${reporter}`,
      "--test-reporter-destination=stdout",
    ]);
    const options = parts.filter((part) => part.startsWith("-"));
    const named = parts.filter((part) => !part.startsWith("-"));
    clearCounts();
    const result = await runNode(
      [
        "--test",
        // Node leaves one core free, which on two of them is half.
        `--test-concurrency=${availableParallelism()}`,
        ...(options.includes("--watch") ? [] : reporters),
        ...options,
        ...(named.length > 0 ? named : [files]),
      ],
      { quiet },
    );
    return outcomeOf(result, takeCounts());
  };

const servers: Step = async (options) => {
  if (canInstall && (missingPrograms.nginx || missingPrograms.caddy)) {
    console.log("Installing nginx and Caddy from Debian's packages.");
    await updatePackageLists();
    await installPackages("nginx", "libnginx-mod-http-brotli-static");
    await installPackages("caddy");
  }
  await buildIfChanged();
  return nodeTests("tests/servers/**/*.test.ts")(options);
};

const e2e: Step = async ({ parts, all, quiet }) => {
  const { problem, skipped } = await findBrowsers();
  if (problem) return { ok: false, output: problem, counts: noTests };
  await buildIfChanged();
  clearCounts();
  const result = await runProgram(
    "playwright",
    ["test", "-c", "tests/playwright.config.ts", ...parts],
    { quiet, env: all ? { TEST_ALL: "1" } : {} },
  );
  const counts = takeCounts();
  return outcomeOf(result, {
    ...counts,
    skipped: [...counts.skipped, ...(skipped ? [skipped] : [])],
  });
};

/** Every step, in the order in which they run. */
export const steps = {
  types: async ({ parts, quiet }) => outcomeOf(await runAstro(["check", ...parts], { quiet })),
  format: program("prettier", "--check", "--log-level", "warn", "."),
  spelling: program("cspell", "lint", "--no-progress", "content/**/*.{md,yaml}"),
  lint,
  unit: nodeTests("tests/unit/**/*.test.ts"),
  build: async ({ parts }) => outcomeOf({ exitCode: await buildSite(parts), output: "" }),
  servers,
  e2e,
  "changed-facts": program("node", "tests/run/changed-facts.ts"),
} satisfies Record<string, Step>;

/** The name of a step. */
export type StepName = keyof typeof steps;

/**
 * The order of the steps, in two rows that run side by side, so that they keep two processor cores busy. Types are
 * written before lint reads them.
 */
export const rows: readonly (readonly StepName[])[] = [
  ["format", "spelling", "unit", "build", "servers", "e2e", "changed-facts"],
  ["types", "lint"],
];
