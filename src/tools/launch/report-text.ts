/** The launch report in words, for the terminal. */
import { join } from "node:path";
import { contentFolder } from "#loader/content-folder.ts";
import { type LaunchReport } from "./launch-check.ts";
import { type LaunchProblem } from "./problem.ts";

const businessFile = join(contentFolder, "business.yaml");

/** The number of places of a problem in the whole report; `npm run launch-check -- <name>` lists all. */
const placesShown = 3;

/** Formats rows with the names in one column and the lines of each beside it. */
function columns(rows: readonly { name: string; lines: readonly string[] }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, lines }) =>
    lines.map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`).join("\n"),
  );
}

/** Returns what is wrong, where, and how to fix it. */
function linesOf({ name, what, places, fix }: LaunchProblem, mostPlaces: number): string[] {
  // One more place needs no more room than the line “and 1 more”.
  const shown = places.length > mostPlaces + 1 ? places.slice(0, mostPlaces) : places;
  const rows = shown.map(({ file, line, words }) => ({ where: `${file}:${line}`, words }));
  const width = Math.max(...rows.map(({ where }) => where.length));
  const rest = places.length - shown.length;
  return [
    what,
    ...rows.map(({ where, words }) => (words ? `${where.padEnd(width)}  “${words}”` : where)),
    ...(rest > 0 ? [`and ${rest} more: npm run launch-check -- ${name}`] : []),
    fix,
  ];
}

/** Returns the open problems of one name with all their places; an empty string if there are none. */
export const launchDetail = ({ open }: LaunchReport, name: string) =>
  columns(
    open
      .filter((problem) => problem.name === name)
      .map((problem) => ({ name, lines: linesOf(problem, Infinity) })),
  ).join("\n\n");

/** Returns the whole report. */
export function launchText({ open, accepted, notes, unusedAcceptances }: LaunchReport): string {
  const count = `${open.length} ${open.length === 1 ? "problem" : "problems"}`;
  const openRows = open.map((problem) => ({
    name: problem.name,
    lines: linesOf(problem, placesShown),
  }));
  const acceptedRows = accepted.map(({ name, what, reason }) => ({
    name,
    lines: [what, `Reason: ${reason}`],
  }));
  const unusedRows = unusedAcceptances.map(({ name, file, line }) => ({
    name,
    lines: [`${file}:${line}`],
  }));
  return [
    ...(open.length === 0
      ? ["The site is ready to be published."]
      : [
          `The site cannot be published yet. ${count}:`,
          ...columns(openRows),
          `To accept a problem, add its name and the reason under accepted in ${businessFile}.\nWithout SITE_URL, npm run build builds a demo.`,
        ]),
    ...(accepted.length > 0 ? [`Accepted in ${businessFile}:`, ...columns(acceptedRows)] : []),
    ...(notes.length > 0 ? ["Notes:", ...notes.map((line) => `  ${line}`)] : []),
    ...(unusedAcceptances.length > 0
      ? [
          "Unused entries under accepted: no such problem was found, or it cannot be accepted.",
          ...columns(unusedRows),
        ]
      : []),
  ].join("\n\n");
}
