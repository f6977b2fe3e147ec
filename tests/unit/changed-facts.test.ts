import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { checkFile } from "#content/check/check-file.ts";
import { contentFolder } from "#content/content-folder.ts";
import { describeProblem } from "#content/check/problems.ts";
import { changedFacts } from "#content/check/changed-facts.ts";

/** Returns the suggestions after a file of facts was changed; without `before` it is new. */
function suggestionsAfter(
  change: { file?: string; before?: string; after: string },
  texts: Record<string, string>,
) {
  const { file = "business.yaml", before, after } = change;
  const files = Object.entries({ ...texts, [file]: after });
  return changedFacts(
    new Map(files.map(([path, text]) => [path, checkFile(path, text)])),
    (path) => (path === file ? before : undefined),
  ).map(describeProblem);
}

const answer = (text: string) => ({ "faqs/home.md": `### How many?\n\n${text}\n` });

describe("a text is named with its line if it still has", () => {
  for (const { fact, file, before, after, text, at = "3:8" } of [
    { fact: "a number", before: "count: 177", after: "count: 203", text: "It has 177 stars." },
    { fact: "words", before: "opens: 7 AM", after: "opens: 8 AM", text: "From\n7 AM.", at: "4:1" },
    {
      fact: "a removed fact",
      before: "name: Old Ltd.\na: b",
      after: "a: b",
      text: "We, Old Ltd.",
      at: "3:5",
    },
    {
      fact: "a price",
      file: "cost-guide.yaml",
      before: "low: 1400",
      after: "low: 1500",
      text: "About $1,400–$4,000.",
    },
  ]) {
    test(fact, () => {
      const [suggestion = "", ...others] = suggestionsAfter({ file, before, after }, answer(text));
      assert.ok(suggestion.startsWith(`${join(contentFolder, "faqs/home.md")}:${at} `), suggestion);
      assert.deepEqual(others, []);
    });
  }
});

describe("a text is not named for", () => {
  for (const { reason, before, after, text } of [
    { reason: "a part of another number", before: "a: 40", after: "a: 50", text: "1,40 40.5 400" },
    { reason: "a part of a word", before: "a: rat", after: "a: mole", text: "Congratulations." },
    { reason: "a single digit", before: "days: 7", after: "days: 6", text: "At 7 AM." },
    {
      reason: "a copyright year",
      before: "copyright_year: 2025",
      after: "copyright_year: 2026",
      text: "A bat in May 2025.",
    },
    { reason: "a fact that moved", before: "a: 40\nb: 50", after: "b: 40\na: 50", text: "40, 50" },
    { reason: "another comment", before: "a: 40 # forty", after: "a: 40", text: "# forty" },
  ]) {
    test(reason, () => {
      assert.deepEqual(suggestionsAfter({ before, after }, answer(text)), []);
    });
  }

  test("what a customer wrote", () => {
    const review = { "reviews/2024.yaml": "- name: Ben\n  text: They came at 7 AM.\n" };
    assert.deepEqual(suggestionsAfter({ before: "opens: 7 AM", after: "opens: 8 AM" }, review), []);
  });
});

test("there are no suggestions without a last commit", () => {
  assert.deepEqual(suggestionsAfter({ after: "opens: 8 AM" }, answer("From 7 AM.")), []);
});
