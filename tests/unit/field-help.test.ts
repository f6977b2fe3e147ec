import assert from "node:assert/strict";
import { test } from "node:test";
import type { z } from "zod";
import { contentCollections, type Collection } from "#content/collections.ts";
import { fieldNamesAt, helpAt, schemaAt, type FieldPath } from "#content/schema-at.ts";

/** Returns the paths of a schema's fields, its own first; items of lists have the index 0. */
function fieldsOf(schema: z.ZodType, path: FieldPath = []): FieldPath[] {
  const names = fieldNamesAt(schema, path);
  const inside = names.length > 0 ? names : schemaAt(schema, [...path, 0]) ? [0] : [];
  return [path, ...inside.flatMap((key) => fieldsOf(schema, [...path, key]))];
}

for (const [name, { schema }] of Object.entries<Collection>(contentCollections)) {
  if (!schema) continue;
  test(`every field of ${name} has a title and a description, and every example is valid`, () => {
    const fields = fieldsOf(schema);
    assert.ok(fields.length > 4);
    for (const path of fields) {
      const { title, description, examples } = helpAt(schema, path);
      const field = [name, ...path].join(".");
      assert.ok(title, `${field} has no title`);
      assert.match(description ?? "", /^.+[.?]$/, `${field} has no description`);
      for (const example of examples) {
        const result = schemaAt(schema, path)?.safeParse(example);
        assert.ok(result?.success, `${field}: the example ${String(example)} is refused`);
      }
    }
  });
}
