/** Every mistake that people make in the content is reported at its file and line, and names what is wrong. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { test } from "node:test";
import { problemsIn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFiles, contentFolder, illustrations } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { mistakesIn, type Mistake } from "../support/mistakes.ts";

const files = contentFiles();
const pictures = illustrations();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** The problems of the content after a mistake: only the files that it changes are read again. */
function problemsAfter({ changes }: Mistake): Problem[] {
  const after = new Map(checked);
  for (const [path, text] of changes) {
    if (text === undefined) after.delete(path);
    else after.set(path, checkFile(path, text));
  }
  return problemsIn(new Map([...after].toSorted(([a], [b]) => (a < b ? -1 : 1))), pictures);
}

/** What a file says, once read. */
const dataOf = (path: string, text: string): unknown =>
  Object.values<Collection<unknown>>(collectionReaders)
    .find(({ pattern }) => matchesGlob(path, pattern))
    ?.read(text, path).data;

/** What became of a mistake: found where it is, found elsewhere, or not found at all. */
function verdict(mistake: Mistake, problems: readonly Problem[]) {
  const { expected } = mistake;
  if (!expected) return problems.length === 0 ? "harmless" : "missed";
  if (problems.length === 0) return "missed";
  const inFile = (path: string) => `${contentFolder}/${path}`;
  const isRight = problems.some(
    (problem) =>
      problem.file === inFile(expected.path) &&
      (expected.line === undefined || problem.line === expected.line) &&
      `${problem.field}: ${problem.message}`.includes(expected.field),
  );
  const allowed = [expected.path, ...(expected.alsoIn ?? [])].map(inFile);
  return isRight && problems.every(({ file }) => allowed.includes(file)) ? "caught" : "misplaced";
}

const mistakes = mistakesIn(files);
const results = mistakes.map((mistake) => {
  const problems = problemsAfter(mistake);
  return { mistake, problems, verdict: verdict(mistake, problems) };
});

test("every mistake is reported where it is, and what does no harm is accepted", (context) => {
  const distinct = new Set(mistakes.map(({ changes }) => JSON.stringify([...changes])));
  const kinds = new Set(mistakes.map(({ kind }) => kind));
  context.diagnostic(`${kinds.size} kinds, ${distinct.size} distinct mistakes`);
  assert.ok(distinct.size >= 200, `only ${distinct.size} distinct mistakes`);

  const wrong = results
    .filter(({ verdict }) => ["missed", "misplaced"].includes(verdict))
    .map(({ mistake: { kind, expected }, problems, verdict }) =>
      [
        `${kind} was ${verdict}: expected ${expected ? `${expected.path}:${expected.line ?? "any"} ${expected.field}` : "nothing"}, found`,
        ...problems.map((problem) => `  ${describeProblem(problem)}`),
      ].join("\n"),
    );
  assert.equal(wrong.join("\n"), "");
});

test("one mistake is reported at most four times", () => {
  for (const { mistake, problems } of results) {
    assert.ok(problems.length <= 4, `${mistake.kind} is reported ${problems.length} times`);
  }
});

test("a change that keeps a file's data is read as the same data", () => {
  for (const { kind, changes } of mistakes.filter(({ keepsData }) => keepsData)) {
    for (const [path, text = ""] of changes) {
      const original = files.get(path) ?? "";
      assert.ok(text !== original, kind);
      assert.deepEqual(dataOf(path, text), dataOf(path, original), kind);
    }
  }
});

test("the guide for editors explains messages as they are", () => {
  /** Without the names, places and numbers of one mistake. */
  const generic = (message: string) =>
    message.replaceAll(/“[^”]*”/g, "“”").replaceAll(/content\/\S+[\w]|\d+/g, "");
  const reported = results.flatMap(({ problems }) =>
    problems.map(({ message }) => generic(message)),
  );
  const guide = readFileSync(join(contentFolder, "README.md"), "utf8");
  const explained = [...guide.matchAll(/^\| `(.+?)` +\|/gm)].map(([, message = ""]) => message);
  const messages = explained.filter((message) => message.includes(" "));
  assert.ok(messages.length > 15);
  for (const message of messages) {
    assert.ok(
      reported.some((one) => one.includes(generic(message))),
      message,
    );
  }
});
