import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { ESLint } from "eslint";
import { folders } from "../../eslint.config.mjs";

const rule = "@typescript-eslint/no-restricted-imports";
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule });
const names = Object.keys(folders);

const subfolders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Lints imports from every folder, and returns the forbidden ones. .astro needs no type data. */
async function refusedImports(folder: string): Promise<string[]> {
  const imports = names.map((other) => `import "#${other}/module.ts";`);
  const [result] = await eslint.lintText(["---", ...imports, "---", ""].join("\n"), {
    filePath: `src/${folder}/Example.astro`,
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === rule)
    .map(({ line }) => names[line - 2] ?? "");
}

describe("the folders of src/", () => {
  test("are all in the linter's table", () => {
    const found = [
      ...subfolders("src"),
      ...subfolders("src/tools").map((name) => `tools/${name}`),
    ].filter((name) => name !== "assets" && name !== "tools");
    assert.deepEqual(found.toSorted(), names.toSorted());
  });

  test("of the site import nothing from the tools", () => {
    for (const [folder, allowed] of Object.entries(folders)) {
      if (folder.startsWith("tools/")) continue;
      assert.deepEqual(
        allowed.filter((other) => other.startsWith("tools/")),
        [],
        folder,
      );
    }
  });

  for (const [folder, allowed] of Object.entries(folders)) {
    test(`${folder} may import only from ${allowed.join(", ") || "itself"}`, async () => {
      const expected = names.filter((other) => other !== folder && !allowed.includes(other));
      assert.deepEqual(await refusedImports(folder), expected);
    });
  }
});
