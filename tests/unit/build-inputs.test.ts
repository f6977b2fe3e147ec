import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "content-"));
cpSync("content", folder, { recursive: true });
process.env["CONTENT_DIR"] = folder;
// Imported after CONTENT_DIR is set, since the module reads it when it loads.
const { inputsHash, sharedInputsHash } = await import("#tools/build/build-inputs.ts");

after(() => {
  rmSync(folder, { recursive: true });
});

test("changing a city keeps the shared cache, and makes `npm start` build again", () => {
  const [shared, all] = [sharedInputsHash(), inputsHash()];
  const [city = ""] = readdirSync(join(folder, "cities"));
  appendFileSync(join(folder, "cities", city), "\nOne more sentence.\n");
  assert.equal(sharedInputsHash(), shared);
  assert.notEqual(inputsHash(), all);
});

test("changing shared content or a setting invalidates the cache", () => {
  const before = sharedInputsHash();
  appendFileSync(join(folder, "business.yaml"), "\n# A note.\n");
  const changed = sharedInputsHash();
  assert.notEqual(changed, before);
  process.env["PUBLIC_EXAMPLE"] = "another";
  assert.notEqual(sharedInputsHash(), changed);
});
