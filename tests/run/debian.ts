/** Installs Debian packages, if this account may. */
import { existsSync } from "node:fs";
import process from "node:process";
import { runProgram } from "#tools/cli/shared/program.ts";

/** Whether this account may install packages with apt-get. */
export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Updates apt's lists of packages. */
export const updatePackageLists = () =>
  runProgram("apt-get", ["update"], { quiet: true, timeoutSeconds: 180 });

/** Installs packages. If that fails, prints the reason and continues. */
export async function installPackages(...names: string[]) {
  const { exitCode, output } = await runProgram(
    "apt-get",
    ["install", "-y", "--no-install-recommends", ...names],
    { quiet: true, timeoutSeconds: 400 },
  );
  if (exitCode !== 0) console.log(`${names.join(", ")}: ${output.trim().split("\n").at(-1)}`);
}
