/** `npm run new`: adds a city, neighbourhood, review, question or service to the content. */
import process from "node:process";
import { kinds, newCommand } from "#tools/editing/new/command.ts";
import { AdditionError } from "#tools/editing/new/kind.ts";
import { askOnTerminal } from "#tools/editing/new/prompts.ts";

const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal() : undefined;

/** Returns the command-line arguments; if there are none, asks on the terminal what to add. */
async function commandLine() {
  const args = process.argv.slice(2);
  if (args.length > 0 || !ask) return args;
  return [
    await ask({
      title: "What do you want to add?",
      help: "",
      choices: Object.keys(kinds),
      defaultAnswer: undefined,
      validate: () => undefined,
    }),
  ];
}

try {
  await newCommand(ask).parseAsync(await commandLine(), { from: "user" });
} catch (error) {
  if (!(error instanceof AdditionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
