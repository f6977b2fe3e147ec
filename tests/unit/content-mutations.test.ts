/** Typical mistakes in the content are reported. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { test } from "node:test";
import { reportOn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFiles, contentFolder, illustrations } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { mistakesIn, type Mistake } from "../support/mistakes.ts";

const files = contentFiles();
const pictures = illustrations();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** Returns the problems after a mistake. Only the changed files are read again. */
function problemsAfter({ changes }: Mistake): Problem[] {
  const after = new Map(checked);
  for (const [path, text] of changes) {
    if (text === undefined) after.delete(path);
    else after.set(path, checkFile(path, text));
  }
  return reportOn(new Map([...after].toSorted(([a], [b]) => (a < b ? -1 : 1))), pictures).problems;
}

/** Returns the data of a file as JSON. */
const dataOf = (path: string, text: string) =>
  JSON.stringify(
    Object.values<Collection<unknown>>(collectionReaders)
      .find(({ pattern }) => matchesGlob(path, pattern))
      ?.read(text, path).data,
  );

type Verdict = "right" | "harmless" | "missed" | "wrong file" | "wrong line" | "crashed";

/** Compares the reported problems with the expected position. */
function verdictOn({ expected }: Mistake, problems: readonly Problem[]): Verdict {
  if (!expected) return problems.length === 0 ? "harmless" : "missed";
  if (problems.length === 0) return "missed";
  const inFile = (path: string) => `${contentFolder}/${path}`;
  const allowed = [expected.path, ...(expected.alsoIn ?? [])].map(inFile);
  const inPlace = problems.filter(({ file }) => file === inFile(expected.path));
  if (inPlace.length === 0 || !problems.every(({ file }) => allowed.includes(file)))
    return "wrong file";
  return inPlace.some(
    (problem) =>
      (expected.line === undefined || problem.line === expected.line) &&
      `${problem.field}: ${problem.message}`.includes(expected.field),
  )
    ? "right"
    : "wrong line";
}

interface Result {
  mistake: Mistake;
  problems: readonly Problem[];
  verdict: Verdict;
}

/** One mistake of each kind; all mistakes in the complete run (TEST_ALL). */
const mistakes = [...Map.groupBy(mistakesIn(files, checked), ({ kind }) => kind).values()].flatMap(
  (ofKind) => (process.env["TEST_ALL"] ? ofKind : ofKind.slice(0, 1)),
);
const results = mistakes.map((mistake): Result => {
  try {
    const problems = problemsAfter(mistake);
    return { mistake, problems, verdict: verdictOn(mistake, problems) };
  } catch (error) {
    const problem = { file: "", field: "", message: String(error) };
    return { mistake, problems: [problem], verdict: "crashed" };
  }
});

/** Describes a result for the output of a failing test. */
const described = ({ mistake: { kind, expected }, problems, verdict }: Result) =>
  [
    `${kind}: ${verdict}; expected ${expected ? `${expected.path}:${expected.line ?? "any"} ${expected.field}` : "nothing"}, found`,
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
  ].join("\n");

test("every mistake is reported in its file, at least 95 % on their lines, and harmless changes are accepted", (context) => {
  const distinct = new Set(mistakes.map(({ changes }) => JSON.stringify([...changes])));
  const kinds = new Set(mistakes.map(({ kind }) => kind));
  const counts = Map.groupBy(results, ({ verdict }) => verdict);
  context.diagnostic(
    `${kinds.size} kinds, ${distinct.size} distinct mistakes: ${[...counts].map(([verdict, { length }]) => `${length} ${verdict}`).join(", ")}`,
  );
  assert.ok(kinds.size >= 400, `only ${kinds.size} kinds`);
  const of = (...verdicts: Verdict[]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict));
  assert.equal(of("missed", "wrong file", "crashed").map(described).join("\n"), "");
  const share = of("right").length / of("right", "wrong line").length;
  assert.ok(share >= 0.95, `${share}\n${of("wrong line").map(described).join("\n")}`);
  for (const result of of("wrong line")) context.diagnostic(described(result));
});

test("a mistake causes at most four problems in a file", () => {
  for (const { mistake, problems } of results) {
    if (mistake.kind.startsWith("a document that is a copy")) continue;
    for (const [file, { length }] of Map.groupBy(problems, ({ file }) => file)) {
      assert.ok(length <= 4, `${mistake.kind} causes ${length} problems in ${file}`);
    }
  }
});

test("a change that keeps a file's data is read as the same data", () => {
  for (const { kind, changes } of mistakes.filter(({ keepsData }) => keepsData)) {
    for (const [path, text = ""] of changes) {
      const original = files.get(path) ?? "";
      assert.ok(text !== original, kind);
      assert.equal(dataOf(path, text), dataOf(path, original), kind);
    }
  }
});

test("the messages in the editors' guide match real ones", () => {
  /** Removes the names, positions and numbers of one mistake. */
  const generic = (message: string) =>
    message.replaceAll(/“[^”]*”/g, "“”").replaceAll(/content\/\S+[\w]|\d+/g, "");
  const guide = readFileSync(join(contentFolder, "README.md"), "utf8");
  const explained = [...guide.matchAll(/^\| `(.+?)` +\|/gm)].map(([, message = ""]) => message);
  const messages = explained.filter((message) => message.includes(" "));
  assert.ok(messages.length > 15);
  const unseen = new Set(messages);
  for (const { message } of results.flatMap(({ problems }) => problems))
    for (const one of unseen) if (generic(message).includes(generic(one))) unseen.delete(one);
  assert.deepEqual([...unseen], []);
});
