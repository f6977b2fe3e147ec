/** The content check suggests a redirect for a page that has vanished since the last commit. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { vanishedPages } from "#content/rules/moved.ts";
import { jobPath } from "#routes.ts";
import { copyContent } from "../support/temporary-folder.ts";

const pages = (...paths: string[]) => new Map(paths.map((path) => [path, path]));
type Pages = ReturnType<typeof pages>;

/** Returns what is suggested after pages have changed. */
function suggestions(before: Pages, now: Pages, moved: Pages): string[] {
  const messages: string[] = [];
  vanishedPages({ before, pages: now, moved }, (_, message) => messages.push(message));
  return messages;
}

describe("a page that has vanished", () => {
  test("is suggested with the new page of a similar name", () => {
    const before = pages("/learn", "/learn/baby-raccoons");
    const now = pages("/learn", "/learn/baby-raccoon", "/learn/noises");
    const [suggestion, ...more] = suggestions(before, now, pages());
    assert.match(
      suggestion ?? "",
      /“ {2}- \{ from: \/learn\/baby-raccoons, to: \/learn\/baby-raccoon \}”/,
    );
    assert.deepEqual(more, []);
  });

  test("is suggested with the only new page, or without a target", () => {
    const [before, none] = [pages("/learn/a-raccoon"), pages()];
    const [renamed] = suggestions(before, pages("/learn/who-walks"), none);
    assert.match(renamed ?? "", /to: \/learn\/who-walks \}/);
    const [deleted] = suggestions(before, none, none);
    assert.match(deleted ?? "", /to: \/… \}/);
  });

  test("is not suggested once it leads to another", () => {
    const now = pages("/learn/new-name");
    const moved = new Map([["/learn/old", "/learn/new-name"]]);
    assert.deepEqual(suggestions(pages("/learn/old"), now, moved), []);
  });
});

test("the content check compares with the last commit", () => {
  const folder = copyContent();
  const git = (...options: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", ...options], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init");
  git("add", ".");
  git("commit", "-m", "All");
  const [old = ""] = readdirSync(join(folder, "jobs"));
  renameSync(join(folder, "jobs", old), join(folder, "jobs/another.md"));
  const language = join(folder, "languages", "fr.yaml");
  appendFileSync(language, "read_by:\n  name: Ann\n  date: 2020-01-31\n");
  const output = execFileSync(process.execPath, ["src/editor/check-content.ts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder },
  });
  assert.ok(output.includes(`moved.yaml:1:1  ${jobPath(basename(old, ".md"))} was a page`), output);
  assert.equal(output.match(/was a page/g)?.length, 1);
  assert.match(output, /fr\.yaml:.*was read before the English text changed on 20/);
});
