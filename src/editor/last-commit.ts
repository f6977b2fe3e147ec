/** The pages of the last commit, to notice those that have vanished since. */
import { execFileSync } from "node:child_process";
import { documentPages } from "#content/collections.ts";
import { contentFolder } from "#content/content-folder.ts";
import { readContentFile } from "#content/read.ts";
import { areaListIn } from "#content/rules/areas.ts";
import { pagePaths } from "#content/rules/references.ts";

/** Returns the pages of the last commit by their paths; undefined without git or a commit. */
export function pagesOfLastCommit() {
  const git = (...options: string[]) =>
    execFileSync("git", options, { cwd: contentFolder, encoding: "utf8", stdio: "pipe" });
  try {
    const files = git("ls-tree", "-rz", "--name-only", "HEAD", ".").split("\0");
    const list = readContentFile("areas.yaml", git("show", "HEAD:./areas.yaml"));
    const areas = areaListIn(new Map([["areas.yaml", list]]));
    return areas && pagePaths(areas, documentPages(files));
  } catch {
    return undefined;
  }
}
