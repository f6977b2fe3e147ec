import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildsBeside } from "./atomic-dist.ts";

/** The folders in which a build works. */
const written = [".astro", buildsBeside("dist"), "dist"];

/**
 * Says what in the project's folders a build cannot work with, or returns undefined: Astro would end
 * with a stack trace, or wait for a pipe.
 */
export function folderProblem(): string | undefined {
  const file = written.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file !== undefined)
    return `${file} is a file, but a build needs a folder of this name. Delete the file.`;
  const odd = readdirSync("public", { recursive: true, withFileTypes: true }).find(
    (entry) => !entry.isFile() && !entry.isDirectory(),
  );
  return (
    odd &&
    `${join(odd.parentPath, odd.name)} is a link or a device, and public/ may have only files. Put the file itself there.`
  );
}
