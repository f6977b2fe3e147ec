import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const left = new Set(["node_modules", "dist", "test-results", ".git", ".astro", ".mailbox"]);

/** Copies the project into a folder of its own. Its packages are linked; it has no caches and no built site. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of readdirSync(".")) {
    if (!left.has(name)) cpSync(name, join(project, name), { recursive: true });
  }
  const packages = join(project, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules")) {
    // Hidden folders are caches, but for the one of commands.
    if (!name.startsWith(".") || name === ".bin") {
      symlinkSync(resolve("node_modules", name), join(packages, name));
    }
  }
  return project;
}
