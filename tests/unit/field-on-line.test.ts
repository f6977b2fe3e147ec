import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { checkFile } from "#loader/check-file.ts";
import { fieldOnLine } from "#loader/field-on-line.ts";
import { contentFiles } from "#loader/content-folder.ts";
import type { FieldPath } from "#schemas/schema-at.ts";

const leaves = (value: unknown, path: FieldPath = []): FieldPath[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inside]) =>
        leaves(inside, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

test("a field is found by its line exactly where the parser finds it", () => {
  for (const [file, text] of contentFiles()) {
    if (!file.endsWith(".yaml")) continue;
    const { raw, positionOf } = checkFile(file, text);
    const rows = text.split("\n");
    const fields = leaves(raw).filter((path) => typeof path.at(-1) === "string");
    assert.ok(fields.length > 4);
    for (const path of fields) {
      assert.deepEqual(fieldOnLine(rows, positionOf(path).line, z.any()), path, file);
    }
  }
});

test("a list may begin in the column of its name", () => {
  const rows = ["cities:", "- slug: ajax", "  name: Ajax", "- slug: toronto", "  name: Toronto"];
  assert.deepEqual(fieldOnLine(rows, 5, z.any()), ["cities", 1, "name"]);
});

test("a line without a colon is recognized by its first word", () => {
  const schema = z.object({ name: z.string(), lead: z.string() });
  assert.deepEqual(fieldOnLine(["name: Ajax", "lead By the lake."], 2, schema), ["lead"]);
  assert.deepEqual(fieldOnLine(["name: Ajax", "By the lake."], 2, schema), ["name"]);
});
