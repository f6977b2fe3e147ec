/** The content check judges fields, references and markup, never what a sentence says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { contentProblems } from "#content/check/check-content.ts";
import { contentFiles } from "#content/content-folder.ts";

const texts = contentFiles();
const [path = "", text = ""] =
  [...texts].find(([file]) => file.startsWith("neighbourhoods/")) ?? [];
const business = texts.get("business.yaml") ?? "";

for (const sentence of [
  "Most calls about noises in the attic come between 2 AM and 4 AM.",
  "Toronto collects green bins from 6 AM.",
  "An electrician may need to look at it.",
  "At −5 °C a mother stays in.",
  "Plan for 3 to 5 nights in a hotel.",
  "The fence was closed with 22-gauge wire.",
])
  test(`“${sentence}” may stand in a text`, () => {
    const changed = `${text.trimEnd()} ${sentence}\n`;
    assert.deepEqual(contentProblems(new Map([...texts, [path, changed]])), []);
  });

test("the office may open an hour later", () => {
  const changed = business.replace(/opens: .*/, "opens: 8 AM");
  assert.notEqual(changed, business);
  assert.deepEqual(contentProblems(new Map([...texts, ["business.yaml", changed]])), []);
});
