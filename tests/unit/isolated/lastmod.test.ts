/** The sitemap's dates, with a copy of the content: without a repository, then with one. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { servicePath, staticRoutes } from "#routes.ts";
import { pageDates } from "#build/sitemap.ts";
import { contentFolder as folder } from "#content/content-folder.ts";

const [file = ""] = readdirSync(join(folder, "services"));
const page = servicePath(basename(file, ".md"));
const dateOf = (path: string) => pageDates().get(path);
const git = (day: string, ...options: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...options], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T00:00:00Z` },
  });

test("outside a repository no page has a date, and the build says why in one line", (context) => {
  const { mock } = context.mock.method(console, "log", () => undefined);
  assert.equal(pageDates().size, 0);
  assert.equal(mock.callCount(), 1);
  assert.match(String(mock.calls[0]?.arguments[0]), /^The sitemap has no dates, because .+$/);
});

test("in a repository the date is that of the last commit, not of the build", () => {
  git("2031-01-01", "init", "--quiet");
  git("2031-01-01", "add", ".");
  git("2031-01-01", "commit", "--quiet", "--message", "Write the content");
  appendFileSync(join(folder, "services", file), "\nAnother word.\n");
  git("2031-02-02", "commit", "--quiet", "--all", "--message", "Write more");

  assert.equal(dateOf(page), "2031-02-02T00:00:00.000Z");
  assert.equal(dateOf(staticRoutes.learn), "2031-01-01T00:00:00.000Z");
});

test("a page has the date of its questions if they are newer than its other text", () => {
  appendFileSync(join(folder, "faqs/toronto.md"), "\nAnother word.\n");
  git("2031-03-03", "commit", "--quiet", "--all", "--message", "Write about Toronto");

  assert.equal(dateOf(staticRoutes.toronto), "2031-03-03T00:00:00.000Z");
  assert.equal(dateOf(staticRoutes.learn), "2031-01-01T00:00:00.000Z");
});

test("a path without a page has no date", () => {
  assert.equal(dateOf("/nothing"), undefined);
});
