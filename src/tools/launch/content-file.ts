import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFile, type CheckedFile } from "#loader/check-file.ts";
import { contentFolder } from "#loader/content-folder.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { type Place } from "./problem.ts";

/** Reads a file of the content. Mistakes in it are left to `check:content`. */
export function readContentFile(name: string): CheckedFile {
  const file = join(contentFolder, name);
  return checkFile(name, existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** Where a field of a file is. */
export const placeAt = ({ file, positionOf }: CheckedFile, path: FieldPath, words = ""): Place => ({
  ...{ file, line: positionOf(path).line, words },
});
