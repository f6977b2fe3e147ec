/** Every problem that editors cause is reported at its line, in plain words. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { contentProblems } from "#content/check/check-content.ts";
import { checkFile } from "#content/check/check-file.ts";
import { contentFiles, contentFolder } from "#content/content-folder.ts";
import { describeProblem, positionIn } from "#content/check/problems.ts";
import { changes, city, files, harmless, paragraphs, values } from "../support/content-problems.ts";

const texts = contentFiles();
const textOf = (path: string) => texts.get(path) ?? assert.fail(`There is no ${path}.`);
const neighbourhood = [...texts.keys()].find((path) => path.startsWith("neighbourhoods/")) ?? "";

/** All messages so far, for the test of the editors' guide. */
const messages = new Set<string>();

/** Returns the problems after files have been changed; undefined stands for a deleted file. */
function problemsAfter(changed: Readonly<Record<string, string | undefined>>): string[] {
  const after = Object.entries({ ...Object.fromEntries(texts), ...changed })
    .flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const problems = contentProblems(new Map(after));
  for (const { message } of problems) messages.add(message);
  return problems.map(describeProblem);
}

/** Expects a problem with these words on a line of a changed file, and few others. */
function expectProblem(path: string, text: string, line: number, words: string) {
  const problems = problemsAfter({ [path]: text });
  const place = `${contentFolder}/${path}:${line}:`;
  assert.ok(
    problems.some((problem) => problem.startsWith(place) && problem.includes(words)),
    `expected ${place} … ${words}\nfound\n${problems.join("\n")}`,
  );
  assert.ok(problems.length <= 4, problems.join("\n"));
}

describe("the value of a field", () => {
  for (const [path, field, to, words] of values) {
    test(`${path}, ${field}: ${to.trim().slice(0, 40)}`, () => {
      const text = textOf(path);
      const [name = "", group] = field.split("/").toReversed();
      const from = group === undefined ? 0 : text.search(new RegExp(`^ *${group}:`, "m"));
      const row = new RegExp(`^( *(?:- )?${name}:).*$`, "m").exec(text.slice(from));
      assert.ok(row, `${path} has no field ${field}`);
      const at = from + row.index;
      const [old, key = ""] = row;
      const changed = `${text.slice(0, at)}${key} ${to}${text.slice(at + old.length)}`;
      expectProblem(path, changed, positionIn(text, at).line + to.split("\n").length - 1, words);
    });
  }
});

describe("a change", () => {
  for (const [path, find, to, words, at] of changes) {
    test(`${path}, ${find} → ${JSON.stringify(to.slice(0, 40))}`, () => {
      const text = textOf(path);
      const index = text.search(find);
      assert.ok(index !== -1, `${path} does not match`);
      const changed = text.replace(find, to);
      const there = at ? changed.split("\n").findIndex((row) => at.test(row)) + 1 : undefined;
      const start = Math.max(changed.slice(index).search(/\S/), 0);
      expectProblem(path, changed, there ?? positionIn(changed, index + start).line, words);
    });
  }
});

describe("a paragraph", () => {
  for (const [markdown, words, below = 0] of paragraphs) {
    test(JSON.stringify(markdown), () => {
      const text = `${textOf(neighbourhood).trimEnd()}\n\n`;
      const line = text.split("\n").length + below;
      expectProblem(neighbourhood, `${text}${markdown}\n`, line, words);
    });
  }
});

describe("a file", () => {
  for (const [what, changed, words] of files) {
    test(what, () => {
      const problems = problemsAfter(changed).join("\n");
      assert.ok(problems.includes(words), `expected ${words}\nfound\n${problems}`);
    });
  }
});

describe("a harmless change", () => {
  for (const [what, change] of harmless) {
    test(`${what} is no problem`, () => {
      for (const path of ["home.yaml", "pages.yaml", city]) {
        const changed = change(textOf(path));
        assert.deepEqual(problemsAfter({ [path]: changed }), []);
        assert.deepEqual(checkFile(path, changed).raw, checkFile(path, textOf(path)).raw);
      }
    });
  }
});

test("the messages in the editors' guide match real ones", () => {
  /** Removes the names, positions and numbers of one problem. */
  const generic = (message: string) =>
    message.replaceAll(/“[^”]*”/g, "“”").replaceAll(/content\/\S+[\w]|\d+/g, "");
  const guide = readFileSync(join(contentFolder, "README.md"), "utf8");
  const explained = [...guide.matchAll(/^\| `(.+?)` +\|/gm)].map(([, message = ""]) => message);
  const sentences = explained.filter((message) => message.includes(" "));
  assert.ok(sentences.length > 15);
  const seen = [...messages].map(generic);
  assert.deepEqual(
    sentences.filter((one) => !seen.some((message) => message.includes(generic(one)))),
    [],
  );
});
