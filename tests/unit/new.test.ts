/** `npm run new`, with a copy of the content. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { torontoNow } from "#toronto-time.ts";
import { content, required } from "../support/pages.ts";
import { copyContent } from "../support/temporary-folder.ts";

const folder = copyContent();
// The line endings of Windows are kept.
const areasFile = join(folder, "areas.yaml");
writeFileSync(areasFile, readFileSync(areasFile, "utf8").replaceAll("\n", "\r\n"));
const read = (path: string) => readFileSync(join(folder, path), "utf8");

function runNew(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["src/editor/new/new.ts", ...args],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: folder } },
  );
  return { status, output: stdout + stderr };
}

for (const [kind, name, path] of [
  ["city", "Testing-on-the-Hill", "cities/testing-on-the-hill.md"],
  ["neighbourhood", "St. Tester’s", "neighbourhoods/st-testers.md"],
] as const) {
  test(`adds a ${kind}: an entry in areas.yaml that changes no other line, and a draft whose empty parts are listed`, () => {
    const before = read("areas.yaml").split("\r\n");
    const { status, output } = runNew(kind, name, "--at", "43.81,-79.42");
    assert.equal(status, 0, output);

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
  const { status, output } = runNew("guide", "Skunks under the porch");
  assert.equal(status, 0, output);
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
  assert.equal(runNew("neighbourhood", name).status, 0);
  assert.equal(read("areas.yaml"), areas);
  assert.match(read(`neighbourhoods/${slug}.md`), /^draft: true$/m);
});

const { name: existing } = required(content.areas.cities[0]);
for (const [what, args, message] of [
  ["an area that exists", ["city", existing, "--at", "43,-79"], /exists already/],
  ["what the content check refuses", ["city", "X", "--at=-79.4,43.8"], /latitude: .*swapped/],
  ["a new area without coordinates", ["city", "X"], /Where is X\?/],
  ["another kind", ["review", "Ann"], /Usage: npm run new/],
] as const) {
  test(`refuses ${what}, and writes nothing`, () => {
    const areas = read("areas.yaml");
    const { status, output } = runNew(...args);
    assert.equal(status, 1);
    assert.match(output, message);
    assert.equal(read("areas.yaml"), areas);
  });
}
