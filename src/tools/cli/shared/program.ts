/** Runs other programs from a command. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

/** The options of `runProgram`. */
export interface ProgramOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
  timeoutSeconds?: number;
  /** Ends the program when aborted. */
  signal?: AbortSignal;
}

/** The result of a program. */
export interface ProgramResult {
  /** 1 if a signal ended the program or it could not start. */
  exitCode: number;
  /** What it printed, or why it could not start; otherwise empty unless `quiet`. */
  output: string;
}

/** Runs a program until it ends. Forwards SIGINT and SIGTERM to it. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false, timeoutSeconds, signal }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((done) => {
    const child = spawn(command, args, {
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

/** Runs a script with the Node of this process. */
export const runNode = (args: readonly string[], options?: ProgramOptions) =>
  runProgram(process.execPath, args, options);

/** Runs a command of Astro. */
export const runAstro = (args: readonly string[], options?: ProgramOptions) =>
  runNode([join("node_modules", "astro", "bin", "astro.mjs"), ...args], options);
