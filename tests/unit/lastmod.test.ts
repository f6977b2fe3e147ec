/** The dates in the sitemap, for a copy of the content: first without a repository, then with one. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, test } from "node:test";
import { servicePath, staticRoutes } from "#routes.ts";

const folder = mkdtempSync(join(tmpdir(), "content-"));
cpSync("content", folder, { recursive: true });
process.env["CONTENT_DIR"] = folder;
// Only now, since the folder is read from the environment when the module is loaded.
const { lastChanged } = await import("#tools/build/lastmod.ts");
const { cacheFolder } = await import("#tools/build/cache-folder.ts");

after(() => {
  for (const made of [folder, cacheFolder]) rmSync(made, { recursive: true });
});

const [file = ""] = readdirSync(join(folder, "services"));
const page = servicePath(basename(file, ".md"));
const dateOfBuildOn = (day: string, path: string) => lastChanged(new Date(day))(path);

test("outside a repository no date is given until a change is noticed, whose day then stays", () => {
  assert.equal(dateOfBuildOn("2030-01-01", page), undefined);
  assert.equal(dateOfBuildOn("2030-01-02", page), undefined);
  appendFileSync(join(folder, "services", file), "\nOne more word.\n");
  assert.equal(dateOfBuildOn("2030-01-03", page), "2030-01-03T00:00:00.000Z");
  assert.equal(dateOfBuildOn("2030-01-04", page), "2030-01-03T00:00:00.000Z");
  assert.equal(dateOfBuildOn("2030-01-04", staticRoutes.learn), undefined);
});

test("in a repository the date is that of the last commit, not of the build", () => {
  const git = (day: string, ...options: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...options], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T00:00:00Z` },
    });
  git("2031-01-01", "init", "--quiet");
  git("2031-01-01", "add", ".");
  git("2031-01-01", "commit", "--quiet", "--message", "Write the content");
  appendFileSync(join(folder, "services", file), "\nAnother word.\n");
  git("2031-02-02", "commit", "--quiet", "--all", "--message", "Write more");

  assert.equal(dateOfBuildOn("2040-01-01", page), "2031-02-02T00:00:00.000Z");
  assert.equal(dateOfBuildOn("2040-01-01", staticRoutes.learn), "2031-01-01T00:00:00.000Z");
});

test("a path without a page has no date", () => {
  assert.equal(lastChanged()("/nothing"), undefined);
});
