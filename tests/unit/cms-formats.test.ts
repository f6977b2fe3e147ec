import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { documentFormat, formats, listFormat, yamlFormat } from "#tools/editing/cms/formats.ts";

const formatOf = (file: string) => {
  const name = file.endsWith(".md")
    ? documentFormat
    : file.includes("reviews")
      ? listFormat
      : yamlFormat;
  const format = formats.find((other) => other.name === name);
  assert.ok(format);
  return format;
};
const files = globSync("content/{*.yaml,*/*.{yaml,md}}").toSorted();
const textOf = (file: string) => readFileSync(file, "utf8");
/** Returns what the CMS writes, which trims files before and adds a line break after a format. */
const saved = (
  file: string,
  change: (fields: Record<string, unknown>) => object = (fields) => fields,
) => {
  const { fromFile, toFile } = formatOf(file);
  return `${toFile({ ...change(fromFile(textOf(file).trim())) }).trim()}\n`;
};

test("a file that is saved without a change stays the same, to the last character", () => {
  assert.ok(files.length > 0);
  for (const file of files) assert.equal(saved(file), textOf(file), file);
});

describe("a document", () => {
  test("keeps its text as it is typed", () => {
    const file = files.find((name) => name.includes("cities/")) ?? "";
    const text = saved(file, (fields) => ({
      ...fields,
      body: "## Introduction\n\nA *word*.\n- one",
    }));
    assert.match(text, /\n---\n\n## Introduction\n\nA \*word\*\.\n- one\n$/);
    assert.equal(text.split("\n---\n")[0], textOf(file).split("\n---\n")[0]);
  });

  test("that is new gets front matter and text", () => {
    const { toFile } = formatOf("new.md");
    assert.equal(
      toFile({ name: "Thornhill", as_of: "2026", body: "## Introduction" }),
      '---\nname: Thornhill\nas_of: "2026"\n---\n\n## Introduction',
    );
  });
});
