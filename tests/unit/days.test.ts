/** Days that are different, and notices: what the content check says of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { readContentFile } from "#content/read.ts";
import { dayNotes, unreadNotes } from "#content/rules/days.ts";
import { contentFiles } from "#content/content-folder.ts";
import { evidenceRows } from "#features/evidence/evidence-rows.ts";

/** The company's facts with some values changed, as the check reads them. */
function businessWith(values: Record<string, unknown>) {
  const document = parseDocument(contentFiles().get("business.yaml") ?? "");
  for (const [key, value] of Object.entries(values)) document.set(key, value);
  return readContentFile("business.yaml", document.toString());
}

const notice = { says: "We are booked.", first: "2026-12-20", last: "2026-12-22" };

for (const [what, values, field, message] of [
  [
    "ends before it begins",
    { closed: [{ first: "2026-12-26", last: "2026-12-25" }] },
    "closed.0.last",
    /before the first/,
  ],
  [
    "is closed and has special hours",
    {
      closed: [{ first: "2026-12-24", last: "2026-12-26" }],
      special_hours: [{ first: "2026-12-24", opens: "9 AM", closes: "3 PM" }],
    },
    "special_hours.0.first",
    /overlaps with the entry that begins on 2026-12-24/,
  ],
  [
    "has two notices",
    { notices: [notice, { ...notice, first: "2026-12-22", last: "2026-12-24" }] },
    "notices.1.first",
    /overlaps/,
  ],
  [
    "has a long notice",
    { notices: [{ ...notice, says: "Booked. ".repeat(20) }] },
    "notices.0.says",
    /at most 140 characters/,
  ],
] as const) {
  test(`a day that ${what} is a problem`, () => {
    const { problems } = businessWith(values);
    assert.deepEqual(
      problems.map((problem) => problem.field),
      [field],
    );
    assert.match(problems[0]?.message ?? "", message);
  });
}

test("what is over is noted from the next day on", () => {
  const business = businessWith({ closed: [{ first: "2026-12-25" }], notices: [notice] });
  assert.deepEqual(business.problems, []);
  const over = (today: string) => {
    const fields: string[] = [];
    dayNotes({ files: new Map([["business.yaml", business]]), today }, ({ field }) =>
      fields.push(field),
    );
    return fields;
  };
  assert.deepEqual(over("2026-12-22"), []);
  assert.deepEqual(over("2026-12-23"), ["notices.0"]);
  assert.deepEqual(over("2026-12-26"), ["closed.0", "notices.0"]);
});

test("a licence or an insurance is shown to its last day", () => {
  const licence = (number: string, valid_until: string) => ({
    authority: "A",
    number,
    valid_until,
  });
  const evidence = { licence: [licence("1", "2026-12-25"), licence("2", "2026-12-26")] };
  const shown = (today: string) =>
    evidenceRows(evidence, ["licence"], { number: "Number" }, undefined, today).map(
      ({ text }) => text,
    );
  assert.deepEqual(shown("2026-12-25"), ["1", "2"]);
  assert.deepEqual(shown("2026-12-26"), ["2"]);
  assert.deepEqual(shown("2026-12-27"), []);
});

test("sources that nobody has read for a year are noted", () => {
  const path = [...contentFiles().keys()].find((name) => name.startsWith("guides/")) ?? "";
  const text = (contentFiles().get(path) ?? "").replace(/^checked: .*/m, "checked: 2026-11");
  const file = readContentFile(path, text);
  const messagesOn = (today: string) => {
    const messages: string[] = [];
    unreadNotes({ files: new Map([[path, file]]), today }, (_, message) => messages.push(message));
    return messages;
  };
  assert.deepEqual(messagesOn("2027-11-30"), []);
  assert.match(messagesOn("2027-12-01")[0] ?? "", /last read in 2026-11: read them again/);
});
