/**
 * Behind `npm run check:content`: prints every problem of the content, and fails while there is one. With `--quiet`, as a
 * build runs it, it prints nothing else and leaves the editor's files alone.
 */
import { contentProblems } from "#loader/check-content.ts";
import { ContentError } from "#loader/problems.ts";
import { writeEditorFiles } from "#tools/editing/editor-files.ts";

const isQuiet = process.argv.includes("--quiet");
if (!isQuiet) writeEditorFiles();
const problems = contentProblems();
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}
if (!isQuiet) console.log("The content is as it should be.");
