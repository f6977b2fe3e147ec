import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

/** Creates a folder, which is deleted after the tests of the file that calls it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  after(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Copies the content into a temporary folder. */
export function copyContent(): string {
  const folder = temporaryFolder();
  cpSync("content", folder, { recursive: true });
  return folder;
}
