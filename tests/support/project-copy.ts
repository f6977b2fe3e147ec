import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const excluded = new Set([
  "node_modules",
  "dist",
  "test-results",
  ".git",
  ".astro",
  ".dist-build",
  ".mailbox",
]);

/** Copies the project, with its packages as a link and no build, to a temporary folder. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of readdirSync("."))
    if (!excluded.has(name)) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  return project;
}
