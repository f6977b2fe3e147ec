import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { before, describe, test } from "node:test";
import { lastChanged } from "#tools/build/lastmod.ts";

describe("outside a repository", () => {
  const folder = mkdtempSync(join(tmpdir(), "no-history-"));
  const page = "/ajax/wildlife-removal";

  before(() => {
    for (const name of ["content", "src", "package.json"]) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    mkdirSync(join(folder, "node_modules"));
    for (const name of readdirSync("node_modules").filter((entry) => !entry.startsWith("."))) {
      symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
    }
  });

  /** What a build on that day tells of a page. */
  const dateOn = (day: string, path: string) => {
    const script = `import { lastChanged } from "#tools/build/lastmod.ts";
      console.log(lastChanged(new Date("${day}"))("${path}") ?? "unknown");`;
    return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  };

  test("nothing is claimed until a change is noticed, whose day is then kept", () => {
    assert.equal(dateOn("2030-01-01", page), "unknown");
    assert.equal(dateOn("2030-01-02", page), "unknown");
    appendFileSync(join(folder, "content", "cities", "ajax.md"), "\nOne more word.\n");
    assert.equal(dateOn("2030-01-03", page), "2030-01-03T00:00:00.000Z");
    assert.equal(dateOn("2030-01-04", page), "2030-01-03T00:00:00.000Z");
    assert.equal(dateOn("2030-01-04", "/learn"), "unknown");
  });
});

test("the time of the build is never told", () => {
  const date = lastChanged(new Date("2040-01-01"))("/ajax/wildlife-removal");
  assert.notEqual(date?.slice(0, 4), "2040");
});

test("a page that is none has no date", () => {
  assert.equal(lastChanged()("/nothing"), undefined);
});
