/** What the built folder holds, and what it must not. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";

const folder = resolve(process.env["DIST_DIR"] ?? "dist");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

test("no source map is in it, and no file asks for one", () => {
  assert.deepEqual(globSync("**/*.map", { cwd: folder }), []);
  for (const name of globSync("**/*.{js,css,html}", { cwd: folder })) {
    assert.ok(!/sourceMappingURL/.test(read(name)), name);
  }
});

test("nothing tells the version of what it was made with", () => {
  for (const name of globSync("**/*.{js,css,html,svg,xml,txt}", {
    cwd: folder,
    exclude: ["third-party-notices.txt"],
  })) {
    const text = read(name);
    assert.ok(!/<meta name="?generator/i.test(text), `${name} names its generator`);
    assert.ok(!/\/\*!|@license|@preserve/.test(text), `${name} carries a banner`);
    assert.ok(!/<!-- ?(?:Generator|Created with)/i.test(text), `${name} names its maker`);
  }
});

/** Licences that let a work be passed on to visitors for its notice alone. */
const forVisitors = new Set(["0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"]);

test("the notices name every package that the islands import, and licences that allow it", () => {
  const named = new Map(
    [...read("third-party-notices.txt").matchAll(/^- (\S+)(?: \S+)? \((\S+)\)$/gm)].map(
      ([, name = "", licence = ""]) => [name, licence] as const,
    ),
  );
  for (const [name, licence] of named) assert.ok(forVisitors.has(licence), `${name}: ${licence}`);
  const imported = globSync("src/islands/**/*.{ts,tsx}").flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?:^import (?!type )[^;]*?from |import\()"([^."#][^"]*)"/gm,
      ),
    ].map(([, path = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? ""),
  );
  assert.ok(imported.includes("swiper") && imported.includes("@emailjs/browser"));
  for (const name of [...imported, "react-dom", "scheduler", "tailwindcss", "Besley", "Lucide"]) {
    assert.ok(named.has(name), `${name} is not in the notices`);
  }
});
