/** Every sentence that says another fact than the facts do is named, as a mistake or as what could be better. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { reportOn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles } from "#loader/content-folder.ts";
import type { policyShapes } from "#schemas/policies.ts";
import { staleFacts } from "#tools/editorial/facts-in-prose.ts";
import { contentWarnings } from "#tools/editorial/warnings.ts";

const files = contentFiles();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** The files after the text of one was changed. */
const filesAfter = (path: string, change: (text: string) => string) =>
  new Map([...checked, [path, checkFile(path, change(files.get(path) ?? ""))]]);

/** A file's text from a line on. */
const textFrom = (file: string, line = 1) => {
  const path = [...files.keys()].find((name) => file.endsWith(name)) ?? "";
  return (files.get(path) ?? "").split("\n").slice(line - 1);
};

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
    const found = staleFacts(filesAfter("business.yaml", (text) => text.replace(pattern, written)));
    assert.ok(found.length > 0);
    for (const { file, line, message, found: words, expected } of found) {
      assert.ok(message.includes(`the fact is ${says}`), message);
      assert.ok(message.includes(words) && expected.startsWith(says), message);
      const rows = textFrom(file, line);
      assert.ok(
        rows.slice(0, 2).join(" ").replaceAll(/\s+/g, " ").includes(words.slice(0, 8)),
        `${file}:${line ?? 0} ${words}`,
      );
    }
  });
}

test("every sentence with an old price is named where the cost guide changes", () => {
  const found = staleFacts(
    filesAfter("cost-guide.yaml", (text) => text.replaceAll(/high: 600\b/g, "high: 777")),
  );
  assert.ok(found.length > 5);
  assert.ok(found.every(({ message }) => message.includes("a price of cost-guide.yaml")));
});

for (const [rule, other] of Object.entries({
  door_nights: "21 to 22 nights",
  coldest_night: "−21 °C",
  mesh: "99-gauge",
  first_visit: "The first visit has no price.",
  night_visits: "Nobody comes at night.",
  wiring: "The wires are the owner's.",
} satisfies Record<keyof typeof policyShapes, string>)) {
  test(`once ${rule} is changed, every sentence that says the old is named with its line`, () => {
    const { problems } = reportOn(
      filesAfter("business.yaml", (text) => {
        const business = parseDocument(text);
        business.setIn(["policies", rule, "says"], other);
        return business.toString();
      }),
    );
    assert.ok(problems.length > 0);
    for (const { file, line, message } of problems) {
      const [, old = ""] = /found “(.+?)”, but/.exec(message) ?? [];
      assert.ok(old && textFrom(file, line)[0]?.includes(old), `${file}:${line ?? 0} ${message}`);
      assert.ok(message.includes(other));
    }
  });
}
