/** The steps of `npm test`. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { runAstro, runNode, runProgram, type ProgramResult } from "#tools/cli/shared/program.ts";
import { buildIfChanged, buildSite } from "#tools/cli/shared/site-build.ts";
import { missingPrograms } from "../support/servers.ts";
import { findBrowsers } from "./browsers.ts";
import { clearCounts, noTests, takeCounts, type Counts } from "./counts.ts";
import { canInstall, installPackages, updatePackageLists } from "./debian.ts";

/** The options of a step. */
export interface StepOptions {
  /** Arguments for the step's runner. */
  args: readonly string[];
  /** Runs the tests tagged `@all` too. */
  all: boolean;
  /** Collects the output instead of printing it, for steps that run in parallel. */
  quiet: boolean;
}

/** The result of a step. */
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

/** Creates a step that runs one program. */
const program =
  (command: string, ...fixed: string[]): Step =>
  async ({ args, quiet }) =>
    outcomeOf(await runProgram(command, [...fixed, ...args], { quiet }));

const lint: Step = async (options) => {
  // Lint needs the types of the content, which Astro generates.
  if (!existsSync(".astro/types.d.ts")) await runAstro(["sync"], { quiet: true });
  return program("eslint", ...(options.args.length > 0 ? [] : ["."]))(options);
};

/** Creates a step that runs tests of node:test. Arguments without a dash are the files to run. */
const nodeTests =
  (files: string): Step =>
  async ({ args, quiet }) => {
    const reporters = ["dot", "./tests/run/node-reporter.ts"].flatMap((reporter) => [
      `--test-reporter=${reporter}`,
      "--test-reporter-destination=stdout",
    ]);
    const options = args.filter((part) => part.startsWith("-"));
    const named = args.filter((part) => !part.startsWith("-"));
    clearCounts();
    const result = await runNode(
      [
        "--test",
        // By default Node leaves one core unused.
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

const e2e: Step = async ({ args, all, quiet }) => {
  const { problem, skipped } = await findBrowsers();
  if (problem) return { ok: false, output: problem, counts: noTests };
  await buildIfChanged();
  clearCounts();
  const result = await runProgram(
    "playwright",
    ["test", "-c", "tests/playwright.config.ts", ...args],
    { quiet, env: all ? { TEST_ALL: "1" } : {} },
  );
  const counts = takeCounts();
  return outcomeOf(result, {
    ...counts,
    skipped: [...counts.skipped, ...(skipped ? [skipped] : [])],
  });
};

/** Every step by its name. */
export const steps = {
  types: async ({ args, quiet }) => outcomeOf(await runAstro(["check", ...args], { quiet })),
  format: program("prettier", "--check", "--log-level", "warn", "."),
  spelling: program("cspell", "lint", "--no-progress", "content/**/*.{md,yaml}"),
  lint,
  unit: nodeTests("tests/unit/**/*.test.ts"),
  build: async ({ args }) => outcomeOf({ exitCode: await buildSite(args), output: "" }),
  servers,
  e2e,
  "changed-facts": program("node", "tests/run/changed-facts.ts"),
} satisfies Record<string, Step>;

/** The name of a step. */
export type StepName = keyof typeof steps;

/**
 * The order of the steps, in two rows that run in parallel to use two processor cores. `types` comes before `lint`, which
 * reads the generated types.
 */
export const rows: readonly (readonly StepName[])[] = [
  ["format", "spelling", "unit", "build", "servers", "e2e", "changed-facts"],
  ["types", "lint"],
];
