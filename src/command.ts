/**
 * Describes what the commands of this project share: how they read their arguments and how they
 * stop.
 */
import process from "node:process";
import { parseArgs, type ParseArgsConfig } from "node:util";

/** Ends the process with a message. */
export function stop(...lines: string[]): never {
  console.error(lines.join("\n"));
  process.exit(1);
}

/** Reads the command line; stops with one sentence and the usage at an unknown argument. */
export function readArguments<C extends ParseArgsConfig>(usage: string, config: C) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = String(error instanceof Error ? error.message : error).split(
      /(?<=\.) /,
    );
    return stop(sentence.replace(/\.?$/, "."), usage);
  }
}
