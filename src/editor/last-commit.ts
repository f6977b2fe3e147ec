/** What has changed since the last commit, or was changed by one. */
import { execFileSync } from "node:child_process";
import { documentPages } from "#content/collections.ts";
import { contentFolder } from "#content/content-folder.ts";
import type { Problem } from "#content/problems.ts";
import { problemAt, readContentFile, textAt, type ReadFiles } from "#content/read.ts";
import { areaListIn } from "#content/rules/areas.ts";
import { pagePaths } from "#content/rules/references.ts";

const git = (...options: string[]) =>
  execFileSync("git", options, { cwd: contentFolder, encoding: "utf8", stdio: "pipe" });

/** Returns the pages of the last commit by their paths; undefined without git or a commit. */
export function pagesOfLastCommit() {
  try {
    const files = git("ls-tree", "-rz", "--name-only", "HEAD", ".").split("\0");
    const list = readContentFile("areas.yaml", git("show", "HEAD:./areas.yaml"));
    const areas = areaListIn(new Map([["areas.yaml", list]]));
    return areas && pagePaths(areas, documentPages(files));
  } catch {
    return undefined;
  }
}

/** Notes the languages that were read before the English text last changed. */
export function staleLanguages(files: ReadFiles): Problem[] {
  try {
    const changed = git("log", "-1", "--format=%cs", "--", "languages/en.yaml").trim();
    return [...files.values()]
      .filter((file) => (textAt(file, ["read_by", "date"]) ?? "9") < changed)
      .map((file) =>
        problemAt(
          file,
          ["read_by"],
          `was read before the English text changed on ${changed}: have the change read.`,
        ),
      );
  } catch {
    return [];
  }
}
