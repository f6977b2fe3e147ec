import assert from "node:assert/strict";
import { test } from "node:test";
import { contentFiles } from "#loader/content-folder.ts";
import { otherSites } from "#loader/other-sites.ts";

test("a link to another site is found in a field and in the text, with the month it was checked in", () => {
  const source = "https://www.ajax.ca/wildlife";
  const text = `---\nname: Ajax\nwho_to_call:\n  checked: 2026-11\n  feeding:\n    source: ${source}\n---\n\n[Out](${source}) (checked March 2025).\n\n[In](/areas) and [out](${source}) again.\n`;
  assert.deepEqual(
    otherSites("cities/ajax.md", text).map(({ url, line, checked }) => ({ url, line, checked })),
    [
      { url: source, line: 6, checked: "2026-11" },
      { url: source, line: 9, checked: "2025-03" },
      { url: source, line: 11, checked: undefined },
    ],
  );
});

test("every page that the text rests on stands beside the month in which it was checked", () => {
  const unchecked = [...contentFiles()]
    .filter(([path]) => path.endsWith(".md") && path !== "README.md")
    .flatMap(([path, text]) => otherSites(path, text))
    .filter(({ checked }) => checked === undefined);
  assert.deepEqual(unchecked, []);
});
