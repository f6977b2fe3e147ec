/** What `npm run check:content` says could be better: it names the sentence, and stops nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles } from "#loader/content-folder.ts";
import { staleFacts } from "#tools/editorial/facts-in-prose.ts";
import { contentWarnings } from "#tools/editorial/warnings.ts";

const files = contentFiles();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** The sentences that say another fact than the facts do after a change. */
const staleAfter = (path: string, change: (text: string) => string) =>
  staleFacts(new Map([...checked, [path, checkFile(path, change(files.get(path) ?? ""))]]));

test("the content says no fact in two ways, and no worn phrase", () => {
  assert.deepEqual(
    contentWarnings(checked).filter(({ message }) =>
      /the fact is|worn phrase|exclaims|runs of five/.test(message),
    ),
    [],
  );
});

for (const { fact, change, says } of [
  { fact: "the hour of opening", change: [/opens: .*/, "opens: 5:15 AM"], says: "5:15 AM" },
  { fact: "the hour of closing", change: [/closes: .*/, "closes: 11:15 PM"], says: "11:15 PM" },
  { fact: "the days", change: [/days: \d/, "days: 2"], says: "two days" },
  { fact: "the stars", change: [/value: .*/, "value: 1.5"], says: "1.5" },
  { fact: "the number of ratings", change: [/count: .*/, "count: 99999"], says: "99999" },
  { fact: "the name", change: [/^name: .*/m, "name: Other Wildlife Control"], says: "Other Wild" },
] as const) {
  test(`every sentence that says the old fact is named where ${fact} changes`, () => {
    const [pattern, written] = change;
    const found = staleAfter("business.yaml", (text) => text.replace(pattern, written));
    assert.ok(found.length > 0);
    for (const { file, line, message } of found) {
      assert.ok(message.includes(`the fact is ${says}`), message);
      const words = /found “(.+?)”/.exec(message)?.[1] ?? "?";
      const path = [...files.keys()].find((name) => file.endsWith(name)) ?? "";
      const rows = (files.get(path) ?? "").split("\n").slice((line ?? 1) - 1);
      assert.ok(
        rows.slice(0, 2).join(" ").replaceAll(/\s+/g, " ").includes(words.slice(0, 8)),
        `${file}:${line ?? 0} ${words}`,
      );
    }
  });
}

test("every sentence with an old price is named where the cost guide changes", () => {
  const found = staleAfter("cost-guide.yaml", (text) =>
    text.replaceAll(/high: 600\b/g, "high: 777"),
  );
  assert.ok(found.length > 5);
  assert.ok(found.every(({ message }) => message.includes("a price of cost-guide.yaml")));
});
