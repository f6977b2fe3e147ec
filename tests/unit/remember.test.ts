import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import type { Read } from "#loader/read-yaml.ts";
import { remembered } from "#loader/parse-cache.ts";

const project = process.cwd();
const mode = process.env["NODE_ENV"];

let readings = 0;
const read = remembered((text: string, file: string): Read<{ words: string[] }> => {
  readings++;
  const told = {
    raw: text,
    references: [],
    placeOf: () => ({ line: text.length, column: 1 }),
  };
  return text.includes("fault")
    ? { ...told, problems: [{ file, field: "", message: "holds a fault." }] }
    : { ...told, data: { words: text.split(" ") }, problems: [] };
});

before(() => {
  // What is kept lies in the project's folder; here in one of its own.
  process.chdir(mkdtempSync(join(tmpdir(), "remember-")));
  mkdirSync(join("src", "schemas"), { recursive: true });
  writeFileSync("package-lock.json", "{}");
});

after(() => {
  process.chdir(project);
  if (mode === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = mode;
});

beforeEach(() => {
  process.env["NODE_ENV"] = "production";
  readings = 0;
});

test("a file is read once while its text stays the same, and again when it changes", () => {
  for (const time of ["first", "second"]) {
    const { data, raw, references, problems } = read("two words", "a.md");
    assert.deepEqual(
      { data, raw, references, problems },
      { data: { words: ["two", "words"] }, raw: "two words", references: [], problems: [] },
      time,
    );
  }
  assert.equal(readings, 1);
  assert.deepEqual(read("other", "a.md").data, { words: ["other"] });
  assert.equal(readings, 2);
});

test("what is kept can still tell places", () => {
  read("three", "place.md");
  assert.deepEqual(read("three", "place.md").placeOf([]), { line: 5, column: 1 });
});

test("files are told apart, also those of the same text", () => {
  read("same", "b.md");
  read("same", "c.md");
  assert.equal(readings, 2);
});

test("faults are found again each time", () => {
  read("a fault", "d.md");
  assert.equal(read("a fault", "d.md").problems.length, 1);
  assert.equal(readings, 2);
});

test("outside builds every file is read each time", () => {
  read("words", "e.md");
  process.env["NODE_ENV"] = "development";
  read("words", "e.md");
  assert.equal(readings, 2);
});
