import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { contentCollections, type Collection } from "#content/collections.ts";
import { contentFiles } from "#content/content-folder.ts";

const settings = z.object({ "yaml.schemas": z.record(z.string(), z.string()) });

test("VS Code knows the schema of every YAML file of the content", () => {
  const text = readFileSync(".vscode/settings.json", "utf8");
  const globs = Object.entries(settings.parse(JSON.parse(text))["yaml.schemas"]);
  const collections = Object.entries<Collection>(contentCollections);
  const schemas = new Map(
    collections.map(([name, { schema }]) => [`./.astro/collections/${name}.schema.json`, schema]),
  );
  const used = new Set<string>();
  for (const [, { pattern, schema }] of collections) {
    if (!pattern.endsWith(".yaml")) continue;
    for (const file of contentFiles(pattern).keys()) {
      const [found, ...others] = globs.filter(([, glob]) => matchesGlob(`content/${file}`, glob));
      assert.ok(found && others.length === 0, `${file} needs one line in .vscode/settings.json.`);
      assert.ok(schemas.get(found[0]) === schema, `${file} has another schema than ${found[0]}.`);
      used.add(found[0]);
    }
  }
  assert.deepEqual(
    globs.map(([path]) => path).filter((path) => !used.has(path)),
    [],
  );
});
