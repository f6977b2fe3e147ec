/** `npm run launch-check`: lists the problems that prevent publishing; exits with 1 if any. */
import "#load-env.ts";
import process from "node:process";
import { readArguments } from "#command.ts";
import { contentProblems } from "#loader/check-content.ts";
import { ContentError } from "#loader/problems.ts";
import { launchReport } from "./launch-check.ts";
import { launchText } from "./report-text.ts";

readArguments("Usage: npm run launch-check", {});

const report = launchReport(process.env);
const problems = contentProblems();
// The report can be wrong or incomplete while the content has problems, so these are listed first.
if (problems.length > 0) console.error(`${new ContentError(problems).message}\n`);
console.log(launchText(report));
process.exitCode = report.open.length > 0 || problems.length > 0 ? 1 : 0;
