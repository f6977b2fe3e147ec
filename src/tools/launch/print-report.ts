/** `npm run launch-check`: lists the problems that prevent publishing. Exit code 1 if there are any. */
import "#load-env.ts";
import process from "node:process";
import { contentProblems } from "#loader/check-content.ts";
import { ContentError, didYouMean } from "#loader/problems.ts";
import { launchReport } from "./launch-check.ts";
import { launchDetail, launchText } from "./report-text.ts";

const [name] = process.argv.slice(2);
const report = launchReport(process.env);
const mistakes = contentProblems();
process.exitCode = report.open.length > 0 || mistakes.length > 0 ? 1 : 0;

if (name === undefined) {
  // The report can be wrong or incomplete while the content has mistakes, so these are listed first.
  if (mistakes.length > 0) console.error(`${new ContentError(mistakes).message}\n`);
  console.log(launchText(report));
} else {
  const names = report.open.map((problem) => problem.name);
  console.log(
    launchDetail(report, name) || `There is no problem named “${name}”.${didYouMean(name, names)}`,
  );
}
