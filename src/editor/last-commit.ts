/** Finds what has changed since the last commit, or was changed by one. */
import { spawnSync } from "node:child_process";
import { contentFolder } from "#content/content-folder.ts";
import type { Problem } from "#content/problems.ts";
import { readContentFile, textAt, type ReadFiles } from "#content/read.ts";
import { areaListIn } from "#content/rules/areas.ts";
import { pagePaths, pagesOfDocuments } from "#content/rules/pages.ts";

/** Returns what git prints about the content; an empty text without git or a commit. */
function git(...options: string[]) {
  const { error, stdout } = spawnSync("git", options, { cwd: contentFolder, encoding: "utf8" });
  return error ? "" : stdout;
}

/** Returns the pages of the last commit by their paths; undefined without one. */
export function pagesOfLastCommit() {
  const list = readContentFile("areas.yaml", git("show", "HEAD:./areas.yaml"));
  const areas = areaListIn(new Map([["areas.yaml", list]]));
  const files = git("ls-tree", "-rz", "--name-only", "HEAD", ".").split("\0");
  return areas && pagePaths(pagesOfDocuments(areas, files));
}

/** Notes the languages that were read before the English text last changed. */
export function staleLanguages(files: ReadFiles): Problem[] {
  const changed = git("log", "-1", "--format=%cs", "--", "languages/en.yaml").trim();
  const message = `was read before the English text changed on ${changed}: have the change read.`;
  return [...files.values()]
    .filter((file) => (textAt(file, ["read_by", "date"]) ?? "9") < changed)
    .map(({ placeOf }) => ({ ...placeOf(["read_by"]), message }));
}
