/** The launch report in words, for the terminal. */
import { join } from "node:path";
import { contentFolder } from "#loader/content-folder.ts";
import type { LaunchReport } from "./launch-check.ts";
import type { LaunchProblem } from "./problem.ts";

const businessFile = join(contentFolder, "business.yaml");

/** Formats rows with the names in one column and the lines of each beside it. */
function columns(rows: readonly { name: string; lines: readonly string[] }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, lines }) =>
    lines.map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`).join("\n"),
  );
}

/** Returns what is wrong, where, and how to fix it. */
const linesOf = ({ what, places, fix }: LaunchProblem) => [
  what,
  ...places.map(({ file, line, words }) => `${file}:${line}${words ? `  “${words}”` : ""}`),
  fix,
];

/** Returns the report; its parts are separated by empty lines. */
export function launchText({ open, accepted, notes, unusedAcceptances }: LaunchReport): string {
  const parts =
    open.length === 0
      ? ["The site is ready to be published."]
      : [
          `The site cannot be published yet. ${open.length} ${open.length === 1 ? "problem" : "problems"}:`,
          ...columns(open.map((problem) => ({ name: problem.name, lines: linesOf(problem) }))),
          `To accept a problem, add its name and the reason under accepted in ${businessFile}.\nWithout SITE_URL, npm run build builds a demo.`,
        ];
  if (accepted.length > 0) {
    parts.push(
      `Accepted in ${businessFile}:`,
      ...columns(
        accepted.map(({ name, what, reason }) => ({ name, lines: [what, `Reason: ${reason}`] })),
      ),
    );
  }
  if (notes.length > 0) parts.push("Notes:", ...notes.map((line) => `  ${line}`));
  if (unusedAcceptances.length > 0) {
    parts.push(
      "Unused entries under accepted: no such problem was found, or it cannot be accepted.",
      ...columns(
        unusedAcceptances.map(({ name, file, line }) => ({ name, lines: [`${file}:${line}`] })),
      ),
    );
  }
  return parts.join("\n\n");
}
