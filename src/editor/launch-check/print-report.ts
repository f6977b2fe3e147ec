/** `npm run launch-check`: lists the problems that prevent publishing; exits with 1 if any. */
import "#load-env.ts";
import process from "node:process";
import { readArguments } from "#command.ts";
import { launchReport } from "./launch-check.ts";
import { launchText } from "./report-text.ts";

readArguments("Usage: npm run launch-check", {});

const report = launchReport(process.env);
console.log(launchText(report));
process.exitCode = report.isReady ? 0 : 1;
