/** `npm run check:content`: prints suggestions, and all problems; with problems, exits with 1. */
import "#load-env.ts";
import { readArguments } from "#command.ts";
import { checkContent } from "#content/check.ts";
import { describeProblem, listProblems, type Problem } from "#content/problems.ts";
import { pagesOfLastCommit, staleLanguages } from "./last-commit.ts";

readArguments("Usage: npm run check:content", {});

const { files, problems, unfinished, notes, drafts } = checkContent(undefined, pagesOfLastCommit());

function list(heading: string, entries: readonly Problem[]) {
  if (entries.length > 0) console.log(heading);
  for (const entry of entries) console.log(`  ${describeProblem(entry)}`);
}

list("Still missing in drafts (not published):", unfinished);
for (const draft of drafts) {
  if (unfinished.some(({ file }) => file === draft)) continue;
  console.log(`${draft} is a draft without problems: remove “draft: true” to publish it.`);
}
list("Suggestions (they do not block a build):", [...notes, ...staleLanguages(files)]);
if (problems.length > 0) {
  console.error(listProblems(problems));
  process.exit(1);
}
console.log("No problems found in the content.");
