/** `.github/report.sh` with a fake `gh`: one issue is opened, added to, and closed. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const calls = join(folder, "calls");
// Notes its arguments, and prints the number of the open issue.
writeFileSync(
  join(folder, "gh"),
  `#!/bin/sh
echo "$*" >> "${calls}"
if [ "$2" = list ]; then echo "$OPEN"; fi
`,
  { mode: 0o755 },
);

/** Reports the outcome of a step, and returns what `gh` did besides its search for the open issue. */
function report(open: string, outcome: string) {
  rmSync(calls, { force: true });
  execFileSync(".github/report.sh", ["The form is dead", outcome, "report.md"], {
    env: { ...process.env, OPEN: open, PATH: [folder, process.env["PATH"]].join(delimiter) },
  });
  const [search = "", ...others] = readFileSync(calls, "utf8").trim().split("\n");
  assert.match(search, /^issue list --state open .*"The form is dead"/);
  return others;
}

test("what fails opens an issue", () => {
  const call = "issue create --title The form is dead --body-file report.md";
  assert.deepEqual(report("", "failure"), [call]);
});

test("what fails again adds to the issue that is open", () => {
  assert.deepEqual(report("7", "failure"), ["issue comment 7 --body-file report.md"]);
});

test("what is well again closes the issue", () => {
  assert.deepEqual(report("7", "success"), ["issue close 7 --comment All is well again."]);
});

test("what is well opens nothing", () => {
  assert.deepEqual(report("", "success"), []);
});
