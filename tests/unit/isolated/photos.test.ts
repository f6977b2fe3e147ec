/** Describes what editors are told about the photos of a job, at the line that names each. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import sharp, { type Metadata } from "sharp";
import { contentProblems } from "#content/check.ts";
import { contentFiles, contentFolder as folder } from "#content/content-folder.ts";
import { describeProblem } from "#content/problems.ts";

const photos = join(folder, "photos");
mkdirSync(photos, { recursive: true });

/** A photo of noise, which is as large as a photo of leaves. */
const noise = (width: number, height: number, orientation: Metadata["orientation"] = 1) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const firstIn = (name: string) =>
  basename([...contentFiles(`${name}/*.md`).keys()][0] ?? "", ".md");
const [area, service] = [firstIn("cities"), firstIn("services")];
const words = "They heard steps above the bed, and we found the hole and closed it. ".repeat(5);
/** A job whose first photo has these lines. */
const jobWith = (...before: string[]) => `---
title: "A job of the test"
area: ${area}
month: 2026-01
animal: raccoon
services: [${service}]
before:
  ${before.join("\n  ")}
after:
  file: good.jpg
  alt: "The same place with mesh in front of it."
meta_description: "${words.slice(0, 136)}"
---

${words}
`;
const problemsOf = (...before: string[]) =>
  contentProblems(new Map([...contentFiles(), ["jobs/test.md", jobWith(...before)]])).map(
    describeProblem,
  );

const alt = 'alt: "A hole in the wall under the roof."';
const [good, tall, small, animated, turned] = await Promise.all([
  noise(1200, 900),
  noise(1000, 1400),
  noise(999, 800),
  sharp([await noise(1200, 900), await noise(1200, 900)], { join: { animated: true } })
    .webp()
    .toBuffer(),
  noise(1400, 1000, 6),
]);
writeFileSync(join(photos, "good.jpg"), good);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>';

test("a good photo has no problem, nor has one in portrait with its focus", () => {
  writeFileSync(join(photos, "tall.jpg"), tall);
  assert.deepEqual(problemsOf("file: good.jpg", alt), []);
  assert.deepEqual(problemsOf("file: tall.jpg", alt, "focus: top"), []);
});

for (const [what, name, file, message] of [
  ["a missing file", "goood.jpg", undefined, "there is no such file in"],
  ["HEIC", "IMG_1.HEIC", good, "is HEIC, which browsers cannot show; export it as JPEG"],
  ["another kind of file", "notes.txt", good, "must be the name of a JPEG, PNG, WebP or AVIF"],
  ["a file that is no photo", "broken.jpg", Buffer.from("no"), "the file is broken or incomplete"],
  ["a truncated file", "cut.jpg", good.subarray(0, good.length / 2), "broken or incomplete"],
  ["a small photo", "small.jpg", small, "is 999 pixels wide, and at least 1,000"],
  ["an animation", "animated.webp", animated, "is animated, or of another"],
  ["a drawing with a photo's name", "attic.jpg", Buffer.from(drawing), "of another kind"],
  ["a large file", "large.jpg", Buffer.concat([good, Buffer.alloc(15_000_000)]), "has 16 MB"],
  ["a photo in portrait", "tall.jpg", tall, "is in portrait"],
  ["a turned photo of a phone", "turned.jpg", turned, "is in portrait"],
] as const) {
  test(`${what} is told at its line`, () => {
    if (file) writeFileSync(join(photos, name), file);
    const [problem = "", ...others] = problemsOf(`file: ${name}`, alt);
    assert.ok(problem.startsWith(`${join(folder, "jobs/test.md")}:8:`), problem);
    assert.ok(problem.includes(message), problem);
    assert.deepEqual(others, []);
    if (file) rmSync(join(photos, name));
  });
}

for (const [what, write, message] of [
  [
    "an empty file",
    (path: string) => {
      writeFileSync(path, "");
    },
    "is broken or incomplete",
  ],
  [
    "a link",
    (path: string) => {
      symlinkSync("/etc/passwd", path);
    },
    "found a link",
  ],
] as const) {
  test(`${what} that no field names is told with its name`, () => {
    const path = join(photos, "unused.jpg");
    write(path);
    const [problem = "", ...others] = problemsOf("file: good.jpg", alt);
    assert.ok(problem.startsWith(path) && problem.includes(message), problem);
    assert.deepEqual(others, []);
    rmSync(path);
  });
}

test("a photo without an alternative text is told at its line", () => {
  const [problem = ""] = problemsOf("file: good.jpg", 'alt: ""');
  assert.match(problem, /test\.md:9:\d+ {2}before\.alt: is empty/);
});
