import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { ESLint } from "eslint";
import { rooms } from "../../eslint.config.mjs";

const rule = "@typescript-eslint/no-restricted-imports";
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule });
const names = Object.keys(rooms);

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Lints a file that imports from every room, and returns the forbidden rooms. An .astro file needs no type information. */
async function refusedImports(room: string): Promise<string[]> {
  const imports = names.map((other) => `import "#${other}/module.ts";`);
  const [result] = await eslint.lintText(["---", ...imports, "---", ""].join("\n"), {
    filePath: `src/${room}/Example.astro`,
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === rule)
    .map(({ line }) => names[line - 2] ?? "");
}

describe("the rooms of src/", () => {
  test("are all in the linter's table", () => {
    const folders = [
      ...foldersIn("src"),
      ...foldersIn("src/tools").map((name) => `tools/${name}`),
    ].filter((name) => name !== "assets" && name !== "tools");
    assert.deepEqual(folders.toSorted(), names.toSorted());
  });

  test("of the site import nothing from the tools", () => {
    for (const [room, allowed] of Object.entries(rooms)) {
      if (room.startsWith("tools/")) continue;
      assert.deepEqual(
        allowed.filter((other) => other.startsWith("tools/")),
        [],
        room,
      );
    }
  });

  for (const [room, allowed] of Object.entries(rooms)) {
    test(`${room} may import only from ${allowed.join(", ") || "itself"}`, async () => {
      const expected = names.filter((other) => other !== room && !allowed.includes(other));
      assert.deepEqual(await refusedImports(room), expected);
    });
  }
});
