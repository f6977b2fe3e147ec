/** Behind `npm run new`: adds a city, neighbourhood, review, question or service to the content. */
import process from "node:process";
import { kinds, newCommand } from "#tools/editing/new/command.ts";
import { Refusal } from "#tools/editing/new/kind.ts";
import { askOnTerminal } from "#tools/editing/new/prompts.ts";

const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal() : undefined;

/** Without a word on a terminal, asks which kind to add. */
async function commandLine() {
  const words = process.argv.slice(2);
  if (words.length > 0 || !ask) return words;
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
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
