/** The launch report in words, for the terminal. */
import { join } from "node:path";
import { contentFolder } from "#loader/content-folder.ts";
import { type LaunchReport } from "./launch-check.ts";
import { type LaunchProblem } from "./problem.ts";

const businessFile = join(contentFolder, "business.yaml");

/** How many places of a problem are shown unless it is asked for by name. */
const placesShown = 3;

/** Names in one column, and beside each its lines. */
function columns(rows: readonly { name: string; lines: readonly string[] }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, lines }) =>
    lines.map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`).join("\n"),
  );
}

/** What is wrong, where, and how to fix it. */
function linesOf({ name, what, places, fix }: LaunchProblem, mostPlaces: number): string[] {
  // Instead of a line that says “and 1 more”, the one more is shown.
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

/** Everything about the open problems of one name; an empty text where there is none. */
export const launchDetail = ({ open }: LaunchReport, name: string) =>
  columns(
    open
      .filter((problem) => problem.name === name)
      .map((problem) => ({ name, lines: linesOf(problem, Infinity) })),
  ).join("\n\n");

/** The whole report. */
export function launchText({ open, accepted, notes, unusedAcceptances }: LaunchReport): string {
  const count = `${open.length} ${open.length === 1 ? "thing stands" : "things stand"}`;
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
      ? ["Nothing stands between this content and the public."]
      : [
          `The site cannot go public yet. ${count} between this content and the public:`,
          ...columns(openRows),
          `What may stay as it is: name it in ${businessFile} under accepted, with the reason.\nWithout SITE_URL, npm run build makes a demo.`,
        ]),
    ...(accepted.length > 0 ? [`Accepted in ${businessFile}:`, ...columns(acceptedRows)] : []),
    ...(notes.length > 0 ? ["Good to know:", ...notes.map((line) => `  ${line}`)] : []),
    ...(unusedAcceptances.length > 0
      ? [
          "Accepted for nothing: no such thing is found, or it cannot be accepted.",
          ...columns(unusedRows),
        ]
      : []),
  ].join("\n\n");
}
