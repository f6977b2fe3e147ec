/** Installing Debian's packages, where this account may. */
import { existsSync } from "node:fs";
import process from "node:process";
import { runProgram } from "#tools/cli/shared/program.ts";

/** Whether this account may install packages with apt-get. */
export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Fetches the lists of the packages that can be had. */
export const updatePackageLists = () =>
  runProgram("apt-get", ["update"], { quiet: true, timeoutSeconds: 180 });

/** Installs packages; where that fails it prints the reason and goes on. */
export async function installPackages(...names: string[]) {
  const { exitCode, output } = await runProgram(
    "apt-get",
    ["install", "-y", "--no-install-recommends", ...names],
    { quiet: true, timeoutSeconds: 400 },
  );
  if (exitCode !== 0) console.log(`${names.join(", ")}: ${output.trim().split("\n").at(-1)}`);
}
