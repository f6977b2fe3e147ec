/** Behind `npm run check:content`: prints every problem of the content, and what could be better; exit code 1 while there is a problem. */
import { checkContent } from "#loader/check-content.ts";
import { ContentError, describeProblem } from "#loader/problems.ts";
import { contentWarnings } from "#tools/editorial/warnings.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";

writeEditorFiles();
const { files, problems, unfinished, drafts } = checkContent();
if (unfinished.length > 0) {
  console.log("To write in drafts, which no build shows:");
  for (const problem of unfinished) console.log(`  ${describeProblem(problem)}`);
}
for (const draft of drafts) {
  if (unfinished.some(({ file }) => file === draft)) continue;
  console.log(`${draft} is a draft, and whole: take “draft: true” out to publish it.`);
}
const warnings = contentWarnings(files);
if (warnings.length > 0) {
  console.log("What could be better; it stops nothing:");
  for (const warning of warnings) console.log(`  ${describeProblem(warning)}`);
}
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}
console.log("The content is as it should be.");
