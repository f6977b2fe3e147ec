import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { documentFormat, formats, listFormat, yamlFormat } from "#editor/cms/formats.ts";

const formatOf = (file: string) => {
  const yaml = file.includes("reviews") ? listFormat : yamlFormat;
  const name = file.endsWith(".md") ? documentFormat : yaml;
  return formats.find((other) => other.name === name) ?? assert.fail(name);
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

/** Every text in a form's values: the group or list that holds it, and its key there. */
const textsIn = (holder: object): { holder: object; key: string; text: string }[] =>
  Object.entries(holder).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === "string") return key === "$source" ? [] : [{ holder, key, text: part }];
    return typeof part === "object" && part !== null ? textsIn(part) : [];
  });

test("a save changes only the lines of the value that was edited, in every file", () => {
  for (const file of files) {
    const before = textOf(file).split("\n");
    const { length } = textsIn(formatOf(file).fromFile(textOf(file)));
    // Every tenth value, as all take 15 seconds.
    for (let index = 0; index < length; index += 10) {
      let edited = "";
      const after = saved(file, (fields) => {
        const copy = structuredClone(fields);
        const { holder, key, text } = textsIn(copy)[index] ?? assert.fail();
        Reflect.set(holder, key, `${text.trimEnd()}x`);
        edited = text;
        return copy;
      }).split("\n");
      const first = before.findIndex((line, at) => line !== after[at]);
      const last = before.findLastIndex((line, at) => line !== after.at(at - before.length));
      for (const line of before.slice(first, last + 1)) {
        const words = line
          .replace(/^[\s-]*(?:[\w-]+:)?[\s>|-]*/, "")
          .replaceAll(/^["[]+|["\],]+$/g, "");
        const isEdited = edited.replaceAll(/\s+/g, " ").includes(words.trim());
        assert.ok(isEdited || first === last, `${file}: ${line}`);
      }
    }
  }
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
