import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Ajv } from "ajv";
import { committedFiles, yamlSchemaSettings } from "#tools/editing/editor-files.ts";
import { checkFile } from "#loader/check-file.ts";
import { collectionReaders, type Collection } from "#loader/collections.ts";
import { contentFiles, knownNames } from "#loader/content-folder.ts";
import { jsonSchemaOf } from "#schemas/json-schema.ts";

// Formats come with an equivalent pattern, so that they need no validators.
const ajv = new Ajv({
  allErrors: true,
  code: { optimize: false },
  formats: { date: true, email: true, uri: true },
});
ajv.addKeyword("patternErrorMessage");

const checked = [...contentFiles()].map(([path, text]) => checkFile(path, text));
const names = knownNames();
const committed = committedFiles();

describe("the JSON Schemas for VS Code", () => {
  for (const [name, { schema }] of Object.entries<Collection<unknown>>(collectionReaders)) {
    if (!schema) continue;
    const validate = ajv.compile(jsonSchemaOf(schema, names));
    const files = checked.filter(({ collection }) => collection === name);

    test(`accept ${files.length} files of ${name}`, () => {
      assert.ok(files.length > 0);
      for (const { file, raw } of files) {
        assert.ok(validate(raw), `${file}: ${ajv.errorsText(validate.errors)}`);
      }
    });

    test(`refuse an unknown field of ${name}, and a missing one`, () => {
      const [first] = files;
      const values: unknown[] = Array.isArray(first?.raw) ? first.raw : [first?.raw];
      const asFile = (value: object) => (Array.isArray(first?.raw) ? [value] : value);
      const value = values[0];
      assert.ok(typeof value === "object" && value !== null);
      assert.ok(!validate(asFile({ ...value, nmae: "Oakville" })));
      assert.ok(!validate(asFile(Object.fromEntries(Object.entries(value).slice(1)))));
    });
  }

  test("list the possible values of a reference", () => {
    const schema: unknown = JSON.parse(committed.get(".vscode/schemas/home.schema.json") ?? "{}");
    assert.ok(JSON.stringify(schema).includes(`"enum":${JSON.stringify(names.services)}`));
  });

  test("are up to date; npm run check:content updates them", () => {
    for (const [file, text] of committed) assert.equal(readFileSync(file, "utf8"), text);
  });

  test("are in the VS Code settings", () => {
    const settings: unknown = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
    assert.ok(typeof settings === "object" && settings !== null && "yaml.schemas" in settings);
    assert.deepEqual(settings["yaml.schemas"], yamlSchemaSettings());
  });
});
