import assert from "node:assert/strict";
import { test } from "node:test";
import { securityTxtExpires } from "#features/contact/security-txt.ts";

test("security.txt ends months ahead but within a year, on the same day for builds of a month", () => {
  for (const day of ["2026-01-01", "2026-03-31", "2026-11-28", "2028-02-29"]) {
    const now = new Date(`${day}T23:59:59Z`);
    const months = (Date.parse(securityTxtExpires(now)) - now.getTime()) / (30 * 24 * 3_600_000);
    assert.ok(months > 9 && months < 12, day);
  }
  const [first, last] = ["2026-11-01T00:00:00Z", "2026-11-30T23:59:59Z"].map((time) =>
    securityTxtExpires(new Date(time)),
  );
  assert.equal(first, last);
});
