import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "content-"));
cpSync("content", folder, { recursive: true });
process.env["CONTENT_DIR"] = folder;
// Only now, since the folder is read from the environment when the module is loaded.
const { buildInputsHash } = await import("#tools/build/build-inputs.ts");

after(() => {
  rmSync(folder, { recursive: true });
});

test("the cache of pages outlasts the change of a city, which is in its own page's key", () => {
  const before = buildInputsHash();
  const [city = ""] = readdirSync(join(folder, "cities"));
  appendFileSync(join(folder, "cities", city), "\nOne more sentence.\n");
  assert.equal(buildInputsHash(), before);
});

test("the cache of pages ends with a change of content that they share, or of a setting", () => {
  const before = buildInputsHash();
  appendFileSync(join(folder, "business.yaml"), "\n# A note.\n");
  const changed = buildInputsHash();
  assert.notEqual(changed, before);
  process.env["PUBLIC_EXAMPLE"] = "another";
  assert.notEqual(buildInputsHash(), changed);
});
