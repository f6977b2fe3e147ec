/** Behind `npm run new`: adds a city, neighbourhood, review, question or service to the content. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { contentProblems } from "#loader/check-content.ts";
import { contentFiles, contentFolder, illustrationsFolder } from "#loader/content-folder.ts";
import { describeProblem, didYouMean } from "#loader/problems.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";
import { findAnswers, readFlags, told, type Ask } from "#tools/editing/new/answers.ts";
import { kinds, type Kind, type Plan } from "#tools/editing/new/kinds.ts";
import { Refusal } from "#tools/editing/new/refusal.ts";

const names = Object.keys(kinds).join(", ");

const usage = [
  "Adds to the content, and says what is left to write. It never writes over a file.",
  "",
  ...Object.entries(kinds).map(([name, { what }]) => `  npm run new -- ${name.padEnd(14)} ${what}`),
  "",
  "On a terminal it asks for what it needs. npm run new -- city --help lists the flags that answer beforehand.",
].join("\n");

function helpFor(name: string, { what, flags }: Kind) {
  const [first, ...rest] = flags;
  return [
    `npm run new -- ${name} "${String(first?.help.examples[0])}" [flags]`,
    `Adds ${what}.`,
    "",
    ...rest.map((flag) => {
      const needed = flag.standard === undefined ? "(needed) " : "";
      return `  --${flag.name.padEnd(10)} ${needed}${told(flag)}`;
    }),
  ].join("\n");
}

/** Writes what is planned; a file that exists is never written over. */
function carryOut({ made, changed, drawing }: Plan) {
  for (const [path, text] of made) {
    const file = join(contentFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    console.log(`Made   ${file}`);
  }
  for (const [path, { text, line }] of changed) {
    const file = join(contentFolder, path);
    writeFileSync(file, text);
    console.log(`Added  ${file}:${line}`);
  }
  if (drawing) {
    const file = join(illustrationsFolder, drawing.to);
    copyFileSync(join(illustrationsFolder, drawing.from), file);
    console.log(`Copied ${file}`);
  }
}

function sayWhatIsNext({ made, changed, page, remarks }: Plan) {
  const touched = [...made.keys(), ...changed.keys()].map((path) => join(contentFolder, path));
  const left = contentProblems().filter(({ file }) => touched.includes(file));
  if (left.length > 0) {
    console.log("\nOnly you can write what stands at:");
    for (const problem of left) console.log(`  ${describeProblem(problem)}`);
  }
  if (remarks.length > 0) {
    console.log("\nThink of this too:");
    for (const remark of remarks) console.log(`  ${remark}`);
  }
  console.log(`\nSee it with npm run dev at ${page}; check it with npm run check:content.`);
}

async function run(words: readonly string[], ask: Ask | undefined) {
  const [first = "", ...rest] = words;
  if (["--help", "-h"].includes(first) || (first === "" && !ask)) {
    console.log(usage);
    return;
  }
  const name = first || (ask ? (await ask(`What do you want to add: ${names}?\n> `)).trim() : "");
  const kind = Object.entries(kinds).find(([one]) => one === name)?.[1];
  if (!kind) {
    throw new Refusal(
      `“${name}” cannot be added; these can: ${names}.${didYouMean(name, Object.keys(kinds))}`,
    );
  }
  const { help, given } = readFlags(rest, kind);
  if (help) {
    console.log(helpFor(name, kind));
    return;
  }
  const files = contentFiles();
  const plan = kind.plan(await findAnswers(kind, given, files, ask), files);
  carryOut(plan);
  writeEditorFiles();
  sayWhatIsNext(plan);
}

const terminal =
  process.stdin.isTTY && process.stdout.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
let isDone = false;
terminal?.on("close", () => {
  if (isDone) return;
  console.error("\nNothing was made.");
  process.exit(1);
});
try {
  await run(process.argv.slice(2), terminal && ((question) => terminal.question(question)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  isDone = true;
  terminal?.close();
}
