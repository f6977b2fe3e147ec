/** Running other programs from a command. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

/** How a program is run. */
export interface ProgramOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Collects the output instead of showing it as it comes. */
  quiet?: boolean;
  timeoutSeconds?: number;
  /** Ends the program when it is aborted. */
  signal?: AbortSignal;
}

/** What became of a program. */
export interface ProgramResult {
  /** 1 where a signal ended it or it could not be started. */
  exitCode: number;
  /** What it printed; empty unless `quiet`. */
  output: string;
}

/** Runs a program to its end; signals that this process receives are handed on to it. */
export function runProgram(
  command: string,
  parts: readonly string[],
  { env = {}, quiet = false, timeoutSeconds, signal }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((done) => {
    const child = spawn(command, parts, {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      timeout: timeoutSeconds === undefined ? undefined : timeoutSeconds * 1000,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += String(chunk)));
    child.stderr?.on("data", (chunk) => (output += String(chunk)));
    signal?.addEventListener("abort", () => child.kill(), { once: true });
    const forwardSignal = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", forwardSignal).on("SIGTERM", forwardSignal);
    const end = (result: ProgramResult) => {
      process.off("SIGINT", forwardSignal).off("SIGTERM", forwardSignal);
      done(result);
    };
    child.on("error", (error) => {
      end({ exitCode: 1, output: error.message });
    });
    child.on("close", (code) => {
      end({ exitCode: code ?? 1, output });
    });
  });
}

/** Runs a script under the Node of this process. */
export const runNode = (parts: readonly string[], options?: ProgramOptions) =>
  runProgram(process.execPath, parts, options);

/** Runs one of Astro's own commands. */
export const runAstro = (parts: readonly string[], options?: ProgramOptions) =>
  runNode([join("node_modules", "astro", "bin", "astro.mjs"), ...parts], options);
