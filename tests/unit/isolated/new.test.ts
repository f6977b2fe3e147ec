/** `npm run new`, with a copy of the content. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contentFiles, contentFolder as folder } from "#content/content-folder.ts";
import { newDocument } from "#editor/new/new-document.ts";
import { torontoNow } from "#toronto-time.ts";
import { content, required } from "../../support/pages.ts";

// The line endings of Windows are kept.
const areasFile = join(folder, "areas.yaml");
writeFileSync(areasFile, readFileSync(areasFile, "utf8").replaceAll("\n", "\r\n"));
const read = (path: string) => readFileSync(join(folder, path), "utf8");

/** Runs the command itself. */
function runNew(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["src/editor/new/new.ts", ...args],
    { encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

for (const [kind, name, path] of [
  ["city", "Testing-on-the-Hill", "cities/testing-on-the-hill.md"],
  ["neighbourhood", "St. Tester’s", "neighbourhoods/st-testers.md"],
] as const) {
  test(`adds a ${kind}: an entry in areas.yaml that changes no other line, and a draft whose empty parts are listed`, () => {
    const before = read("areas.yaml").split("\r\n");
    const output = newDocument(kind, name, "43.81,-79.42");

    const lines = read("areas.yaml").split("\r\n");
    const start = lines.findIndex((line) => line.endsWith(`name: ${name}`)) - 1;
    const end = start + lines.length - before.length;
    assert.deepEqual([...lines.slice(0, start), ...lines.slice(end)], before);

    const document = read(path).split("\n");
    assert.equal(document[1], "draft: true");
    const listed = [...output.matchAll(/\.md:(\d+):\d+ {2}/g)].map((found) => Number(found[1]));
    for (const [index, line] of document.entries())
      if (/: ""$|^###$|^<!-- To write/.test(line)) assert.ok(listed.includes(index + 1), line);
  });
}

test("adds a guide: a draft behind the others, whose empty parts are listed", () => {
  const output = newDocument("guide", "Skunks under the porch");
  const text = read("guides/skunks-under-the-porch.md");
  assert.match(text, new RegExp(`^draft: true\norder: ${content.guides.size + 1}$`, "m"));
  assert.match(output, /:6:1 {2}meta_description: is empty/);
  assert.doesNotMatch(output, /order:|updated:|checked:/);
});

test("adds a job: a draft of this month, whose empty parts are listed", () => {
  const { status, output } = runNew("job", "Raccoons out of a shed");
  assert.equal(status, 0, output);
  const month = torontoNow().slice(0, "2026-11".length);
  assert.match(read("jobs/raccoons-out-of-a-shed.md"), new RegExp(`^month: "${month}"$`, "m"));
  for (const field of ["area", "animal", "before.file", "after.alt"])
    assert.ok(output.includes(`  ${field}: `), field);
  assert.doesNotMatch(output, /illustrations|areas\.yaml, move/);
});

test("writes only the document of an area that areas.yaml lists already", () => {
  const { slug, name } = required(content.areas.neighbourhoods[0]);
  const areas = read("areas.yaml");
  rmSync(join(folder, "neighbourhoods", `${slug}.md`));
  newDocument("neighbourhood", name);
  assert.equal(read("areas.yaml"), areas);
  assert.match(read(`neighbourhoods/${slug}.md`), /^draft: true$/m);
});

const { name: existing } = required(content.areas.cities[0]);
for (const [what, [kind, name, at], message] of [
  ["an area that exists", ["city", existing, "43,-79"], /exists already/],
  ["what the content check refuses", ["city", "X", "-79.4,43.8"], /latitude: .*swapped/],
  ["a new area without coordinates", ["city", "X"], /Where is X\?/],
  ["another kind", ["review", "Ann"], /Usage: npm run new/],
  ["a name with quotation marks", ["guide", 'The "attic"'], /straight quotation marks/],
] satisfies [string, Parameters<typeof newDocument>, RegExp][]) {
  test(`refuses ${what}, and writes nothing`, () => {
    const before = contentFiles();
    assert.throws(() => newDocument(kind, name, at), message);
    assert.deepEqual(contentFiles(), before);
  });
}

test("the command says why it refuses, and exits with 1", () => {
  const { status, output } = runNew("city", existing);
  assert.equal(status, 1);
  assert.match(output, /^.+ exists already; nothing was changed\.\n$/);
});
