import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, nextOpening } from "#toronto-time.ts";

const hours = { opens: "07:00", closes: "19:00", days: ["monday", "saturday"] };

// 2026-11-21 is a Saturday.
for (const [now, expected] of [
  ["2026-11-21 06:59", false],
  ["2026-11-21 07:00", true],
  ["2026-11-21T18:59", true],
  ["2026-11-21 19:00", false],
  ["2026-11-22 12:00", false],
  ["2026-11-23 12:00", true],
] as const) {
  test(`at ${now} an office that is open on Mondays and Saturdays is ${expected ? "open" : "closed"}`, () => {
    assert.equal(isOpen(hours, now), expected);
  });
}

test("an office that closes at 12 AM is open until midnight", () => {
  assert.equal(isOpen({ ...hours, closes: "24:00" }, "2026-11-21 23:59"), true);
});

const others = [
  { first: "2026-11-21", last: "2026-11-22" },
  { first: "2026-11-23", last: "2026-11-23", opens: "10:00", closes: "14:00" },
];

for (const [now, expected] of [
  ["2026-11-21 12:00", false],
  ["2026-11-23 09:59", false],
  ["2026-11-23 13:59", true],
  ["2026-11-28 12:00", true],
] as const) {
  test(`at ${now} an office with a closed day and special hours is ${expected ? "open" : "closed"}`, () => {
    assert.equal(isOpen({ ...hours, others }, now), expected);
  });
}

test("the next opening passes over closed days, and is that of special hours", () => {
  assert.deepEqual(nextOpening({ ...hours, others }, "2026-11-21 06:00"), {
    day: "2026-11-23",
    opens: "10:00",
    later: 2,
  });
});
