/** The workflows have pinned actions and the least permissions, and report each problem in one issue. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { parse } from "yaml";
import { z } from "zod";
import { temporaryFolder } from "../support/temporary-folder.ts";

const permissions = z.record(z.string(), z.string());
const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      steps: z.array(z.object({ uses: z.string().optional() })).optional(),
    }),
  ),
});

for (const file of globSync(".github/workflows/*.yml")) {
  test(`${file} pins its actions, and may write nothing but issues`, () => {
    const { permissions: all, jobs } = workflow.parse(parse(readFileSync(file, "utf8")));
    for (const granted of [all, ...Object.values(jobs).map((job) => job.permissions ?? {})]) {
      for (const [name, level] of Object.entries(granted))
        assert.ok(level === "read" || name === "issues", `${name}: ${level}`);
    }
    const used = Object.values(jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ uses = [] }) => uses),
    );
    for (const action of used) assert.match(action, /@[\da-f]{40}$/);
  });
}

describe("a watch", { skip: process.platform === "win32" }, () => {
  const folder = temporaryFolder();
  const text = join(folder, "report.md");
  writeFileSync(text, "A table");

  /** Reports an outcome to a `gh` that only writes down what it was asked. */
  function report(outcome: string, open: string) {
    const gh = join(folder, "gh");
    const log = join(folder, "log");
    writeFileSync(log, "");
    writeFileSync(
      gh,
      `#!/bin/sh\nif [ "$2" = list ]; then printf '%s' '${open}'; else echo "$@" >> ${log}; fi\n`,
    );
    chmodSync(gh, 0o755);
    execFileSync(resolve(".github/report.sh"), ["Links are dead", outcome, text], {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` },
    });
    return readFileSync(log, "utf8").trim();
  }

  test("opens an issue for what fails, and adds to the one that is open", () => {
    assert.equal(report("failure", ""), `issue create --title Links are dead --body-file ${text}`);
    assert.equal(report("failure", "7"), `issue comment 7 --body-file ${text}`);
  });

  test("closes the issue of what is well again, and is silent else", () => {
    assert.equal(report("success", "7"), "issue close 7 --comment All is well again.");
    assert.equal(report("success", ""), "");
  });
});
