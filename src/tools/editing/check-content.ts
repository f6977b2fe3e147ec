/** `npm run check:content`: prints suggestions, and all problems; with problems, exits with 1. */
import { readArguments } from "#command.ts";
import { checkContent } from "#loader/check-content.ts";
import { ContentError, describeProblem } from "#loader/problems.ts";
import { changedFacts } from "./changed-facts.ts";

readArguments("Usage: npm run check:content", {});

const { files, problems, unfinished, drafts } = checkContent();
if (unfinished.length > 0) {
  console.log("Still missing in drafts (not published):");
  for (const problem of unfinished) console.log(`  ${describeProblem(problem)}`);
}
for (const draft of drafts) {
  if (unfinished.some(({ file }) => file === draft)) continue;
  console.log(`${draft} is a draft without problems: remove “draft: true” to publish it.`);
}
const suggestions = changedFacts(files);
if (suggestions.length > 0) {
  console.log("Suggestions (they do not block a build):");
  for (const suggestion of suggestions) console.log(`  ${describeProblem(suggestion)}`);
}
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}
console.log("No problems found in the content.");
