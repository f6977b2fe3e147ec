/** A document, a price or a notice with a later day is published on that day, and told as waiting. */
import "../../support/content-copy.ts";
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { checkContent } from "#content/check.ts";
import { contentCollections } from "#content/collections.ts";
import { contentFiles, contentFolder as folder } from "#content/content-folder.ts";
import { readCollection } from "#content/loader.ts";
import { describeProblem } from "#content/problems.ts";
import { launchReport } from "#editor/launch-check/launch-check.ts";

const files = contentFiles();
const [later, earlier] = ["2099-01-04", "2020-01-04"];
const documentIn = (name: string) => [...files.keys()].find((path) => path.startsWith(name)) ?? "";
const [job, guide] = [documentIn("jobs/"), documentIn("guides/")];
const service =
  [...files.keys()].find(
    (path) => path.startsWith("services/") && /^prices:$/m.test(files.get(path) ?? ""),
  ) ?? "";
const idOf = (path: string) => path.replace(/.*\/|\.md$/g, "");

/** Writes a file with a change for as long as `look` runs. */
function withChange<T>(path: string, change: (text: string) => string, look: () => T): T {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, change(text));
  try {
    return look();
  } finally {
    writeFileSync(file, text);
  }
}
const publishOn = (day: string) => (text: string) =>
  text.replace("---\n", `---\npublish: ${day}\n`);
const notes = () => checkContent().notes.map(describeProblem).join("\n");

test("a guide and a job are absent before their day, and told as waiting", () => {
  for (const [path, ids] of [
    [job, () => [...readCollection(contentCollections.jobs).keys()]],
    [guide, () => [...readCollection(contentCollections.guides).keys()]],
  ] as const) {
    assert.ok(!withChange(path, publishOn(later), ids).includes(idOf(path)), path);
    assert.ok(withChange(path, publishOn(earlier), ids).includes(idOf(path)), path);
    const told = `${path}:2:1  publish: is published on ${later}, not before.`;
    assert.ok(withChange(path, publishOn(later), notes).includes(told));
    const { notes: launchNotes } = withChange(path, publishOn(later), () => launchReport({}));
    assert.ok(launchNotes.some((note) => note.includes(`${path}:2 is published on ${later}`)));
    assert.doesNotMatch(withChange(path, publishOn(earlier), notes), /is published on/);
  }
});

test("mistakes in what waits stop a build today, not on its day", () => {
  const wrong = (text: string) => publishOn(later)(text).replace(/^month: .*/m, "month: soon");
  assert.ok(
    withChange(job, wrong, () => checkContent().problems).some(({ field }) => field === "month"),
  );
});

test("a link to a page that waits is reported, unless its own page waits as long", () => {
  const link = `/jobs/${idOf(job)}`;
  const linked = (text: string) => text.replace(/\n$/, `\n\nAs [here](${link}).\n`);
  const problems = (change: (text: string) => string) =>
    withChange(job, publishOn(later), () =>
      withChange(guide, change, () => checkContent().problems),
    ).filter(({ file, message }) => file.endsWith(guide) && message.includes(link));
  assert.match(problems(linked)[0]?.message ?? "", /is published on 2099-01-04\. Link to it from/);
  assert.deepEqual(
    problems((text) => linked(publishOn(later)(text))),
    [],
  );
});

test("a price of a service and a notice are absent before their day", () => {
  const price = (day: string) => (text: string) =>
    text.replace(/^prices:\n/m, `prices:\n  - label: Soon\n    price: "$5"\n    publish: ${day}\n`);
  const labels = () =>
    readCollection(contentCollections.services)
      .get(idOf(service))
      ?.prices.map(({ label }) => label);
  assert.ok(!withChange(service, price(later), labels)?.includes("Soon"));
  assert.ok(withChange(service, price(earlier), labels)?.includes("Soon"));
  assert.match(withChange(service, price(later), notes), /price 1, publish: is published on 2099/);

  const notice = (day: string) => (text: string) =>
    `${text}\nnotices:\n  - says: We move.\n    first: 2099-02-01\n    publish: ${day}\n`;
  const notices = () => readCollection(contentCollections.business).get("business")?.notices;
  assert.equal(withChange("business.yaml", notice(later), notices)?.length, 0);
  assert.equal(withChange("business.yaml", notice(earlier), notices)?.length, 1);
});
