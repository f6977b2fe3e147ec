import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const excluded = new Set([
  ...["node_modules", "dist", "test-results", ".git", ".astro", ".dist-build", ".mailbox"],
]);

/** Copies the project, with linked packages and no build, to a temporary folder or `name` in it. */
export function copyProject(name = ""): string {
  const project = join(mkdtempSync(join(tmpdir(), "project-")), name);
  mkdirSync(project, { recursive: true });
  for (const name of readdirSync(".")) {
    if (!excluded.has(name)) cpSync(name, join(project, name), { recursive: true });
  }
  const packages = join(project, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules")) {
    // Other hidden names are caches.
    if (!name.startsWith(".") || name === ".bin" || name === ".package-lock.json") {
      symlinkSync(resolve("node_modules", name), join(packages, name));
    }
  }
  return project;
}
