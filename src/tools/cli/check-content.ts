/** Behind `npm run check:content`: prints every problem of the content; exit code 1 while there is one. */
import { contentProblems } from "#loader/check-content.ts";
import { ContentError } from "#loader/problems.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";

writeEditorFiles();
const problems = contentProblems();
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}
console.log("The content is as it should be.");
