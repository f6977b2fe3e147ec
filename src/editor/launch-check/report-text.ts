/** The launch report in words, for the terminal. */
import { join } from "node:path";
import { contentFolder } from "#content/content-folder.ts";
import { listProblems } from "#content/problems.ts";
import type { LaunchReport } from "./launch-check.ts";

/** Formats a heading, and indented lines below it. */
const entry = (heading: string, ...lines: readonly string[]) => [heading, ...lines].join("\n    ");

/** Returns the report; its parts are separated by empty lines. */
export function launchText({ isReady, contentProblems, open, accepted, notes }: LaunchReport) {
  const file = join(contentFolder, "business.yaml");
  return [
    isReady && "The site is ready to be published.",
    contentProblems.length > 0 && listProblems(contentProblems),
    open.length > 0 && `The site cannot be published yet. Problems: ${open.length}`,
    ...open.map(({ name, what, places }) => entry(`  ${name}`, what, ...places)),
    open.length > 0 &&
      [
        `To accept a problem, add its name and the reason under accepted in ${file}.`,
        "The e-mail address, sample reviews and the settings have to be fixed.",
        "Settings have names in capitals, such as SITE_URL. Write them at the host or into the file .env; see src/hosting/README.md.",
        "Without SITE_URL, npm run build builds a demo.",
      ].join("\n"),
    accepted.length > 0 && `Accepted in ${file}:`,
    ...accepted.map(({ name, what, reason }) => entry(`  ${name}`, what, `Reason: ${reason}`)),
    notes.length > 0 && entry("Notes:", ...notes),
  ]
    .filter((part) => part !== false)
    .join("\n\n");
}
