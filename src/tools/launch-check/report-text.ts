/** The launch report in words, for the terminal. */
import { join } from "node:path";
import { contentFolder } from "#content/content-folder.ts";
import { listProblems } from "#content/check/problems.ts";
import type { LaunchReport } from "./launch-check.ts";
import type { LaunchProblem } from "./problem.ts";

const businessFile = join(contentFolder, "business.yaml");

/** Formats an entry of a list: a name, and indented lines below it. */
const entry = (name: string, ...lines: string[]) =>
  [name, ...lines.map((line) => `  ${line}`)].map((line) => `  ${line}`).join("\n");

/** Formats what is wrong, where, and how to fix it. */
const problemEntry = ({ name, what, places, fix }: LaunchProblem) =>
  entry(
    name,
    what,
    ...places.map(({ file, line, words }) => `${file}:${line}${words ? `  “${words}”` : ""}`),
    fix,
  );

/** Returns the report; its parts are separated by empty lines. */
export function launchText(report: LaunchReport): string {
  const { isReady, contentProblems, open, accepted, notes, unusedAcceptances } = report;
  const parts = isReady ? ["The site is ready to be published."] : [];
  if (contentProblems.length > 0) parts.push(listProblems(contentProblems));
  if (open.length > 0) {
    parts.push(
      `The site cannot be published yet. ${open.length} ${open.length === 1 ? "problem" : "problems"}:`,
      ...open.map(problemEntry),
      `To accept a problem, add its name and the reason under accepted in ${businessFile}.\nWithout SITE_URL, npm run build builds a demo.`,
    );
  }
  if (accepted.length > 0) {
    parts.push(
      `Accepted in ${businessFile}:`,
      ...accepted.map(({ name, what, reason }) => entry(name, what, `Reason: ${reason}`)),
    );
  }
  if (notes.length > 0) parts.push("Notes:", ...notes.map((line) => `  ${line}`));
  if (unusedAcceptances.length > 0) {
    parts.push(
      "Unused entries under accepted: no such problem was found, or it cannot be accepted.",
      ...unusedAcceptances.map(({ name, file, line }) => entry(name, `${file}:${line}`)),
    );
  }
  return parts.join("\n\n");
}
