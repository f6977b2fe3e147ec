import assert from "node:assert/strict";
import { test } from "node:test";
import { contentFiles } from "#content/content-folder.ts";
import { externalLinks } from "#content/check/external-links.ts";

test("a link to another site is found in a field and in the text, with the month it was checked in", () => {
  const source = "https://www.ajax.ca/wildlife";
  const text = `---\nname: Ajax\nwho_to_call:\n  checked: 2026-11\n  feeding:\n    source: ${source}\n---\n\n[Out](${source}) (checked March 2025).\n\n[In](/areas) and [out](${source}) again.\n`;
  assert.deepEqual(
    externalLinks("cities/ajax.md", text).map(({ url, line, checked }) => ({ url, line, checked })),
    [
      { url: source, line: 6, checked: "2026-11" },
      { url: source, line: 9, checked: "2025-03" },
      { url: source, line: 11, checked: undefined },
    ],
  );
});

test("words that only look like a month are ignored", () => {
  for (const words of ["checked Spring 2026", "found in Toronto 2023", "found Mayor 2024"]) {
    const [link] = externalLinks("faqs/home.md", `### Why?\n\n[So](https://x.ca/) (${words}).\n`);
    assert.equal(link?.checked, undefined, words);
  }
});

test("every source of the content has the month in which it was last checked", () => {
  const unchecked = [...contentFiles()]
    .filter(([path]) => path.endsWith(".md") && path !== "README.md")
    .flatMap(([path, text]) => externalLinks(path, text))
    .filter(({ checked }) => checked === undefined);
  assert.deepEqual(unchecked, []);
});
