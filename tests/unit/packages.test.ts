import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the lock file has no download addresses, so that npm uses the registry of the machine", () => {
  assert.doesNotMatch(readFileSync("package-lock.json", "utf8"), /"resolved": "http/);
});
