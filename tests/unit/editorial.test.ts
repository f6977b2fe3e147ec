/** Sentences that contradict the facts are reported, as a problem or a suggestion. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { reportOn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles } from "#loader/content-folder.ts";
import type { policyPatterns } from "#schemas/policies.ts";
import { staleFacts } from "#tools/editorial/facts-in-prose.ts";
import { contentWarnings } from "#tools/editorial/warnings.ts";

const files = contentFiles();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** Returns the files after the text of one was changed. */
const filesAfter = (path: string, change: (text: string) => string) =>
  new Map([...checked, [path, checkFile(path, change(files.get(path) ?? ""))]]);

/** Returns the lines of a file from a line on. */
const textFrom = (file: string, line = 1) => {
  const path = [...files.keys()].find((name) => file.endsWith(name)) ?? "";
  return (files.get(path) ?? "").split("\n").slice(line - 1);
};

test("the content has no contradictory facts, clichés, exclamation marks or overlaps", () => {
  assert.deepEqual(
    contentWarnings(checked).filter(({ message }) =>
      /the current fact is|cliché|exclamation mark|runs of five/.test(message),
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
  test(`every sentence with the old fact is reported if ${fact} changes`, () => {
    const [pattern, written] = change;
    const found = staleFacts(filesAfter("business.yaml", (text) => text.replace(pattern, written)));
    assert.ok(found.length > 0);
    for (const { file, line, message, found: words, expected } of found) {
      assert.ok(message.includes(`the current fact is ${says}`), message);
      assert.ok(message.includes(words) && expected.startsWith(says), message);
      const rows = textFrom(file, line);
      assert.ok(
        rows.slice(0, 2).join(" ").replaceAll(/\s+/g, " ").includes(words.slice(0, 8)),
        `${file}:${line ?? 0} ${words}`,
      );
    }
  });
}

test("every sentence with an old price is reported if the cost guide changes", () => {
  const found = staleFacts(
    filesAfter("cost-guide.yaml", (text) => text.replaceAll(/high: 600\b/g, "high: 777")),
  );
  assert.ok(found.length > 5);
  assert.ok(found.every(({ message }) => message.includes("a price of cost-guide.yaml")));
});

test("a policy is found in wrapped text, and not in comments", () => {
  const at = (path: string, change: (text: string) => string) =>
    reportOn(filesAfter(path, change)).problems.map(({ file, line, column, message }) => ({
      place: `${file}:${line ?? 0}:${column ?? 0}`,
      message,
    }));
  const guide = "cities/ajax.md";
  const end = textFrom(guide).length;
  const [wrapped, ...others] = at(
    guide,
    (text) => `${text}\nThe door stays for 21\nto 22 nights. <!-- 31 to 32 nights -->\n`,
  );
  assert.deepEqual(others, []);
  assert.equal(wrapped?.place, `content/${guide}:${end + 1}:20`);
  assert.match(wrapped.message, /found “21 to 22 nights”/);
  const [folded, ...more] = at(
    "printouts.yaml",
    (text) =>
      `# The door stays for 31 to 32 nights.\n${text.replace(/^(\s*lead: ).*$/m, "$1>-\n    It stays for 21\n    to 22 nights.")}`,
  );
  assert.deepEqual(more, []);
  assert.match(folded?.message ?? "", /found “21 to 22 nights”/);
});

for (const [rule, other] of Object.entries({
  door_nights: "21 to 22 nights",
  coldest_night: "−21 °C",
  mesh: "99-gauge",
  first_visit: "The first visit has no price.",
  night_visits: "Nobody comes at night.",
  wiring: "The wires are the owner's.",
} satisfies Record<keyof typeof policyPatterns, string>)) {
  test(`every sentence with the old policy is reported with its line if ${rule} changes`, () => {
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
