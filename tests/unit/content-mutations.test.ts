/** Every mistake that people make in the content is told of, at its file and line, by its name. */
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
const whole = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** The problems of the content after a mistake: only the files that it changes are read again. */
function problemsAfter({ changes }: Mistake): Problem[] {
  const after = new Map(whole);
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
  const { told } = mistake;
  if (!told) return problems.length === 0 ? "harmless" : "missed";
  if (problems.length === 0) return "missed";
  const inFile = (path: string) => `${contentFolder}/${path}`;
  const right = problems.some(
    (problem) =>
      problem.file === inFile(told.path) &&
      (told.line === undefined || problem.line === told.line) &&
      `${problem.field}: ${problem.message}`.includes(told.field),
  );
  const allowed = [told.path, ...(told.alsoIn ?? [])].map(inFile);
  return right && problems.every(({ file }) => allowed.includes(file)) ? "caught" : "misplaced";
}

const mistakes = mistakesIn(files);
const results = mistakes.map((mistake) => {
  const problems = problemsAfter(mistake);
  return { mistake, problems, verdict: verdict(mistake, problems) };
});

test("no mistake goes unnoticed or is told of elsewhere, and what does no harm is accepted", (context) => {
  const distinct = new Set(mistakes.map(({ changes }) => JSON.stringify([...changes])));
  const kinds = Map.groupBy(results, ({ mistake }) => mistake.kind);
  const count = (list: typeof results, name: string) =>
    String(list.filter((result) => result.verdict === name).length).padStart(9);
  const row = (name: string, list: typeof results) =>
    name.padEnd(46) +
    ["caught", "harmless", "missed", "misplaced"].map((verdict) => count(list, verdict)).join("");
  for (const line of [
    `${"kind".padEnd(46)}   caught harmless   missed misplaced`,
    ...[...kinds].map(([kind, list]) => row(kind, list)),
    row(`${kinds.size} kinds, ${distinct.size} distinct mistakes`, results),
  ]) {
    context.diagnostic(line);
  }

  const wrong = results
    .filter(({ verdict }) => ["missed", "misplaced"].includes(verdict))
    .map(({ mistake: { kind, told }, problems, verdict }) =>
      [
        `${kind} was ${verdict}: expected ${told ? `${told.path}:${told.line ?? "any"} ${told.field}` : "nothing"}, told`,
        ...problems.map((problem) => `  ${describeProblem(problem)}`),
      ].join("\n"),
    );
  assert.equal(wrong.join("\n"), "");
  for (const { mistake, problems } of results) {
    assert.ok(problems.length <= 3, `${mistake.kind} is told of ${problems.length} times`);
    for (const [path, text = ""] of mistake.same ? mistake.changes : []) {
      assert.ok(text !== files.get(path), mistake.kind);
      assert.deepEqual(dataOf(path, text), dataOf(path, files.get(path) ?? ""), mistake.kind);
    }
  }
  assert.ok(distinct.size >= 200, `only ${distinct.size} distinct mistakes`);
});

test("the guide for editors explains messages as they are", () => {
  /** Without the names, places and numbers of one mistake. */
  const bare = (message: string) =>
    message.replaceAll(/“[^”]*”/g, "“”").replaceAll(/content\/\S+[\w]|\d+/g, "");
  const told = results.flatMap(({ problems }) => problems.map(({ message }) => bare(message)));
  const guide = readFileSync(join(contentFolder, "README.md"), "utf8");
  const explained = [...guide.matchAll(/^\| `(.+?)` +\|/gm)].map(([, message = ""]) => message);
  const messages = explained.filter((message) => message.includes(" "));
  assert.ok(messages.length > 15);
  for (const message of messages) {
    assert.ok(
      told.some((one) => one.includes(bare(message))),
      message,
    );
  }
});
