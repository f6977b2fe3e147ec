/** Behind `npm run new`: adds a city, neighbourhood, review, question or service to the content. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { Command } from "commander";
import { checkContent } from "#loader/check-content.ts";
import { contentFiles, contentFolder, illustrationsFolder } from "#loader/content-folder.ts";
import { describeProblem } from "#loader/problems.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";
import { findAnswers, helpText } from "#tools/editing/new/answers.ts";
import { Refusal, type Answers, type Kind, type Plan } from "#tools/editing/new/kind.ts";
import { kinds } from "#tools/editing/new/kinds.ts";
import { askOnTerminal } from "#tools/editing/new/prompts.ts";

const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal() : undefined;

const program = new Command("npm run new --").description(
  "Adds to the content, and says what is left to write. It never overwrites a file.\nOn a terminal it asks for what it needs; flags answer beforehand.",
);

for (const [name, kind] of Object.entries(kinds)) {
  const [first, ...others] = kind.flags;
  const command = program
    .command(name)
    .description(`Adds ${kind.what}.`)
    .argument(`[${first?.name ?? ""}...]`, first && helpText(first))
    .action((words: string[], options: Answers) =>
      add(kind, {
        ...options,
        ...(first && words.length > 0 && { [first.name]: words.join(" ") }),
      }),
    );
  for (const flag of others) {
    const needed = flag.defaultAnswer ? "" : "(needed) ";
    command.option(`--${flag.name} <${flag.name}>`, `${needed}${helpText(flag)}`);
  }
}

async function add(kind: Kind, given: Answers) {
  const files = contentFiles();
  const plan = kind.plan(await findAnswers(kind, given, files, ask), files);
  carryOut(plan);
  writeEditorFiles();
  reportNextSteps(plan);
}

/** Writes what is planned; never over a file. */
function carryOut({ newFiles, changedFiles, copiedDrawing }: Plan) {
  for (const [path, text] of newFiles) {
    const file = join(contentFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    console.log(`Made   ${file}`);
  }
  for (const [path, { text, line }] of changedFiles) {
    const file = join(contentFolder, path);
    writeFileSync(file, text);
    console.log(`Added  ${file}:${line}`);
  }
  if (copiedDrawing) {
    const file = join(illustrationsFolder, copiedDrawing.to);
    copyFileSync(join(illustrationsFolder, copiedDrawing.from), file);
    console.log(`Copied ${file}`);
  }
}

function reportNextSteps({ newFiles, changedFiles, page, reminders }: Plan) {
  const touched = [...newFiles.keys(), ...changedFiles.keys()].map((path) =>
    join(contentFolder, path),
  );
  const { problems: all, unfinished } = checkContent();
  const problems = [...all, ...unfinished].filter(({ file }) => touched.includes(file));
  if (problems.length > 0) {
    console.log("\nOnly you can write what stands at:");
    for (const problem of problems) console.log(`  ${describeProblem(problem)}`);
  }
  if (reminders.length > 0) {
    console.log("\nThink of this too:");
    for (const reminder of reminders) console.log(`  ${reminder}`);
  }
  console.log(`\nSee it with npm run dev at ${page}; check it with npm run check:content.`);
}

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
  await program.parseAsync(await commandLine(), { from: "user" });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
