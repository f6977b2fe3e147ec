/** The command `npm run new`: adds a city, neighbourhood, review, question or service to the content. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { checkContent } from "#loader/check-content.ts";
import { contentFiles, contentFolder, illustrationsFolder } from "#loader/content-folder.ts";
import { describeProblem } from "#loader/problems.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";
import { findAnswers, helpText, type Ask } from "./answers.ts";
import { city, neighbourhood } from "./area.ts";
import type { Answers, Kind, Plan } from "./kind.ts";
import { question } from "./question.ts";
import { review } from "./review.ts";
import { service } from "./service.ts";

/** The kinds of content that can be added, by the names of their subcommands. */
export const kinds: Readonly<Record<string, Kind>> = {
  city,
  neighbourhood,
  review,
  question,
  service,
};

/** Makes the command with a subcommand for each kind. If `ask` is undefined, a missing answer is an error. */
export function newCommand(ask: Ask | undefined): Command {
  const program = new Command("npm run new --").description(
    "Adds to the content and lists what is left to write. It never overwrites a file.\nOn a terminal it asks for what it needs, unless flags give the answers.",
  );
  for (const [name, kind] of Object.entries(kinds)) {
    const [first, ...others] = kind.flags;
    const command = program
      .command(name)
      .description(`Adds ${kind.what}.`)
      .argument(`[${first?.name ?? ""}...]`, first && helpText(first))
      .action(async (words: string[], options: Answers) => {
        const named = first && words.length > 0 ? { [first.name]: words.join(" ") } : {};
        const files = contentFiles();
        const answers = await findAnswers(kind, { ...options, ...named }, files, ask);
        const plan = kind.plan(answers, files);
        applyPlan(plan);
        writeEditorFiles();
        reportNextSteps(plan);
      });
    for (const flag of others) {
      const required = flag.defaultAnswer ? "" : "(required) ";
      command.option(`--${flag.name} <${flag.name}>`, `${required}${helpText(flag)}`);
    }
  }
  return program;
}

/** Writes the files of a plan. Throws if a file to create exists already. */
function applyPlan({ files, copiedDrawing }: Plan) {
  for (const [path, { text, line }] of Object.entries(files)) {
    const file = join(contentFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: line === undefined ? "wx" : "w" });
    console.log(line === undefined ? `Created ${file}` : `Changed ${file}:${line}`);
  }
  if (copiedDrawing) {
    const file = join(illustrationsFolder, copiedDrawing.to);
    copyFileSync(join(illustrationsFolder, copiedDrawing.from), file);
    console.log(`Created ${file}`);
  }
}

function reportNextSteps({ files, page, reminders }: Plan) {
  const touched = Object.keys(files).map((path) => join(contentFolder, path));
  const { problems, unfinished } = checkContent();
  for (const [heading, lines] of [
    [
      "Fill in:",
      [...problems, ...unfinished]
        .filter(({ file }) => touched.includes(file))
        .map(describeProblem),
    ],
    ["Also check:", reminders],
  ] as const) {
    if (lines.length > 0)
      console.log(["", heading, ...lines.map((line) => `  ${line}`)].join("\n"));
  }
  console.log(`\nView it with npm run dev at ${page}; check it with npm run check:content.`);
}
