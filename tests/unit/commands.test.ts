import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { z } from "zod";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every command is a file in src/tools/cli/ and a script in package.json", () => {
  const started = Object.values(scripts).flatMap((script) => {
    const [, command] = script.split("src/tools/cli/run.mjs ");
    return command?.split(" ")[0] ?? [];
  });
  const files = globSync("src/tools/cli/*.ts").map((file) => basename(file, ".ts"));
  assert.deepEqual([...new Set(started)].toSorted(), files.toSorted());
});
