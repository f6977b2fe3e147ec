/** The scripts in package.json, and what the guides say about them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { z } from "zod";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every file that a script runs exists", () => {
  for (const [name, script] of Object.entries(scripts)) {
    for (const [file] of script.matchAll(/(?:src|tests)\/[\w./-]+\.(?:ts|mjs)/g)) {
      assert.ok(existsSync(file), `${name}: ${file}`);
    }
  }
});

test("every command of ours says in a sentence that it does not know an argument", () => {
  for (const [name, script] of Object.entries(scripts)) {
    const [, file] = /node (\S+\.ts)$/.exec(script) ?? [];
    if (file === undefined || name.startsWith("pre")) continue;
    const { status, stderr } = spawnSync(process.execPath, [file, "--nosuch"], {
      encoding: "utf8",
    });
    assert.equal(status, 1, name);
    assert.match(stderr, /^[A-Z].*--nosuch|^Give numbers|^The site has no page|^Usage/, name);
    assert.doesNotMatch(stderr, /\n +at /, name);
  }
});

test("every command in the guides exists", () => {
  const guides = globSync("{,.github/,content/,src/**/}*.md");
  assert.ok(guides.length >= 5);
  for (const guide of guides) {
    for (const [, name = ""] of readFileSync(guide, "utf8").matchAll(/npm run ([a-z][\w:-]*)/g))
      assert.ok(name in scripts, `${guide}: npm run ${name}`);
  }
});
