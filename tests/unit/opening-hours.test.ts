import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen } from "#scripts/toronto-time.ts";

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
